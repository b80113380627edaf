#include "store/postgres/tables.h"

#include <algorithm>
#include <string>
#include <string_view>

#include "store/persons_text.h"

namespace belle::store::postgres {
namespace {

// `given`: an append each; its lines are the arrays $10 to $13, and no deadline is the latest time
// there is; $16 are those that end a turn of Belle's, and with it what she was to think about.
// Heads are locked in the order of their numbers, so that two servers never wait for each other;
// what they say then is the newest.
constexpr const char* kAppend = R"(
WITH given AS MATERIALIZED (
  SELECT id, expected, added, game, stage, listed, changed, about, persons::int8[] AS persons,
    nullif(deadline, 9223372036854775807) AS deadline, grace, place
  FROM unnest($1::text[], $2::int8[], $3::int8[], $4::text[], $5::int8[], $6::bool[], $7::int8[],
              $8::text[], $9::text[], $14::int8[], $15::int8[])
    WITH ORDINALITY AS g (id, expected, added, game, stage, listed, changed, about, persons,
                          deadline, grace, place)
), held AS MATERIALIZED (
  SELECT id, number, length FROM tables WHERE id = ANY($1::text[]) ORDER BY number FOR UPDATE
), strangers AS MATERIALIZED (
  SELECT place, min(person) AS person FROM given, unnest(persons) AS person
  WHERE NOT EXISTS (SELECT 1 FROM persons p WHERE p.id = person) GROUP BY place
), begun AS (
  INSERT INTO tables (id, length, deadline, grace, look_at)
  SELECT id, added, deadline, grace, deadline FROM given g
  WHERE expected = 0 AND NOT EXISTS (SELECT 1 FROM held h WHERE h.id = g.id)
    AND NOT EXISTS (SELECT 1 FROM strangers s WHERE s.place = g.place)
  ORDER BY place
  ON CONFLICT (id) DO NOTHING RETURNING id, number
), grown AS (
  UPDATE tables t SET length = g.expected + g.added, deadline = g.deadline, grace = g.grace,
    look_at = least(t.look_at, g.deadline)
  FROM held h JOIN given g ON g.id = h.id
  WHERE t.number = h.number AND h.length = g.expected
    AND NOT EXISTS (SELECT 1 FROM strangers s WHERE s.place = g.place)
  RETURNING t.id, t.number
), won AS MATERIALIZED (
  SELECT g.*, w.number FROM given g
  JOIN (SELECT id, number FROM begun UNION ALL SELECT id, number FROM grown) w ON w.id = g.id
), summarised AS (
  INSERT INTO summaries (table_number, game, stage, listed, changed, over_at, about, persons)
  SELECT number, game, stage, listed, changed, CASE WHEN stage = 2 THEN changed END, about, persons
  FROM won
  ON CONFLICT (table_number) DO UPDATE SET game = excluded.game, stage = excluded.stage,
    listed = excluded.listed, changed = excluded.changed, over_at = excluded.over_at,
    about = excluded.about, persons = excluded.persons
), seated AS (
  INSERT INTO sitting (person, table_number)
  SELECT DISTINCT person, number FROM won, unnest(persons) AS person
  ON CONFLICT DO NOTHING
), risen AS (
  DELETE FROM sitting s USING won w
  WHERE s.table_number = w.number AND NOT s.person = ANY(w.persons)
), written AS (
  INSERT INTO lines (table_number, number, at, line)
  SELECT w.number, w.expected + l.nth, l.at, l.line
  FROM unnest($10::int8[], $11::int8[], $12::int8[], $13::bytea[]) AS l (place, nth, at, line)
  JOIN won w ON w.place = l.place
), thought AS MATERIALIZED (
  SELECT t.table_number FROM thoughts t JOIN won w ON w.number = t.table_number
  WHERE w.id = ANY($16::text[]) ORDER BY t.table_number FOR UPDATE OF t
), ended AS (
  DELETE FROM thoughts WHERE table_number IN (SELECT table_number FROM thought)
)
SELECT w.number IS NOT NULL, h.length, s.person
FROM given g LEFT JOIN won w ON w.place = g.place LEFT JOIN held h ON h.id = g.id
  LEFT JOIN strangers s ON s.place = g.place
ORDER BY g.place
)";

Refused no_table(std::string_view table) {
  return {Failure::Kind::Missing, "there is no table " + in_quotes(table)};
}

Refused conflict(std::string_view table, std::int64_t length, std::size_t expected) {
  return {Failure::Kind::Conflict, "the journal of table " + in_quotes(table) + " has " +
                                       std::to_string(length) + " lines, not " +
                                       std::to_string(expected)};
}

// Why an append is not kept, from its row: the journal's length, and a person who is not there.
std::optional<Failure> reason(const Rows& rows, std::size_t row, const Append& append) {
  if (rows.whole(row, 0) != 0) return {};
  const bool missing = rows.is_null(row, 1);
  if (missing && append.length > 0) return no_table(append.table).failure();
  if (!missing && rows.whole(row, 1) != static_cast<std::int64_t>(append.length))
    return conflict(append.table, rows.whole(row, 1), append.length).failure();
  if (!rows.is_null(row, 2))
    return Failure{Failure::Kind::Missing,
                   "there is no person with the number " + std::to_string(rows.whole(row, 2))};
  return Failure{Failure::Kind::Conflict,
                 "the table " + in_quotes(append.table) + " was begun by another server"};
}

}  // namespace

