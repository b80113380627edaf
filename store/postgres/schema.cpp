#include "store/postgres/schema.h"

#include <array>
#include <chrono>
#include <string>

namespace belle::store::postgres {
namespace {

// The head of a table is small, for every append writes it; what lists show lies apart. No index
// has a column that changes with every move, else each append would write to the index, too: so
// lists of tables that are not over are sorted when they are asked for, and `over_at` is empty
// until a table is over. Lines and summaries are only written with their table, by one statement,
// which is why they need not refer to it.
constexpr const char* kFirst = R"(
CREATE TABLE persons (
  id int8 GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  key text COLLATE "C" UNIQUE,
  password_hash text,
  since int8 NOT NULL,
  CHECK ((key IS NULL) = (password_hash IS NULL))
);

CREATE TABLE sessions (
  hash text COLLATE "C" PRIMARY KEY,
  person int8 NOT NULL REFERENCES persons,
  since int8 NOT NULL
);
CREATE INDEX sessions_of ON sessions (person);

CREATE TABLE skeletons (
  skeleton text COLLATE "C" NOT NULL,
  person int8 NOT NULL REFERENCES persons,
  PRIMARY KEY (skeleton, person)
);
CREATE INDEX skeletons_of ON skeletons (person);

CREATE TABLE name_rule (version text NOT NULL);
INSERT INTO name_rule VALUES ('');

CREATE TABLE tables (
  number int8 GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id text COLLATE "C" NOT NULL UNIQUE,
  length int4 NOT NULL CHECK (length > 0),
  settled bool NOT NULL DEFAULT false
) WITH (fillfactor = 70);

CREATE TABLE summaries (
  table_number int8 PRIMARY KEY,
  game text NOT NULL,
  stage int2 NOT NULL CHECK (stage BETWEEN 0 AND 2),
  listed bool NOT NULL,
  changed int8 NOT NULL,
  over_at int8,
  about text NOT NULL,
  persons int8[] NOT NULL
) WITH (fillfactor = 50);
CREATE INDEX summaries_waiting ON summaries (table_number) WHERE stage = 0;
CREATE INDEX summaries_playing ON summaries (table_number) WHERE stage = 1;
CREATE INDEX summaries_over ON summaries (over_at, table_number) WHERE stage = 2;

CREATE TABLE lines (
  table_number int8 NOT NULL,
  number int4 NOT NULL,
  at int8 NOT NULL,
  line bytea NOT NULL,
  PRIMARY KEY (table_number, number)
);

CREATE TABLE sitting (
  person int8 NOT NULL REFERENCES persons,
  table_number int8 NOT NULL,
  PRIMARY KEY (person, table_number)
);
CREATE INDEX sitting_at ON sitting (table_number);

-- Servers; each says now and then that it is there.
CREATE TABLE nodes (
  name text COLLATE "C" PRIMARY KEY,
  beat timestamptz NOT NULL
);

CREATE TABLE ratings (
  person int8 NOT NULL REFERENCES persons,
  game text NOT NULL,
  rating float8 NOT NULL,
  deviation float8 NOT NULL,
  volatility float8 NOT NULL,
  at int8 NOT NULL,
  PRIMARY KEY (person, game)
);
)";

// When clocks run out (store/clocks.h), and since when the house is open. Whether a clock runs at a
// game that is on already, its journal tells: as a deadline that has passed has it looked at.
// `look_at` is when a table is looked at next, and nothing where that need not be; so that its
// index does not change with every move, it moves only when it is reached, or a deadline comes
// before it.
constexpr const char* kDeadlines = R"(
SET LOCAL statement_timeout = 0;
ALTER TABLE tables ADD COLUMN deadline int8, ADD COLUMN grace int8 NOT NULL DEFAULT 0,
  ADD COLUMN look_at int8;
UPDATE tables SET deadline = 0, look_at = 0 FROM summaries WHERE table_number = number AND stage = 1;
CREATE INDEX looks ON tables (look_at) WHERE look_at IS NOT NULL;

CREATE TABLE house (beat int8 NOT NULL, opened int8 NOT NULL) WITH (fillfactor = 10);
INSERT INTO house SELECT coalesce((extract(epoch FROM max(beat)) * 1000)::int8, 0), 0 FROM nodes;
)";

// One row while a house is being moved here, and then until one has opened.
constexpr const char* kCopies = "CREATE TABLE copies (whole bool NOT NULL)";

// What Belle is to think about (thoughts.h): lost in a crash, and wanted again. Rows are few, and
// each is changed often.
constexpr const char* kThoughts = R"(
CREATE UNLOGGED TABLE thoughts (
  table_number int8 PRIMARY KEY,
  turn int4 NOT NULL,
  slot int4 NOT NULL,
  whose text[] COLLATE "C" NOT NULL,
  nodes text[] COLLATE "C" NOT NULL,
  asked timestamptz NOT NULL,
  worker text COLLATE "C",
  leased_until timestamptz
) WITH (fillfactor = 50);
)";

// What may be lost in a crash, and costs no log: who is where, and how often passwords were tried.
// `table_id` is empty for who follows the own tables. An allowance is full again at `full_at`.
constexpr const char* kPresence = R"(
CREATE UNLOGGED TABLE present (
  table_id text COLLATE "C" NOT NULL,
  person int8 NOT NULL,
  node text COLLATE "C" NOT NULL,
  count int8 NOT NULL,
  PRIMARY KEY (table_id, person, node)
);
CREATE INDEX present_of ON present (person);
CREATE INDEX present_at ON present (node);

CREATE UNLOGGED TABLE tries (
  key text COLLATE "C" PRIMARY KEY,
  full_at timestamptz NOT NULL
);
)";

// By which the house knows its own tokens: one row, or none yet.
constexpr const char* kTokenKey = R"(
CREATE TABLE token_key (key text NOT NULL, one bool PRIMARY KEY DEFAULT true CHECK (one));
)";

constexpr std::array kSteps = {kFirst, kDeadlines, kCopies, kThoughts, kPresence, kTokenKey};

constexpr auto kLongestStep = std::chrono::hours(24);  // a large house takes its time

}  // namespace

std::span<const char* const> steps() { return kSteps; }

void migrate(Connection& connection, const std::string& place, std::span<const char* const> steps) {
  connection.transact([&] {
    connection.ask("SELECT pg_advisory_xact_lock(x'42656c6c'::int8)");  // "Bell"
    connection.run(
        "CREATE SCHEMA IF NOT EXISTS belle;"
        "CREATE TABLE IF NOT EXISTS belle.layout (steps int4 NOT NULL);"
        "INSERT INTO belle.layout SELECT 0 WHERE NOT EXISTS (SELECT 1 FROM belle.layout)");
    const Rows rows = connection.ask("SELECT steps FROM belle.layout");
    const auto seen = static_cast<std::size_t>(rows.whole(0, 0));
    if (seen > steps.size())
      throw Refused(Failure::Kind::Broken,
                    place +
                        ": a newer version of Belle Époque has written this database; please "
                        "install that version to open it");
    if (seen == steps.size()) return;
    for (const char* step : steps.subspan(seen)) connection.run(step, kLongestStep);
    connection.run("UPDATE belle.layout SET steps = " + std::to_string(steps.size()));
  });
}

}  // namespace belle::store::postgres
