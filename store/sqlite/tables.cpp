#include "store/sqlite/tables.h"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <optional>
#include <string>

#include "store/persons_text.h"
#include "store/sqlite/clocks.h"
#include "store/sqlite/persons.h"

namespace belle::store::sqlite {
namespace {

struct Known {
  std::int64_t number;
  std::size_t length;
  std::string persons;
};

std::optional<Known> find(Database& database, std::string_view table) {
  Rows rows = database.ask("SELECT number, length, persons FROM tables WHERE id = ?1", {table});
  if (!rows.next()) return {};
  return Known{rows.integer(0), static_cast<std::size_t>(rows.integer(1)), rows.text(2)};
}

}  // namespace

Summary read_summary(const Rows& rows) {
  return {.table = rows.text(0),
          .game = rows.text(1),
          .stage = static_cast<Summary::Stage>(rows.integer(2)),
          .listed = rows.integer(3) != 0,
          .changed = rows.integer(4),
          .about = rows.text(5),
          .persons = read_persons(rows.text(6))};
}

namespace {

std::vector<Summary> read_summaries(Rows rows) {
  std::vector<Summary> summaries;
  while (rows.next()) summaries.push_back(read_summary(rows));
  return summaries;
}

// Who sits there now is found by `list_of`.
void seat(Database& database, std::int64_t table, std::string_view before,
          const std::vector<PersonId>& now) {
  for (const PersonId person : read_persons(before))
    database.change("DELETE FROM sitting WHERE person = ?1 AND table_number = ?2", {person, table});
  for (const PersonId person : now) {
    require_person(database, person);
    database.change("INSERT OR IGNORE INTO sitting (person, table_number) VALUES (?1, ?2)",
                    {person, table});
  }
}

void write_lines(Database& database, std::int64_t table, std::size_t length,
                 const std::vector<Entry>& entries) {
  auto number = static_cast<std::int64_t>(length);
  for (const Entry& entry : entries)
    database.change("INSERT INTO lines (table_number, number, at, line) VALUES (?1, ?2, ?3, ?4)",
                    {table, number++, entry.at, entry.line});
}

// The new table's number.
std::int64_t begin(Database& database, const Append& append, std::int64_t length) {
  const Summary& summary = append.summary;
  database.change(
      "INSERT INTO tables (id, length, game, stage, listed, changed, about, persons)"
      " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
      {append.table, length, summary.game, static_cast<std::int64_t>(summary.stage), summary.listed,
       summary.changed, summary.about, write_persons(summary.persons)});
  return database.last_inserted();
}

void renew(Database& database, std::int64_t table, const Summary& summary, std::int64_t length) {
  database.change(
      "UPDATE tables SET length = ?2, game = ?3, stage = ?4, listed = ?5, changed = ?6, about = ?7,"
      " persons = ?8 WHERE number = ?1",
      {table, length, summary.game, static_cast<std::int64_t>(summary.stage), summary.listed,
       summary.changed, summary.about, write_persons(summary.persons)});
}

Refused no_table(std::string_view table) {
  return {Failure::Kind::Missing, "there is no table " + in_quotes(table)};
}

Refused conflict(std::string_view table, std::size_t length, std::size_t expected) {
  return {Failure::Kind::Conflict, "the journal of table " + in_quotes(table) + " has " +
                                       std::to_string(length) + " lines, not " +
                                       std::to_string(expected)};
}

std::int64_t limit(std::size_t most) {
  return static_cast<std::int64_t>(std::min<std::size_t>(most, INT64_MAX));
}

}  // namespace

void append(Database& database, const Append& append) {
  assert(append.summary.table == append.table);
  const std::optional<Known> known = find(database, append.table);
  if (!known && append.length > 0) throw no_table(append.table);
  if (known && known->length != append.length)
    throw conflict(append.table, known->length, append.length);
  const auto length = static_cast<std::int64_t>(append.length + append.entries.size());
  const std::int64_t table = known ? known->number : begin(database, append, length);
  if (known) renew(database, table, append.summary, length);
  note_deadline(database, table, append.deadline);
  const std::string before = known ? known->persons : "";
  if (before != write_persons(append.summary.persons))
    seat(database, table, before, append.summary.persons);
  write_lines(database, table, append.length, append.entries);
}

std::vector<Entry> journal(Database& database, std::string_view table, std::size_t since) {
  const auto first = static_cast<std::int64_t>(since);
  Rows rows = database.ask(
      "SELECT at, line FROM lines JOIN tables ON table_number = tables.number"
      " WHERE tables.id = ?1 AND lines.number >= ?2 ORDER BY lines.number",
      {table, first});
  std::vector<Entry> entries;
  while (rows.next()) entries.push_back({rows.integer(0), rows.text(1)});
  if (!entries.empty()) return entries;
  const std::optional<Known> known = find(database, table);
  if (!known) throw no_table(table);
  if (known->length < since) throw conflict(table, known->length, since);
  return entries;
}

// The lobby asks often, so what it asks for lies in an index in the order it is wanted.
std::vector<Summary> list(Database& database, Summary::Stage stage, bool only_listed,
                          std::size_t most) {
  const char* sql = only_listed
                        ? "SELECT id, game, stage, listed, changed, about, persons FROM tables"
                          " WHERE stage = ?1 AND listed = 1"
                          " ORDER BY changed DESC, number DESC LIMIT ?2"
                        : "SELECT id, game, stage, listed, changed, about, persons FROM tables"
                          " WHERE stage = ?1 ORDER BY changed DESC, number DESC LIMIT ?2";
  return read_summaries(database.ask(sql, {static_cast<std::int64_t>(stage), limit(most)}));
}

// However many games a person has played, this takes no longer than a thousand of them.
std::vector<Summary> list_of(Database& database, PersonId person, Time until, std::size_t most) {
  return read_summaries(
      database.ask("SELECT id, game, stage, listed, changed, about, persons FROM"
                   " (SELECT table_number FROM sitting WHERE person = ?1"
                   " ORDER BY table_number DESC LIMIT 1000)"
                   " JOIN tables ON number = table_number WHERE changed <= ?2"
                   " ORDER BY changed DESC, number DESC LIMIT ?3",
                   {person, until, limit(most)}));
}

std::size_t count_unfinished(Database& database, PersonId person, Time since) {
  return static_cast<std::size_t>(
      database.number("SELECT count(*) FROM"
                      " (SELECT table_number FROM sitting WHERE person = ?1"
                      " ORDER BY table_number DESC LIMIT 1000)"
                      " JOIN tables ON number = table_number WHERE stage <> ?2 AND changed > ?3",
                      {person, static_cast<std::int64_t>(Summary::Stage::Over), since}));
}

}  // namespace belle::store::sqlite
