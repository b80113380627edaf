#include "store/sqlite/destination.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <vector>

#include "store/persons_text.h"
#include "store/sqlite/persons.h"
#include "store/sqlite/schema.h"
#include "store/sqlite/tables.h"

namespace belle::store::sqlite {
namespace {

constexpr std::int64_t kLast = std::numeric_limits<std::int64_t>::max();

// A person who is not at the source any more was forgotten there, with all that was theirs.
void forget_between(Database& database, PersonId after, std::span<const PersonRow> rows) {
  const PersonId last = rows.empty() ? kLast : rows.back().id;
  std::vector<PersonId> known;
  {
    Rows found = database.ask("SELECT id FROM persons WHERE id > ?1 AND id <= ?2", {after, last});
    while (found.next()) known.push_back(found.integer(0));
  }
  for (const PersonId person : known) {
    if (std::ranges::binary_search(rows, person, {}, &PersonRow::id)) continue;
    for (const char* sql :
         {"DELETE FROM sessions WHERE person = ?1", "DELETE FROM skeletons WHERE person = ?1",
          "DELETE FROM ratings WHERE person = ?1", "DELETE FROM sitting WHERE person = ?1",
          "DELETE FROM persons WHERE id = ?1"})
      database.change(sql, {person});
  }
}

void put_head(Database& database, const TableRow& head) {
  const Summary& summary = head.summary;
  database.change(
      "INSERT INTO tables (number, id, length, game, stage, listed, changed, about, persons,"
      " settled) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)"
      " ON CONFLICT (number) DO UPDATE SET length = excluded.length, game = excluded.game,"
      " stage = excluded.stage, listed = excluded.listed, changed = excluded.changed,"
      " about = excluded.about, persons = excluded.persons, settled = excluded.settled",
      {head.number, summary.table, static_cast<std::int64_t>(head.length), summary.game,
       static_cast<std::int64_t>(summary.stage), summary.listed, summary.changed, summary.about,
       write_persons(summary.persons), static_cast<std::int64_t>(head.rated)});
}

}  // namespace

void require_no_house(Database& database) {
  if (owner(database) == Owner::House && database.any("SELECT 1 FROM persons LIMIT 1"))
    throw Refused(Failure::Kind::Taken,
                  database.about_file("a house has opened here, and nothing is written over it: "
                                      "choose an empty place"));
}

void require_whole(Database& database) {
  if (owner(database) == Owner::PartOfCopy)
    throw Refused(Failure::Kind::Broken,
                  database.about_file("a house was to be moved here, and not all of it has come: "
                                      "give the same 'belle move-house' again"));
}

void open_house(Database& database) {
  require_whole(database);
  if (owner(database) == Owner::WholeCopy) give_to(database, Owner::House);
}

void FileDestination::begin() { give_to(copy_.database(), Owner::PartOfCopy); }

void FileDestination::put(PersonId after, std::span<const PersonRow> rows) {
  Database& database = copy_.database();
  database.transact([&] {
    forget_between(database, after, rows);
    // Names may have changed hands since the copy before.
    for (const PersonRow& row : rows)
      database.change(
          "UPDATE persons SET key = NULL, password_hash = NULL WHERE key = ?1 AND id <> ?2",
          {row.name, row.id});
    for (const PersonRow& row : rows)
      database.change(
          "INSERT INTO persons (id, name, key, password_hash, since)"
          " VALUES (?1, ?2, CASE WHEN ?3 = '' THEN NULL ELSE ?2 END, nullif(?3, ''), ?4)"
          " ON CONFLICT (id) DO UPDATE SET name = excluded.name, key = excluded.key,"
          " password_hash = excluded.password_hash",
          {row.id, row.name, row.password_hash, row.since});
  });
}

void FileDestination::put(const std::string& after, std::span<const SessionRow> rows) {
  Database& database = copy_.database();
  database.transact([&] {
    if (rows.empty()) {
      database.change("DELETE FROM sessions WHERE hash > ?1", {after});
      return;
    }
    database.change("DELETE FROM sessions WHERE hash > ?1 AND hash <= ?2",
                    {after, rows.back().hash});
    for (const SessionRow& row : rows) add_session(database, row.person, row.hash, row.since);
  });
}

void FileDestination::put(const RatedIn& after, std::span<const RatingRow> rows) {
  Database& database = copy_.database();
  database.transact([&] {
    if (rows.empty()) {
      database.change("DELETE FROM ratings WHERE (person, game) > (?1, ?2)",
                      {after.person, after.game});
      return;
    }
    database.change(
        "DELETE FROM ratings WHERE (person, game) > (?1, ?2) AND (person, game) <= (?3, ?4)",
        {after.person, after.game, rows.back().person, rows.back().game});
    for (const auto& [person, game, rating] : rows)
      database.change(
          "INSERT INTO ratings (person, game, rating, deviation, volatility, at)"
          " VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
          {person, game, rating.rating, rating.deviation, rating.volatility, rating.at});
  });
}

void FileDestination::put(std::span<const TableCopy> tables) {
  Database& database = copy_.database();
  database.transact([&] {
    for (const auto& [head, lines] : tables) {
      const std::vector<TableRow> known = copy_.tables(head.number - 1, 1);
      if (!known.empty() && known.front().number == head.number)
        for (const PersonId person : known.front().summary.persons)
          database.change("DELETE FROM sitting WHERE person = ?1 AND table_number = ?2",
                          {person, head.number});
      put_head(database, head);
      for (const PersonId person : head.summary.persons)
        database.change(
            "INSERT OR IGNORE INTO sitting (person, table_number)"
            " SELECT id, ?2 FROM persons WHERE id = ?1",
            {person, head.number});
      for (const LineRow& line : lines)
        database.change(
            "INSERT INTO lines (table_number, number, at, line) VALUES (?1, ?2, ?3, ?4)",
            {line.table, line.number, line.entry.at, line.entry.line});
    }
  });
}

void FileDestination::finish(PersonId last_person) {
  Database& database = copy_.database();
  database.transact([&] {
    database.change("DELETE FROM sqlite_sequence WHERE name = 'persons'");
    database.change("INSERT INTO sqlite_sequence (name, seq) VALUES ('persons', ?1)",
                    {last_person});
    database.change("DELETE FROM skeletons");
    database.change("UPDATE name_rule SET version = ''");
    // Which clocks run, the journals tell when they are looked at.
    database.change("UPDATE tables SET deadline = 0, look_at = 0 WHERE stage = 1");
  });
  compare_names_by(database, names_);
  give_to(database, Owner::WholeCopy);
}

}  // namespace belle::store::sqlite
