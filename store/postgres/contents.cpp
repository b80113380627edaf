#include "store/postgres/contents.h"

#include <cstdint>

#include "store/postgres/tables.h"

namespace belle::store::postgres {
namespace {

using namespace std::chrono_literals;

// Long work is not given up, as a house's would be: nobody waits for it at a table.
constexpr auto kLongWork = 1h;
constexpr const char* kForLongWork =
    "SET statement_timeout = 0;"
    "SET idle_in_transaction_session_timeout = 0;"
    "SET plan_cache_mode = auto;";

// Each row is a sentence.
constexpr const char* kFaults[] = {
    "SELECT 'table ' || id || ' has no summary' FROM tables t"
    " WHERE NOT EXISTS (SELECT 1 FROM summaries WHERE table_number = t.number) LIMIT 100",
    "SELECT 'a summary has the number ' || table_number || ', and no table has it'"
    " FROM summaries WHERE NOT EXISTS (SELECT 1 FROM tables WHERE number = table_number) LIMIT 100",
    "SELECT 'lines have the number ' || table_number || ', and no table has it'"
    " FROM (SELECT DISTINCT table_number FROM lines) written"
    " WHERE NOT EXISTS (SELECT 1 FROM tables WHERE number = table_number) LIMIT 100",
    "SELECT 'table ' || id || ': lists do not find it among those that are over'"
    " FROM summaries JOIN tables ON number = table_number"
    " WHERE (stage = 2) IS DISTINCT FROM (over_at IS NOT NULL) LIMIT 100",
    "SELECT 'table ' || id || ': person ' || who || ' sits there, and is not found there'"
    " FROM summaries s JOIN tables ON number = table_number, unnest(persons) AS who"
    " WHERE NOT EXISTS (SELECT 1 FROM sitting a"
    " WHERE a.person = who AND a.table_number = s.table_number) LIMIT 100",
    "SELECT 'table ' || coalesce(t.id, a.table_number::text) || ': person ' || person ||"
    " ' is found there, and does not sit there'"
    " FROM sitting a LEFT JOIN summaries s USING (table_number) LEFT JOIN tables t"
    " ON t.number = a.table_number WHERE (person = ANY(persons)) IS NOT TRUE LIMIT 100",
    "SELECT 'the next person would have a number that was given before: restore the sequences'"
    " WHERE (SELECT max(id) FROM persons) > coalesce("
    "pg_sequence_last_value(pg_get_serial_sequence('belle.persons', 'id')::regclass), 0)",
    "SELECT 'the next table would have a number that was given before: restore the sequences'"
    " WHERE (SELECT max(number) FROM tables) > coalesce("
    "pg_sequence_last_value(pg_get_serial_sequence('belle.tables', 'number')::regclass), 0)"};

}  // namespace

DatabaseContents::DatabaseContents(const Address& address) : connection_(address, kLongWork) {
  connection_.run(kForLongWork);
}

Counts DatabaseContents::counts() {
  const Rows rows = connection_.ask(
      "SELECT (SELECT count(*) FROM persons), (SELECT count(*) FROM sessions),"
      " (SELECT count(*) FROM ratings), (SELECT count(*) FROM tables),"
      " (SELECT coalesce(sum(length), 0) FROM tables)::int8");
  const auto count = [&](int column) { return static_cast<std::size_t>(rows.whole(0, column)); };
  return {.persons = count(0),
          .sessions = count(1),
          .ratings = count(2),
          .tables = count(3),
          .lines = count(4)};
}

PersonId DatabaseContents::last_person() {
  return connection_
      .ask(
          "SELECT coalesce("
          "pg_sequence_last_value(pg_get_serial_sequence('belle.persons', 'id')::regclass), 0)")
      .whole(0, 0);
}

std::vector<PersonRow> DatabaseContents::persons(PersonId after, std::size_t most) {
  std::vector<PersonRow> found;
  const Rows rows = connection_.ask(
      "SELECT id, name, coalesce(password_hash, ''), since FROM persons WHERE id > $1::int8"
      " ORDER BY id LIMIT $2::int8",
      {after, static_cast<std::int64_t>(most)});
  found.reserve(rows.size());
  for (std::size_t i = 0; i < rows.size(); ++i)
    found.push_back({rows.whole(i, 0), rows.text(i, 1), rows.text(i, 2), rows.whole(i, 3)});
  return found;
}

std::vector<SessionRow> DatabaseContents::sessions(const std::string& after, std::size_t most) {
  std::vector<SessionRow> found;
  const Rows rows = connection_.ask(
      "SELECT hash, person, since FROM sessions WHERE hash > $1::text ORDER BY hash"
      " LIMIT $2::int8",
      {after, static_cast<std::int64_t>(most)});
  found.reserve(rows.size());
  for (std::size_t i = 0; i < rows.size(); ++i)
    found.push_back({rows.text(i, 0), rows.whole(i, 1), rows.whole(i, 2)});
  return found;
}

std::vector<RatingRow> DatabaseContents::ratings(const RatedIn& after, std::size_t most) {
  std::vector<RatingRow> found;
  const Rows rows = connection_.ask(
      "SELECT person, game, rating, deviation, volatility, at FROM ratings"
      " WHERE person > $1::int8 OR (person = $1::int8 AND game > $2::text COLLATE \"C\")"
      " ORDER BY person, game COLLATE \"C\" LIMIT $3::int8",
      {after.person, after.game, static_cast<std::int64_t>(most)});
  found.reserve(rows.size());
  for (std::size_t i = 0; i < rows.size(); ++i)
    found.push_back({rows.whole(i, 0),
                     rows.text(i, 1),
                     {.rating = rows.real(i, 2),
                      .deviation = rows.real(i, 3),
                      .volatility = rows.real(i, 4),
                      .at = rows.whole(i, 5)}});
  return found;
}

std::vector<TableRow> DatabaseContents::tables(std::int64_t after, std::size_t most) {
  const Rows rows = connection_.ask(
      "SELECT t.id, coalesce(game, ''), coalesce(stage, 0), coalesce(listed, false),"
      " coalesce(changed, 0), coalesce(about, ''), coalesce(array_to_string(persons, ' '), ''),"
      " number, length, settled FROM tables t LEFT JOIN summaries ON table_number = number"
      " WHERE number > $1::int8 ORDER BY number LIMIT $2::int8",
      {after, static_cast<std::int64_t>(most)});
  std::vector<Summary> summaries = read_summaries(rows);
  std::vector<TableRow> found;
  found.reserve(rows.size());
  for (std::size_t i = 0; i < rows.size(); ++i)
    found.push_back({.number = rows.whole(i, 7),
                     .length = static_cast<std::size_t>(rows.whole(i, 8)),
                     .rated = rows.whole(i, 9) != 0,
                     .summary = std::move(summaries[i])});
  return found;
}

std::vector<LineRow> DatabaseContents::lines(std::int64_t first, std::int64_t last) {
  std::vector<LineRow> found;
  const Rows rows = connection_.ask(
      "SELECT table_number, number, at, line FROM lines"
      " WHERE table_number BETWEEN $1::int8 AND $2::int8 ORDER BY table_number, number",
      {first, last});
  found.reserve(rows.size());
  for (std::size_t i = 0; i < rows.size(); ++i)
    found.push_back({rows.whole(i, 0), rows.whole(i, 1), {rows.whole(i, 2), rows.text(i, 3)}});
  return found;
}

std::vector<std::string> DatabaseContents::faults() {
  std::vector<std::string> faults;
  for (const char* sql : kFaults) {
    const Rows rows = connection_.ask(sql);
    for (std::size_t i = 0; i < rows.size(); ++i) faults.push_back(rows.text(i, 0));
  }
  return faults;
}

std::optional<std::string> quick_fault(Connection& connection) {
  const Rows rows = connection.ask(
      "SELECT 'the journal or the summary of table ' || id || ' is not as its head says'"
      " FROM (SELECT * FROM tables ORDER BY number DESC LIMIT 100) newest"
      " WHERE NOT EXISTS (SELECT 1 FROM summaries WHERE table_number = newest.number)"
      " OR EXISTS (SELECT 1 FROM lines l"
      " WHERE l.table_number = newest.number AND l.number = length)"
      " OR NOT EXISTS (SELECT 1 FROM lines l"
      " WHERE l.table_number = newest.number AND l.number = length - 1)"
      " UNION ALL SELECT 'the next person or table would have a number that was given before'"
      " WHERE (SELECT max(id) FROM persons) > coalesce("
      "pg_sequence_last_value(pg_get_serial_sequence('belle.persons', 'id')::regclass), 0)"
      " OR (SELECT max(number) FROM tables) > coalesce("
      "pg_sequence_last_value(pg_get_serial_sequence('belle.tables', 'number')::regclass), 0)"
      " LIMIT 1");
  if (rows.size() == 0) return {};
  return rows.text(0, 0);
}

void require_house(Connection& connection, const std::string& place) {
  if (connection.ask("SELECT to_regclass('belle.lines') IS NOT NULL").whole(0, 0) == 0)
    throw Refused(Failure::Kind::Missing, place + ": there is no house in this database");
}

void hold_moment(Connection& connection) {
  connection.run("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
}

}  // namespace belle::store::postgres
