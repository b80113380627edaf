#include "store/sqlite/schema.h"

#include <array>
#include <string>

namespace belle::store::sqlite {
namespace {

// application_id: "Bell", "Belp", "Belw". A program that knows nothing of copies opens none.
constexpr std::int64_t kHouse = 0x42656c6c;
constexpr std::int64_t kPartOfCopy = 0x42656c70;
constexpr std::int64_t kWholeCopy = 0x42656c77;

// A journal lies in one piece, ordered by table and line. `persons` has the ids in the summary's
// order, with spaces between them; `sitting` finds the tables of a person.
constexpr const char* kFirst = R"(
CREATE TABLE persons (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  key TEXT UNIQUE,
  password_hash TEXT,
  since INTEGER NOT NULL,
  CHECK ((key IS NULL) = (password_hash IS NULL))
) STRICT;

CREATE TABLE sessions (
  hash TEXT NOT NULL PRIMARY KEY,
  person INTEGER NOT NULL REFERENCES persons,
  since INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE tables (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  length INTEGER NOT NULL CHECK (length > 0),
  game TEXT NOT NULL,
  stage INTEGER NOT NULL CHECK (stage BETWEEN 0 AND 2),
  listed INTEGER NOT NULL,
  changed INTEGER NOT NULL,
  about TEXT NOT NULL,
  persons TEXT NOT NULL,
  settled INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE INDEX lobby ON tables (stage, listed, changed);

CREATE TABLE lines (
  table_number INTEGER NOT NULL REFERENCES tables,
  number INTEGER NOT NULL,
  at INTEGER NOT NULL,
  line TEXT NOT NULL,
  PRIMARY KEY (table_number, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE sitting (
  person INTEGER NOT NULL REFERENCES persons,
  table_number INTEGER NOT NULL REFERENCES tables,
  PRIMARY KEY (person, table_number)
) STRICT, WITHOUT ROWID;

CREATE TABLE ratings (
  person INTEGER NOT NULL REFERENCES persons,
  game TEXT NOT NULL,
  rating REAL NOT NULL,
  deviation REAL NOT NULL,
  volatility REAL NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (person, game)
) STRICT, WITHOUT ROWID;
)";

// Forgetting a person looks for their sessions.
constexpr const char* kSessionsOfAPerson = "CREATE INDEX sessions_of ON sessions (person)";

// Keys were names as a table of ours compared them. Now a claimed name is its own key, and what it
// is compared by stands beside it, as a version of the rule has it: one that no rule has, at first.
constexpr const char* kSkeletons = R"(
UPDATE persons SET key = name WHERE key IS NOT NULL;

CREATE TABLE skeletons (
  skeleton TEXT NOT NULL,
  person INTEGER NOT NULL REFERENCES persons,
  PRIMARY KEY (skeleton, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX skeletons_of ON skeletons (person);

CREATE TABLE name_rule (version TEXT NOT NULL) STRICT;
INSERT INTO name_rule VALUES ('');
)";

// When clocks run out (store/clocks.h). Whether one runs at a game that is on already, its journal
// tells: as a deadline that has passed has it looked at. `look_at` is when a table is looked at
// next, and nothing where that need not be; it moves only when it is reached, or a deadline comes
// before it.
constexpr const char* kDeadlines = R"(
ALTER TABLE tables ADD COLUMN deadline INTEGER;
ALTER TABLE tables ADD COLUMN grace INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN look_at INTEGER;
UPDATE tables SET deadline = 0, look_at = 0 WHERE stage = 1;
CREATE INDEX looks ON tables (look_at) WHERE look_at IS NOT NULL;

CREATE TABLE house (opened INTEGER NOT NULL) STRICT;
INSERT INTO house VALUES (0);
)";

// By which the house knows its own tokens: one row, or none yet.
constexpr const char* kTokenKey = "CREATE TABLE token_key (key TEXT NOT NULL) STRICT";

constexpr std::array kSteps = {kFirst, kSessionsOfAPerson, kSkeletons, kDeadlines, kTokenKey};

std::size_t seen(Database& database) {
  return static_cast<std::size_t>(database.number("PRAGMA user_version"));
}

}  // namespace

std::span<const char* const> steps() { return kSteps; }

Owner owner(Database& database) {
  if (!database.any("SELECT 1 FROM sqlite_schema LIMIT 1")) return Owner::Nobody;
  switch (database.number("PRAGMA application_id")) {
    case kHouse:
      return Owner::House;
    case kPartOfCopy:
      return Owner::PartOfCopy;
    case kWholeCopy:
      return Owner::WholeCopy;
    default:
      throw Refused(Failure::Kind::Broken,
                    database.about_file("this is a database of another program"));
  }
}

void give_to(Database& database, Owner owner) {
  const std::int64_t id = owner == Owner::PartOfCopy  ? kPartOfCopy
                          : owner == Owner::WholeCopy ? kWholeCopy
                                                      : kHouse;
  database.run("PRAGMA application_id = " + std::to_string(id));
}

void check_owner(Database& database, std::span<const char* const> steps) {
  static_cast<void>(owner(database));
  if (seen(database) > steps.size())
    throw Refused(Failure::Kind::Broken,
                  database.about_file("a newer version of Belle Époque has written this file; "
                                      "please install that version to open it"));
}

void migrate(Database& database, std::span<const char* const> steps) {
  if (seen(database) == steps.size()) return;
  database.transact([&] {
    check_owner(database, steps);  // another program may have been faster
    if (owner(database) == Owner::Nobody) give_to(database, Owner::House);
    for (const char* step : steps.subspan(seen(database))) database.run(step);
    database.run("PRAGMA user_version = " + std::to_string(steps.size()));
  });
}

}  // namespace belle::store::sqlite
