#include "store/sqlite/contents.h"

#include <cstdint>

#include "store/sqlite/tables.h"

namespace belle::store::sqlite {
namespace {

// Each row is a sentence.
void add_sentences(Database& database, std::string_view sql, std::vector<std::string>& faults) {
  Rows rows = database.ask(sql);
  while (rows.next()) faults.push_back(rows.text(0));
}

// The last two are what a summary and `sitting` must agree in.
constexpr std::string_view kFaults[] = {
    "SELECT 'the file: ' || integrity_check FROM pragma_integrity_check(100)"
    " WHERE integrity_check <> 'ok'",
    "SELECT 'the file: a row of ' || \"table\" || ' belongs to nothing in ' || parent"
    " FROM pragma_foreign_key_check LIMIT 100",
    "SELECT 'table ' || tables.id || ': person ' || value || ' sits there, and is not found there'"
    " FROM tables, json_each('[' || replace(persons, ' ', ',') || ']')"
    " WHERE NOT EXISTS (SELECT 1 FROM sitting WHERE person = value AND table_number = number)"
    " LIMIT 100",
    "SELECT 'table ' || id || ': person ' || person || ' is found there, and does not sit there'"
    " FROM sitting JOIN tables ON number = table_number"
    " WHERE instr(' ' || persons || ' ', ' ' || person || ' ') = 0 LIMIT 100"};

}  // namespace

Counts FileContents::counts() {
  const auto count = [this](std::string_view sql) {
    return static_cast<std::size_t>(database_.number(sql));
  };
  return {.persons = count("SELECT count(*) FROM persons"),
          .sessions = count("SELECT count(*) FROM sessions"),
          .ratings = count("SELECT count(*) FROM ratings"),
          .tables = count("SELECT count(*) FROM tables"),
          .lines = count("SELECT total(length) FROM tables")};
}

PersonId FileContents::last_person() {
  return database_.number("SELECT seq FROM sqlite_sequence WHERE name = 'persons'");
}

std::vector<PersonRow> FileContents::persons(PersonId after, std::size_t most) {
  std::vector<PersonRow> found;
  Rows rows = database_.ask(
      "SELECT id, name, password_hash, since FROM persons WHERE id > ?1 ORDER BY id LIMIT ?2",
      {after, static_cast<std::int64_t>(most)});
  while (rows.next())
    found.push_back({rows.integer(0), rows.text(1), rows.text(2), rows.integer(3)});
  return found;
}

std::vector<SessionRow> FileContents::sessions(const std::string& after, std::size_t most) {
  std::vector<SessionRow> found;
  Rows rows = database_.ask(
      "SELECT hash, person, since FROM sessions WHERE hash > ?1 ORDER BY hash LIMIT ?2",
      {after, static_cast<std::int64_t>(most)});
  while (rows.next()) found.push_back({rows.text(0), rows.integer(1), rows.integer(2)});
  return found;
}

std::vector<RatingRow> FileContents::ratings(const RatedIn& after, std::size_t most) {
  std::vector<RatingRow> found;
  Rows rows = database_.ask(
      "SELECT person, game, rating, deviation, volatility, at FROM ratings"
      " WHERE (person, game) > (?1, ?2) ORDER BY person, game LIMIT ?3",
      {after.person, after.game, static_cast<std::int64_t>(most)});
  while (rows.next())
    found.push_back({rows.integer(0),
                     rows.text(1),
                     {.rating = rows.real(2),
                      .deviation = rows.real(3),
                      .volatility = rows.real(4),
                      .at = rows.integer(5)}});
  return found;
}

std::vector<TableRow> FileContents::tables(std::int64_t after, std::size_t most) {
  std::vector<TableRow> found;
  Rows rows = database_.ask(
      "SELECT id, game, stage, listed, changed, about, persons, number, length, settled"
      " FROM tables WHERE number > ?1 ORDER BY number LIMIT ?2",
      {after, static_cast<std::int64_t>(most)});
  while (rows.next())
    found.push_back({.number = rows.integer(7),
                     .length = static_cast<std::size_t>(rows.integer(8)),
                     .rated = rows.integer(9) != 0,
                     .summary = read_summary(rows)});
  return found;
}

std::vector<LineRow> FileContents::lines(std::int64_t first, std::int64_t last) {
  std::vector<LineRow> found;
  Rows rows = database_.ask(
      "SELECT table_number, number, at, line FROM lines WHERE table_number BETWEEN ?1 AND ?2"
      " ORDER BY table_number, number",
      {first, last});
  while (rows.next())
    found.push_back({rows.integer(0), rows.integer(1), {rows.integer(2), rows.text(3)}});
  return found;
}

std::vector<std::string> FileContents::faults() {
  std::vector<std::string> faults;
  for (const std::string_view sql : kFaults) add_sentences(database_, sql, faults);
  return faults;
}

// A quick check was measured to take 0.1 s for 64 MB in memory.
std::optional<std::string> quick_fault(Database& database) {
  constexpr std::int64_t kSmall = 64 << 20;
  if (database.number("PRAGMA page_count") * database.number("PRAGMA page_size") <= kSmall) {
    Rows rows = database.ask("PRAGMA quick_check(1)");
    if (rows.next() && rows.text(0) != "ok") return rows.text(0);
  }
  Rows rows = database.ask(
      "SELECT id FROM (SELECT number AS newest, id, length FROM tables ORDER BY number DESC"
      " LIMIT 100) WHERE EXISTS (SELECT 1 FROM lines WHERE table_number = newest AND number = "
      "length)"
      " OR NOT EXISTS (SELECT 1 FROM lines WHERE table_number = newest AND number = length - 1)");
  if (!rows.next()) return {};
  return "the journal of table " + rows.text(0) + " is not as long as its head says";
}

}  // namespace belle::store::sqlite
