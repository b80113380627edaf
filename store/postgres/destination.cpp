#include "store/postgres/destination.h"

#include <cstdint>
#include <limits>
#include <string_view>
#include <vector>

#include "store/postgres/persons.h"
#include "store/postgres/schema.h"
#include "store/postgres/tables.h"

namespace belle::store::postgres {
namespace {

constexpr std::int64_t kLast = std::numeric_limits<std::int64_t>::max();

// "Move": held alone by who moves a house, shared for a moment by servers that enter.
constexpr const char* kAlone = "SELECT pg_advisory_lock(x'4d6f7665'::int8)";
constexpr const char* kShared = "SELECT pg_advisory_xact_lock_shared(x'4d6f7665'::int8)";

// Waits as long as for any lock: the database lets go a moment after the program that held it.
void hold(Connection& connection, const char* lock, const std::string& otherwise) {
  try {
    connection.ask(lock);
  } catch (const Refused& refused) {
    if (refused.failure().kind != Failure::Kind::Busy) throw;
    throw Refused(Failure::Kind::Busy, otherwise);
  }
}

Refused not_whole(const std::string& place) {
  return {Failure::Kind::Broken,
          place +
              ": a house was to be moved here, and not all of it has come: give the same "
              "'belle move-house' again"};
}

// Database are of older versions that have no such table.
bool has_copies(Connection& connection) {
  return connection.ask("SELECT to_regclass('belle.copies') IS NOT NULL").whole(0, 0) != 0;
}

void put_sitting(Connection& connection, std::span<const TableCopy> tables) {
  std::vector<std::int64_t> numbers, persons, at;
  for (const auto& [head, lines] : tables) {
    numbers.push_back(head.number);
    for (const PersonId person : head.summary.persons) {
      persons.push_back(person);
      at.push_back(head.number);
    }
  }
  connection.ask("DELETE FROM sitting WHERE table_number = ANY($1::int8[])",
                 {Value::wholes(numbers)});
  connection.ask(
      "INSERT INTO sitting (person, table_number)"
      " SELECT DISTINCT person, number FROM unnest($1::int8[], $2::int8[]) AS s (person, number)"
      " WHERE EXISTS (SELECT 1 FROM persons WHERE id = person)",
      {Value::wholes(persons), Value::wholes(at)});
}

void put_heads(Connection& connection, std::span<const TableCopy> tables) {
  std::vector<std::int64_t> numbers, lengths, stages, changed;
  std::vector<std::string_view> ids, games, abouts;
  std::vector<std::string> persons;
  std::vector<bool> listed, rated;
  for (const auto& [head, lines] : tables) {
    const Summary& summary = head.summary;
    numbers.push_back(head.number);
    lengths.push_back(static_cast<std::int64_t>(head.length));
    rated.push_back(head.rated);
    ids.emplace_back(summary.table);
    games.emplace_back(summary.game);
    stages.push_back(static_cast<std::int64_t>(summary.stage));
    listed.push_back(summary.listed);
    changed.push_back(summary.changed);
    abouts.emplace_back(summary.about);
    persons.push_back(array_text(summary.persons));
  }
  connection.ask(
      "INSERT INTO tables (number, id, length, settled) OVERRIDING SYSTEM VALUE"
      " SELECT * FROM unnest($1::int8[], $2::text[], $3::int8[], $4::bool[])"
      " ON CONFLICT (number) DO UPDATE SET length = excluded.length, settled = excluded.settled",
      {Value::wholes(numbers), Value::texts(ids), Value::wholes(lengths), Value::truths(rated)});
  connection.ask(
      "INSERT INTO summaries (table_number, game, stage, listed, changed, over_at, about, persons)"
      " SELECT number, game, stage, listed, changed, CASE WHEN stage = 2 THEN changed END, about,"
      " persons::int8[] FROM unnest($1::int8[], $2::text[], $3::int8[], $4::bool[], $5::int8[],"
      " $6::text[], $7::text[]) AS s (number, game, stage, listed, changed, about, persons)"
      " ON CONFLICT (table_number) DO UPDATE SET game = excluded.game, stage = excluded.stage,"
      " listed = excluded.listed, changed = excluded.changed, over_at = excluded.over_at,"
      " about = excluded.about, persons = excluded.persons",
      {Value::wholes(numbers), Value::texts(games), Value::wholes(stages), Value::truths(listed),
       Value::wholes(changed), Value::texts(abouts), Value::texts(persons)});
}

void put_lines(Connection& connection, std::span<const TableCopy> tables) {
  std::vector<std::int64_t> at_table, numbers, times;
  std::vector<std::string_view> lines;
  for (const TableCopy& table : tables)
    for (const LineRow& line : table.lines) {
      at_table.push_back(line.table);
      numbers.push_back(line.number);
      times.push_back(line.entry.at);
      lines.emplace_back(line.entry.line);
    }
  connection.ask(
      "INSERT INTO lines (table_number, number, at, line)"
      " SELECT * FROM unnest($1::int8[], $2::int8[], $3::int8[], $4::bytea[])",
      {Value::wholes(at_table), Value::wholes(numbers), Value::wholes(times), Value::bytes(lines)});
}

}  // namespace

void open_house(Connection& connection) {
  hold(connection, kShared, "a house is being moved to or from this database: open it afterwards");
  connection.ask("DELETE FROM copies WHERE whole");
  if (connection.ask("SELECT 1 FROM copies").size() > 0) throw not_whole("this database");
}

void keep_closed(Connection& connection, const std::string& place) {
  hold(connection, kAlone, place + ": a server opens there, or another program moves the house");
  const Rows there = connection.ask(
      "SELECT string_agg(name, ', ' ORDER BY name) FROM nodes"
      " WHERE beat > clock_timestamp() - interval '5 seconds'");
  if (!there.is_null(0, 0))
    throw Refused(Failure::Kind::Busy, place + ": a house is open there, by these servers: " +
                                           there.text(0, 0) + "; close them first");
}

void require_whole(Connection& connection, const std::string& place) {
  if (has_copies(connection) && connection.ask("SELECT 1 FROM copies WHERE NOT whole").size() > 0)
    throw not_whole(place);
}

void require_no_house(Connection& connection, const std::string& place) {
  if (connection.ask("SELECT 1 FROM persons WHERE NOT EXISTS (SELECT 1 FROM copies) LIMIT 1")
          .size() > 0)
    throw Refused(Failure::Kind::Taken,
                  place +
                      ": a house has opened here, and nothing is written over it: choose an "
                      "empty database");
}

DatabaseDestination::DatabaseDestination(const Address& address, NameRule names)
    : copy_(address), names_(std::move(names)) {
  Connection& connection = copy_.connection();
  migrate(connection, address.shown(), steps());
  keep_closed(connection, address.shown());
  require_no_house(connection, address.shown());
}

void DatabaseDestination::begin() {
  Connection& connection = copy_.connection();
  connection.transact([&] {
    connection.ask("DELETE FROM copies");
    connection.ask("INSERT INTO copies VALUES (false)");
  });
}

// Whoever is not at the source any more was forgotten there, with all that was theirs. Names may
// have changed hands since the copy before.
void DatabaseDestination::put(PersonId after, std::span<const PersonRow> rows) {
  std::vector<std::int64_t> ids, since;
  std::vector<std::string_view> names, hashes, claimed;
  for (const PersonRow& row : rows) {
    ids.push_back(row.id);
    since.push_back(row.since);
    names.emplace_back(row.name);
    hashes.emplace_back(row.password_hash);
    if (!row.password_hash.empty()) claimed.emplace_back(row.name);
  }
  const std::int64_t last = rows.empty() ? kLast : rows.back().id;
  Connection& connection = copy_.connection();
  connection.transact([&] {
    const Connection::Values gone{after, last, Value::wholes(ids)};
    for (const char* sql :
         {"DELETE FROM sessions"
          " WHERE person > $1::int8 AND person <= $2::int8 AND NOT person = ANY($3::int8[])",
          "DELETE FROM skeletons"
          " WHERE person > $1::int8 AND person <= $2::int8 AND NOT person = ANY($3::int8[])",
          "DELETE FROM ratings"
          " WHERE person > $1::int8 AND person <= $2::int8 AND NOT person = ANY($3::int8[])",
          "DELETE FROM sitting"
          " WHERE person > $1::int8 AND person <= $2::int8 AND NOT person = ANY($3::int8[])",
          "DELETE FROM persons"
          " WHERE id > $1::int8 AND id <= $2::int8 AND NOT id = ANY($3::int8[])"})
      connection.ask(sql, gone);
    connection.ask(
        "UPDATE persons SET key = NULL, password_hash = NULL WHERE key = ANY($1::text[])",
        {Value::texts(claimed)});
    connection.ask(
        "INSERT INTO persons (id, name, key, password_hash, since) OVERRIDING SYSTEM VALUE"
        " SELECT id, name, CASE WHEN hash <> '' THEN name END, nullif(hash, ''), since"
        " FROM unnest($1::int8[], $2::text[], $3::text[], $4::int8[]) AS p (id, name, hash, since)"
        " ON CONFLICT (id) DO UPDATE SET name = excluded.name, key = excluded.key,"
        " password_hash = excluded.password_hash",
        {Value::wholes(ids), Value::texts(names), Value::texts(hashes), Value::wholes(since)});
  });
}

void DatabaseDestination::put(const std::string& after, std::span<const SessionRow> rows) {
  std::vector<std::string_view> hashes;
  std::vector<std::int64_t> persons, since;
  for (const SessionRow& row : rows) {
    hashes.emplace_back(row.hash);
    persons.push_back(row.person);
    since.push_back(row.since);
  }
  Connection& connection = copy_.connection();
  connection.transact([&] {
    if (rows.empty())
      connection.ask("DELETE FROM sessions WHERE hash > $1::text", {after});
    else
      connection.ask("DELETE FROM sessions WHERE hash > $1::text AND hash <= $2::text",
                     {after, rows.back().hash});
    connection.ask(
        "INSERT INTO sessions (hash, person, since)"
        " SELECT * FROM unnest($1::text[], $2::int8[], $3::int8[])",
        {Value::texts(hashes), Value::wholes(persons), Value::wholes(since)});
  });
}

void DatabaseDestination::put(const RatedIn& after, std::span<const RatingRow> rows) {
  std::vector<std::int64_t> persons, at;
  std::vector<std::string_view> games;
  std::vector<double> ratings, deviations, volatilities;
  for (const auto& [person, game, rating] : rows) {
    persons.push_back(person);
    games.emplace_back(game);
    ratings.push_back(rating.rating);
    deviations.push_back(rating.deviation);
    volatilities.push_back(rating.volatility);
    at.push_back(rating.at);
  }
  Connection& connection = copy_.connection();
  connection.transact([&] {
    if (rows.empty())
      connection.ask(
          "DELETE FROM ratings WHERE (person, game COLLATE \"C\") > ($1::int8, $2::text)",
          {after.person, after.game});
    else
      connection.ask(
          "DELETE FROM ratings WHERE (person, game COLLATE \"C\") > ($1::int8, $2::text)"
          " AND (person, game COLLATE \"C\") <= ($3::int8, $4::text)",
          {after.person, after.game, rows.back().person, rows.back().game});
    connection.ask(
        "INSERT INTO ratings (person, game, rating, deviation, volatility, at)"
        " SELECT * FROM unnest($1::int8[], $2::text[], $3::float8[], $4::float8[], $5::float8[],"
        " $6::int8[])",
        {Value::wholes(persons), Value::texts(games), Value::reals(ratings),
         Value::reals(deviations), Value::reals(volatilities), Value::wholes(at)});
  });
}

void DatabaseDestination::put(std::span<const TableCopy> tables) {
  Connection& connection = copy_.connection();
  connection.transact([&] {
    put_heads(connection, tables);
    put_sitting(connection, tables);
    put_lines(connection, tables);
  });
}

// A sequence that has given no number gives 1 next.
void DatabaseDestination::finish(PersonId last_person) {
  Connection& connection = copy_.connection();
  connection.transact([&] {
    connection.ask(
        "SELECT setval(pg_get_serial_sequence('belle.persons', 'id'), greatest($1::int8, 1),"
        " $1::int8 > 0)",
        {last_person});
    connection.ask(
        "SELECT setval(pg_get_serial_sequence('belle.tables', 'number'), greatest(max(number), 1),"
        " count(*) > 0) FROM tables");
    connection.ask("DELETE FROM skeletons");
    connection.ask("UPDATE name_rule SET version = ''");
    // Which clocks run, the journals tell when they are looked at.
    connection.ask(
        "UPDATE tables SET deadline = 0, look_at = 0 FROM summaries"
        " WHERE table_number = number AND stage = 1");
  });
  compare_names_by(connection, names_);
  connection.ask("UPDATE copies SET whole = true");
  connection.run("ANALYZE");
}

}  // namespace belle::store::postgres