std::string array_text(const std::vector<PersonId>& persons) {
  std::string text = "{";
  for (const PersonId person : persons)
    text += (text.size() == 1 ? "" : ",") + std::to_string(person);
  return text + '}';
}

void send_appends(Connection& connection, std::span<const Append* const> appends) {
  std::vector<std::string_view> ids, games, abouts, lines, ending;
  std::vector<std::int64_t> expected, added, stages, changed, places, numbers, times;
  std::vector<std::int64_t> deadlines, graces;
  std::vector<bool> listed;
  std::vector<std::string> persons;
  for (const Append* append : appends) {
    const Summary& summary = append->summary;
    ids.emplace_back(append->table);
    expected.push_back(static_cast<std::int64_t>(append->length));
    added.push_back(static_cast<std::int64_t>(append->entries.size()));
    games.emplace_back(summary.game);
    stages.push_back(static_cast<std::int64_t>(summary.stage));
    listed.push_back(summary.listed);
    changed.push_back(summary.changed);
    abouts.emplace_back(summary.about);
    persons.push_back(array_text(summary.persons));
    const Deadline deadline = append->deadline.value_or(Deadline{.at = kEver});
    deadlines.push_back(deadline.at);
    graces.push_back(deadline.grace);
    if (append->ends_turn) ending.emplace_back(append->table);
    std::int64_t number = 0;
    for (const Entry& entry : append->entries) {
      places.push_back(static_cast<std::int64_t>(ids.size()));
      numbers.push_back(number++);
      times.push_back(entry.at);
      lines.emplace_back(entry.line);
    }
  }
  connection.send(
      kAppend,
      {Value::texts(ids), Value::wholes(expected), Value::wholes(added), Value::texts(games),
       Value::wholes(stages), Value::truths(listed), Value::wholes(changed), Value::texts(abouts),
       Value::texts(persons), Value::wholes(places), Value::wholes(numbers), Value::wholes(times),
       Value::bytes(lines), Value::wholes(deadlines), Value::wholes(graces), Value::texts(ending)});
}

std::vector<std::optional<Failure>> receive_appends(Connection& connection,
                                                    std::span<const Append* const> appends) {
  const Rows rows = connection.receive();
  std::vector<std::optional<Failure>> outcomes;
  outcomes.reserve(appends.size());
  for (std::size_t i = 0; i < appends.size(); ++i) outcomes.push_back(reason(rows, i, *appends[i]));
  return outcomes;
}

