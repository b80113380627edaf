#include "store/postgres/clocks.h"

#include <cstddef>

namespace belle::store::postgres {

// A table that another server is told of just now is left to it. What is reached too early, because
// the clock ran on meanwhile, stopped, or stood still, is put off.
const char* take_due_sql() {
  return "WITH reached AS MATERIALIZED ("
         "  SELECT number, id, deadline, greatest(deadline, $1::int8 + grace) AS at FROM tables"
         "  WHERE look_at <= $2::int8 ORDER BY look_at LIMIT $4::int8 FOR UPDATE SKIP LOCKED"
         "), put_off AS ("
         "  UPDATE tables t SET look_at = CASE WHEN r.deadline IS NULL THEN NULL"
         "    WHEN r.at <= $2::int8 THEN $3::int8 ELSE r.at END"
         "  FROM reached r WHERE t.number = r.number"
         ") SELECT id, at, deadline IS NOT NULL AND at <= $2::int8 FROM reached ORDER BY at";
}

Due read_due(const Rows& rows, const DueQuestion& question) {
  Due due{.tables = {}, .is_all = rows.size() < question.most};
  for (std::size_t i = 0; i < rows.size(); ++i)
    if (rows.whole(i, 2) != 0) due.tables.push_back({rows.text(i, 0), rows.whole(i, 1)});
  return due;
}

HouseTime beat(Connection& connection) {
  const Rows rows = connection.ask(
      "UPDATE house SET beat = clock.now,"
      "  opened = CASE WHEN beat < clock.now - 5000 THEN clock.now ELSE opened END"
      " FROM (SELECT (extract(epoch FROM clock_timestamp()) * 1000)::int8 AS now) clock"
      " RETURNING clock.now, opened");
  return {.now = rows.whole(0, 0), .opened = rows.whole(0, 1)};
}

HouseTime house_time(Connection& connection) {
  const Rows rows = connection.ask(
      "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::int8, opened FROM house");
  return {.now = rows.whole(0, 0), .opened = rows.whole(0, 1)};
}

void say_farewell(Connection& connection, const std::string& node) {
  connection.ask(
      "UPDATE house SET beat = 0 WHERE NOT EXISTS (SELECT 1 FROM nodes WHERE name <> $1::text"
      " AND beat > clock_timestamp() - interval '5 seconds')",
      {node});
}

}  // namespace belle::store::postgres
