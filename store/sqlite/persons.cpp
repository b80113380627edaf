#include "store/sqlite/persons.h"

#include <algorithm>
#include <map>
#include <utility>

#include "engine/core/text.h"

namespace belle::store::sqlite {
namespace {

Refused no_person(PersonId person, std::string_view what = "person") {
  return {Failure::Kind::Missing,
          "there is no " + std::string(what) + " with the number " + std::to_string(person)};
}

std::optional<Person> read_person(Rows rows) {
  if (!rows.next()) return {};
  return Person{.id = rows.integer(0), .name = rows.text(1), .named = rows.integer(2) != 0};
}

void note_skeletons(Database& database, PersonId person,
                    const std::vector<std::string>& skeletons) {
  database.change("DELETE FROM skeletons WHERE person = ?1", {person});
  for (const std::string& skeleton : skeletons)
    database.change("INSERT INTO skeletons (skeleton, person) VALUES (?1, ?2)", {skeleton, person});
}

}  // namespace

void require_person(Database& database, PersonId person) {
  if (!database.any("SELECT 1 FROM persons WHERE id = ?1", {person})) throw no_person(person);
}

Person add_guest(Database& database, const std::string& name, std::string_view session, Time at) {
  database.change("INSERT INTO persons (name, since) VALUES (?1, ?2)", {name, at});
  const PersonId person = database.last_inserted();
  add_session(database, person, session, at);
  return {.id = person, .name = name};
}

void rename_guest(Database& database, PersonId person, std::string_view name) {
  if (database.change("UPDATE persons SET name = ?2 WHERE id = ?1 AND key IS NULL",
                      {person, name}) == 0)
    throw no_person(person, "guest");
}

void claim_name(Database& database, PersonId person, std::string_view name,
                const std::vector<std::string>& skeletons, std::string_view password_hash) {
  const auto is_anothers = [&](const std::string& skeleton) {
    return database.any("SELECT 1 FROM skeletons WHERE skeleton = ?1 AND person <> ?2",
                        {skeleton, person});
  };
  if (!database.any("SELECT 1 FROM persons WHERE id = ?1 AND key = ?2", {person, name}) &&
      std::ranges::any_of(skeletons, is_anothers))
    throw Refused(Failure::Kind::Taken, "the name " + in_quotes(name) + " belongs to somebody");
  if (database.change("UPDATE persons SET name = ?2, key = ?2, password_hash = ?3 WHERE id = ?1",
                      {person, name, password_hash}) == 0)
    throw no_person(person);
  note_skeletons(database, person, skeletons);
}

std::string token_key(Database& database, std::string_view proposed) {
  database.change("INSERT INTO token_key SELECT ?1 WHERE NOT EXISTS (SELECT 1 FROM token_key)",
                  {proposed});
  Rows rows = database.ask("SELECT key FROM token_key");
  rows.next();
  return rows.text(0);
}

void require_session(Database& database, PersonId person, std::string_view session) {
  if (!database.any("SELECT 1 FROM sessions WHERE hash = ?1 AND person = ?2", {session, person}))
    throw no_person(person, "session of the person");
}

void require_password(Database& database, const Password& password) {
  if (!database.any("SELECT 1 FROM persons WHERE id = ?1 AND password_hash = ?2",
                    {password.person, password.hash}))
    throw no_person(password.person, "password of the person");
}

void add_session(Database& database, PersonId person, std::string_view session, Time at) {
  database.change("INSERT INTO sessions (hash, person, since) VALUES (?1, ?2, ?3)",
                  {session, person, at});
}

void end_session(Database& database, std::string_view session) {
  database.change("DELETE FROM sessions WHERE hash = ?1", {session});
}

void end_sessions_of(Database& database, PersonId person) {
  database.change("DELETE FROM sessions WHERE person = ?1", {person});
}

void forget(Database& database, Time sessions_before, Time guests_before) {
  database.change("DELETE FROM sessions WHERE since < ?1", {sessions_before});
  database.change(
      "DELETE FROM sessions WHERE person IN (SELECT id FROM persons WHERE key IS NULL AND since < "
      "?1"
      " AND id NOT IN (SELECT person FROM sitting))",
      {guests_before});
  database.change(
      "DELETE FROM persons WHERE key IS NULL AND since < ?1"
      " AND id NOT IN (SELECT person FROM sitting) AND id NOT IN (SELECT person FROM ratings)",
      {guests_before});
}

std::optional<Person> person_of(Database& database, std::string_view session) {
  return read_person(database.ask(
      "SELECT id, name, key IS NOT NULL FROM sessions JOIN persons ON id = person WHERE hash = ?1",
      {session}));
}

Person person(Database& database, PersonId id) {
  auto found = read_person(
      database.ask("SELECT id, name, key IS NOT NULL FROM persons WHERE id = ?1", {id}));
  if (!found) throw no_person(id);
  return std::move(*found);
}

std::optional<Password> password_of(Database& database, std::string_view name,
                                    const std::vector<std::string>& skeletons) {
  // By how many skeletons they share, and the one whose name it is before all.
  std::map<PersonId, std::size_t> alike;
  for (const std::string& skeleton : skeletons) {
    Rows rows = database.ask("SELECT person FROM skeletons WHERE skeleton = ?1", {skeleton});
    while (rows.next()) ++alike[rows.integer(0)];
  }
  if (Rows owner = database.ask("SELECT id FROM persons WHERE key = ?1", {name}); owner.next())
    alike[owner.integer(0)] = skeletons.size() + 1;
  if (alike.empty()) return {};
  const PersonId most =
      std::ranges::max_element(alike, {}, [](const auto& each) { return each.second; })->first;
  Rows rows = database.ask("SELECT password_hash FROM persons WHERE id = ?1", {most});
  if (!rows.next()) return {};
  return Password{.person = most, .hash = rows.text(0)};
}

void compare_names_by(Database& database, const NameRule& rule) {
  const auto is_noted = [&] {
    return database.any("SELECT 1 FROM name_rule WHERE version = ?1", {rule.version});
  };
  if (is_noted()) return;
  database.transact([&] {
    if (is_noted()) return;  // another program may have been faster
    std::vector<std::pair<PersonId, std::string>> claimed;
    Rows rows = database.ask("SELECT id, name FROM persons WHERE key IS NOT NULL");
    while (rows.next()) claimed.emplace_back(rows.integer(0), rows.text(1));
    for (const auto& [person, name] : claimed)
      note_skeletons(database, person, rule.skeletons(name));
    database.change("UPDATE name_rule SET version = ?1", {rule.version});
  });
}

}  // namespace belle::store::sqlite
