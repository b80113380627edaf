#include "store/sqlite/schema.h"

#include <array>
#include <string>

namespace belle::store::sqlite {
namespace {

constexpr int kOurs = 0x42656c6c;  // application_id: "Bell"

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

constexpr std::array kSteps = {kFirst, kSessionsOfAPerson, kSkeletons};

std::size_t seen(Database& database) {
  return static_cast<std::size_t>(database.number("PRAGMA user_version"));
}

}  // namespace

std::span<const char* const> steps() { return kSteps; }

void check_owner(Database& database, std::span<const char* const> steps) {
  const bool empty = !database.any("SELECT 1 FROM sqlite_schema LIMIT 1");
  if (!empty && database.number("PRAGMA application_id") != kOurs)
    throw Refused(Failure::Kind::Broken,
                  database.about_file("this is a database of another program"));
  if (seen(database) > steps.size())
    throw Refused(Failure::Kind::Broken,
                  database.about_file("a newer version of Belle Époque has written this file; "
                                      "please install that version to open it"));
}

void migrate(Database& database, std::span<const char* const> steps) {
  if (seen(database) == steps.size()) return;
  database.transact([&] {
    check_owner(database, steps);  // another program may have been faster
    for (const char* step : steps.subspan(seen(database))) database.run(step);
    database.run("PRAGMA application_id = " + std::to_string(kOurs) +
                 "; PRAGMA user_version = " + std::to_string(steps.size()));
  });
}

}  // namespace belle::store::sqlite
