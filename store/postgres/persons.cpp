#include "store/postgres/persons.h"

#include <cassert>
#include <map>

#include "engine/core/text.h"
#include "store/postgres/news.h"

namespace belle::store::postgres {
namespace {

Refused no_person(PersonId person, std::string_view what = "person") {
  return {Failure::Kind::Missing,
          "there is no " + std::string(what) + " with the number " + std::to_string(person)};
}

void note_skeletons(Connection& connection, PersonId person,
                    const std::vector<std::string>& skeletons) {
  connection.ask("DELETE FROM skeletons WHERE person = $1::int8", {person});
  connection.ask(
      "INSERT INTO skeletons (skeleton, person) SELECT DISTINCT each, $2::int8"
      " FROM unnest($1::text[]) AS each",
      {Value::texts(skeletons), person});
}

// Who claims a name waits for others who do, for names may be alike without being equal.
void one_claim_at_a_time(Connection& connection) {
  connection.ask("SELECT pg_advisory_xact_lock(x'4e616d65'::int8)");  // "Name"
}

}  // namespace

Person add_guest(Connection& connection, const std::string& name, const std::string& session,
                 Time at, bool again) {
  if (again) {
    const Rows known = connection.ask(
        "SELECT id FROM sessions JOIN persons ON id = person"
        " WHERE hash = $1::text AND name = $2::text AND persons.since = $3::int8 AND key IS NULL",
        {session, name, at});
    if (known.size() > 0) return {.id = known.whole(0, 0), .name = name};
  }
  const Rows added = connection.ask(
      "WITH guest AS (INSERT INTO persons (name, since) VALUES ($1::text, $3::int8) RETURNING id)"
      " INSERT INTO sessions (hash, person, since) SELECT $2::text, id, $3::int8 FROM guest"
      " RETURNING person",
      {name, session, at});
  return {.id = added.whole(0, 0), .name = name};
}

void rename_guest(Connection& connection, PersonId person, const std::string& name,
                  const std::string& speaker) {
  connection.transact([&] {
    const Rows renamed = connection.ask(
        "UPDATE persons SET name = $2::text WHERE id = $1::int8 AND key IS NULL RETURNING id",
        {person, name});
    if (renamed.size() == 0) throw no_person(person, "guest");
    tell_renewed(connection, speaker, person);
  });
}

void claim_name(Connection& connection, PersonId person, const Claim& claim,
                const std::string& asking, const Session& session, const std::string& speaker,
                bool again) {
  const auto is_session = [&](const std::string& hash) {
    return connection
               .ask("SELECT 1 FROM sessions WHERE hash = $1::text AND person = $2::int8",
                    {hash, person})
               .size() > 0;
  };
  connection.transact([&] {
    one_claim_at_a_time(connection);
    if (again && is_session(session.hash)) return;
    if (!is_session(asking)) throw no_person(person, "session of the person");
    const Rows anothers = connection.ask(
        "SELECT 1 FROM skeletons WHERE skeleton = ANY($1::text[]) AND person <> $2::int8"
        " AND NOT EXISTS (SELECT 1 FROM persons WHERE id = $2::int8 AND key = $3::text) LIMIT 1",
        {Value::texts(claim.skeletons), person, claim.name});
    if (anothers.size() > 0)
      throw Refused(Failure::Kind::Taken,
                    "the name " + in_quotes(claim.name) + " belongs to somebody");
    const Rows claimed = connection.ask(
        "UPDATE persons SET name = $2::text, key = $2::text, password_hash = $3::text"
        " WHERE id = $1::int8 RETURNING id",
        {person, claim.name, claim.password_hash});
    if (claimed.size() == 0) throw no_person(person);
    note_skeletons(connection, person, claim.skeletons);
    connection.ask("DELETE FROM sessions WHERE person = $1::int8", {person});
    connection.ask(
        "INSERT INTO sessions (hash, person, since) VALUES ($1::text, $2::int8, $3::int8)",
        {session.hash, person, session.at});
    tell_renewed(connection, speaker, person);
  });
}

void add_session(Connection& connection, const Password& password, const Session& session) {
  const Rows known = connection.ask(
      "WITH known AS (SELECT id FROM persons WHERE id = $1::int8 AND password_hash = $2::text),"
      " added AS (INSERT INTO sessions (hash, person, since) SELECT $3::text, id, $4::int8"
      " FROM known ON CONFLICT (hash) DO NOTHING)"
      " SELECT id FROM known",
      {password.person, password.hash, session.hash, session.at});
  if (known.size() == 0) throw no_person(password.person, "password of the person");
}

void end_session(Connection& connection, const std::string& session, const std::string& speaker) {
  connection.transact([&] {
    const Rows ended =
        connection.ask("DELETE FROM sessions WHERE hash = $1::text RETURNING person", {session});
    if (ended.size() > 0) tell_renewed(connection, speaker, ended.whole(0, 0));
  });
}

std::optional<PersonId> forget_some(Connection& connection, PersonId after, Time sessions_before,
                                    Time guests_before) {
  constexpr std::int64_t kAtOnce = 1000;  // some milliseconds of work, and moves wait behind it
  const Rows few = connection.ask(
      "SELECT max(id) FROM"
      " (SELECT id FROM persons WHERE id > $1::int8 ORDER BY id LIMIT $2::int8) few",
      {after, kAtOnce});
  if (few.is_null(0, 0)) return {};
  const PersonId last = few.whole(0, 0);
  connection.transact([&] {
    connection.ask(
        "DELETE FROM sessions WHERE person > $1::int8 AND person <= $2::int8 AND since < $3::int8",
        {after, last, sessions_before});
    connection.ask(
        "DELETE FROM sessions WHERE person IN (SELECT id FROM persons p"
        " WHERE id > $1::int8 AND id <= $2::int8 AND key IS NULL AND since < $3::int8"
        " AND NOT EXISTS (SELECT 1 FROM sitting WHERE person = p.id))",
        {after, last, guests_before});
    connection.ask(
        "DELETE FROM persons p"
        " WHERE id > $1::int8 AND id <= $2::int8 AND key IS NULL AND since < $3::int8"
        " AND NOT EXISTS (SELECT 1 FROM sitting WHERE person = p.id)"
        " AND NOT EXISTS (SELECT 1 FROM ratings WHERE person = p.id)"
        " AND NOT EXISTS (SELECT 1 FROM sessions WHERE person = p.id)",
        {after, last, guests_before});
  });
  return last;
}

// Who plays two games that end at once is rated for one after the other.
void rate_game(Connection& connection, const std::string& table, const std::string& game,
               const std::vector<PersonId>& persons, const Rate& rate) {
  connection.transact([&] {
    const Rows settled =
        connection.ask("SELECT settled FROM tables WHERE id = $1::text FOR NO KEY UPDATE", {table});
    if (settled.size() == 0)
      throw Refused(Failure::Kind::Missing, "there is no table " + in_quotes(table));
    if (settled.whole(0, 0) != 0) return;
    const Rows there = connection.ask(
        "SELECT id FROM persons WHERE id = ANY($1::int8[]) ORDER BY id FOR NO KEY UPDATE",
        {Value::wholes(persons)});
    std::map<PersonId, Rating> known;
    for (std::size_t i = 0; i < there.size(); ++i) known[there.whole(i, 0)] = {};
    for (const PersonId person : persons)
      if (!known.contains(person)) throw no_person(person);
    const Rows rated = connection.ask(
        "SELECT person, rating, deviation, volatility, at FROM ratings"
        " WHERE person = ANY($1::int8[]) AND game = $2::text",
        {Value::wholes(persons), game});
    for (std::size_t i = 0; i < rated.size(); ++i)
      known[rated.whole(i, 0)] = {rated.real(i, 1), rated.real(i, 2), rated.real(i, 3),
                                  rated.whole(i, 4)};
    std::vector<Rating> before;
    before.reserve(persons.size());
    for (const PersonId person : persons) before.push_back(known[person]);
    const std::vector<Rating> after = rate(before);
    assert(after.size() == persons.size());
    for (std::size_t i = 0; i < persons.size(); ++i)
      connection.ask(
          "INSERT INTO ratings (person, game, rating, deviation, volatility, at)"
          " VALUES ($1::int8, $2::text, $3::float8, $4::float8, $5::float8, $6::int8)"
          " ON CONFLICT (person, game) DO UPDATE SET rating = excluded.rating,"
          " deviation = excluded.deviation, volatility = excluded.volatility, at = excluded.at",
          {persons[i], game, after[i].rating, after[i].deviation, after[i].volatility,
           after[i].at});
    connection.ask("UPDATE tables SET settled = true WHERE id = $1::text", {table});
  });
}

void compare_names_by(Connection& connection, const NameRule& rule) {
  connection.transact([&] {
    one_claim_at_a_time(connection);
    const Rows noted =
        connection.ask("SELECT 1 FROM name_rule WHERE version = $1::text", {rule.version});
    if (noted.size() > 0) return;
    const Rows claimed = connection.ask("SELECT id, name FROM persons WHERE key IS NOT NULL");
    for (std::size_t i = 0; i < claimed.size(); ++i)
      note_skeletons(connection, claimed.whole(i, 0), rule.skeletons(claimed.text(i, 1)));
    connection.ask("UPDATE name_rule SET version = $1::text", {rule.version});
  });
}

}  // namespace belle::store::postgres
