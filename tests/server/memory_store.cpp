#include "tests/server/memory_store.h"

#include <algorithm>
#include <utility>

#include "people/lookalikes.h"

namespace belle::store {
namespace {

std::unexpected<Failure> failed(Failure::Kind kind) {
  return std::unexpected(Failure{kind, "as the test wants it"});
}

}  // namespace

template <class T>
void MemoryStore::write(Done<T> done, std::function<Result<T>()> change) {
  auto work = [this, done = std::move(done), change = std::move(change)] {
    if (writes_fail) return done(failed(*writes_fail));
    done(change());
  };
  if (holds)
    held_.emplace_back(std::move(work));
  else
    work();
}

void MemoryStore::release() {
  holds = false;
  for (const auto& work : std::exchange(held_, {})) work();
}

void MemoryStore::append(Append append, Done<void> done) {
  write<void>(std::move(done), [this, append = std::move(append)]() -> Result<void> {
    if (additions_fail && append.length > 0) return failed(Failure::Kind::Full);
    std::vector<Entry>& journal = journals[append.table];
    if (journal.size() != append.length) return failed(Failure::Kind::Conflict);
    journal.insert(journal.end(), append.entries.begin(), append.entries.end());
    summaries_[append.table] = append.summary;
    return {};
  });
}

Result<std::vector<Entry>> MemoryStore::journal(std::string_view table) {
  if (reads_fail) return failed(Failure::Kind::Broken);
  ++journals_read;
  const auto found = journals.find(table);
  if (found == journals.end()) return failed(Failure::Kind::Missing);
  return found->second;
}

Result<Summary> MemoryStore::summary(std::string_view table) {
  const auto found = summaries_.find(table);
  if (found == summaries_.end()) return failed(Failure::Kind::Missing);
  return found->second;
}

std::vector<Summary> MemoryStore::chosen(const std::function<bool(const Summary&)>& fits,
                                         std::size_t most) {
  std::vector<Summary> list;
  for (const auto& [table, summary] : summaries_)
    if (fits(summary)) list.push_back(summary);
  std::ranges::sort(list, std::greater{}, &Summary::changed);
  list.resize(std::min(list.size(), most));
  return list;
}

Result<std::vector<Summary>> MemoryStore::tables(Summary::Stage stage, bool only_listed,
                                                 std::size_t most) {
  if (reads_fail) return failed(Failure::Kind::Broken);
  ++lists_read;
  return chosen(
      [&](const Summary& each) { return each.stage == stage && (each.listed || !only_listed); },
      most);
}

Result<std::vector<Summary>> MemoryStore::tables_of(PersonId person, Time until, std::size_t most) {
  if (reads_fail) return failed(Failure::Kind::Broken);
  return chosen(
      [&](const Summary& each) {
        return each.changed <= until &&
               std::ranges::find(each.persons, person) != each.persons.end();
      },
      most);
}

void MemoryStore::add_guest(std::string name, std::string session, Time, Done<Person> done) {
  write<Person>(std::move(done),
                [this, name = std::move(name), session = std::move(session)]() -> Result<Person> {
                  if (sessions_.contains(session)) return failed(Failure::Kind::Broken);
                  const auto id = static_cast<PersonId>(persons_.size()) + 1;
                  sessions_[session] = id;
                  return persons_[id] = {id, name, false};
                });
}

void MemoryStore::rename_guest(PersonId person, std::string name, Done<void> done) {
  write<void>(std::move(done), [this, person, name = std::move(name)]() -> Result<void> {
    const auto found = persons_.find(person);
    if (found == persons_.end() || found->second.named) return failed(Failure::Kind::Missing);
    found->second.name = name;
    return {};
  });
}

void MemoryStore::claim_name(PersonId person, std::string name, std::string password_hash,
                             Session session, Done<void> done) {
  write<void>(std::move(done), [=, this]() -> Result<void> {
    if (claims_fail) return failed(Failure::Kind::Full);
    if (const auto owner = password_of(name).value(); owner && owner->person != person)
      return failed(Failure::Kind::Taken);
    passwords_[person] = password_hash;
    persons_[person] = {person, name, true};
    std::erase_if(sessions_, [&](const auto& each) { return each.second == person; });
    sessions_[session.hash] = person;
    return {};
  });
}

void MemoryStore::add_session(Password password, Session session, Done<void> done) {
  write<void>(std::move(done), [=, this]() -> Result<void> {
    const auto found = passwords_.find(password.person);
    if (found == passwords_.end() || found->second != password.hash)
      return failed(Failure::Kind::Missing);
    sessions_[session.hash] = password.person;
    return {};
  });
}

void MemoryStore::end_session(std::string session, Done<void> done) {
  write<void>(std::move(done), [this, session = std::move(session)]() -> Result<void> {
    sessions_.erase(session);
    return {};
  });
}

void MemoryStore::forget(Time sessions_before, Time guests_before, Done<void> done) {
  forgotten.emplace_back(sessions_before, guests_before);
  done({});
}

Result<std::optional<Person>> MemoryStore::person_of(std::string_view session) {
  if (reads_fail) return failed(Failure::Kind::Broken);
  const auto found = sessions_.find(session);
  if (found == sessions_.end()) return std::nullopt;
  return persons_.at(found->second);
}

Result<Person> MemoryStore::person(PersonId id) {
  const auto found = persons_.find(id);
  if (reads_fail || found == persons_.end()) return failed(Failure::Kind::Missing);
  return found->second;
}

Result<std::optional<Password>> MemoryStore::password_of(std::string_view name) {
  for (const auto& [person, hash] : passwords_)
    if (people::look_alike(persons_.at(person).name, name)) return Password{person, hash};
  return std::nullopt;
}

void MemoryStore::rate_game(std::string table, std::string game, std::vector<PersonId> persons,
                            Rate rate, Done<void> done) {
  write<void>(std::move(done), [=, this]() -> Result<void> {
    if (settling_fails) return failed(Failure::Kind::Full);
    if (!rated_.insert(table).second) return {};
    std::vector<Rating> before;
    for (const PersonId person : persons) before.push_back(ratings_[{person, game}]);
    const std::vector<Rating> after = rate(before);
    for (std::size_t i = 0; i < persons.size(); ++i) ratings_[{persons[i], game}] = after[i];
    return {};
  });
}

Result<std::optional<Rating>> MemoryStore::rating_of(PersonId person, std::string_view game) {
  const auto found = ratings_.find({person, std::string(game)});
  if (found == ratings_.end()) return std::nullopt;
  return found->second;
}

}  // namespace belle::store