bool has_lines(Connection& connection, const Append& append) {
  const Rows rows = connection.ask(
      "SELECT at, line FROM lines JOIN tables t ON t.number = table_number"
      " WHERE t.id = $1::text AND lines.number >= $2::int8 ORDER BY lines.number LIMIT $3::int8",
      {append.table, static_cast<std::int64_t>(append.length),
       static_cast<std::int64_t>(append.entries.size())});
  if (append.entries.empty() || rows.size() != append.entries.size()) return false;
  for (std::size_t i = 0; i < rows.size(); ++i)
    if (append.entries[i] != Entry{rows.whole(i, 0), rows.text(i, 1)}) return false;
  return true;
}

const char* journal_sql() {
  return "SELECT t.length, l.at, l.line FROM tables t"
         " LEFT JOIN lines l ON l.table_number = t.number AND l.number >= $2::int8"
         " WHERE t.id = $1::text ORDER BY l.number";
}

// A line that came while the head was read is not told yet: both are of one moment.
std::vector<Entry> read_journal(const Rows& rows, const std::string& table, std::size_t since) {
  if (rows.size() == 0) throw no_table(table);
  if (rows.whole(0, 0) < static_cast<std::int64_t>(since))
    throw conflict(table, rows.whole(0, 0), since);
  std::vector<Entry> entries;
  for (std::size_t i = 0; i < rows.size() && !rows.is_null(i, 1); ++i)
    entries.push_back({rows.whole(i, 1), rows.text(i, 2)});
  return entries;
}

// A statement for each stage: only a constant finds its index.
const char* list_sql(Summary::Stage stage) {
  switch (stage) {
    case Summary::Stage::Waiting:
      return "SELECT t.id, game, stage, listed, changed, about, array_to_string(persons, ' ')"
             " FROM summaries JOIN tables t ON t.number = table_number"
             " WHERE stage = 0 AND (listed OR NOT $1::bool)"
             " ORDER BY changed DESC, table_number DESC LIMIT $2::int8";
    case Summary::Stage::Playing:
      return "SELECT t.id, game, stage, listed, changed, about, array_to_string(persons, ' ')"
             " FROM summaries JOIN tables t ON t.number = table_number"
             " WHERE stage = 1 AND (listed OR NOT $1::bool)"
             " ORDER BY changed DESC, table_number DESC LIMIT $2::int8";
    case Summary::Stage::Over:
      break;
  }
  return "SELECT t.id, game, stage, listed, changed, about, array_to_string(persons, ' ')"
         " FROM summaries JOIN tables t ON t.number = table_number"
         " WHERE stage = 2 AND (listed OR NOT $1::bool)"
         " ORDER BY over_at DESC, table_number DESC LIMIT $2::int8";
}

const char* list_of_sql() {
  return "SELECT t.id, game, stage, listed, changed, about, array_to_string(persons, ' ')"
         " FROM (SELECT table_number FROM sitting WHERE person = $1::int8"
         " ORDER BY table_number DESC LIMIT 1000) own"
         " JOIN summaries USING (table_number) JOIN tables t ON t.number = table_number"
         " WHERE changed <= $2::int8 ORDER BY changed DESC, table_number DESC LIMIT $3::int8";
}

std::vector<Summary> read_summaries(const Rows& rows) {
  std::vector<Summary> summaries;
  summaries.reserve(rows.size());
  for (std::size_t i = 0; i < rows.size(); ++i)
    summaries.push_back({.table = rows.text(i, 0),
                         .game = rows.text(i, 1),
                         .stage = static_cast<Summary::Stage>(rows.whole(i, 2)),
                         .listed = rows.whole(i, 3) != 0,
                         .changed = rows.whole(i, 4),
                         .about = rows.text(i, 5),
                         .persons = read_persons(rows.text(i, 6))});
  return summaries;
}

const char* count_unfinished_sql() {
  return "SELECT count(*) FROM (SELECT table_number FROM sitting WHERE person = $1::int8"
         " ORDER BY table_number DESC LIMIT 1000) own JOIN summaries USING (table_number)"
         " WHERE stage <> 2 AND changed > $2::int8";
}

}  // namespace belle::store::postgres
