#include "tests/server/memory_store.h"

#include <algorithm>
#include <utility>

#include "people/lookalikes.h"

namespace belle::store {
namespace {

std::unexpected<Failure> failed(Failure::Kind kind) {
  return std::unexpected(Failure{kind, "as the test wants it"});
}

bool sits_there(const Summary& summary, PersonId person) {
  return std::ranges::find(summary.persons, person) != summary.persons.end();
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

template <class T>
void MemoryStore::answer(const Done<T>& done, Result<T> found) {
  if (reads_fail) found = failed(Failure::Kind::Broken);
  if (holds_reads)
    held_.emplace_back([done, found = std::move(found)] { done(found); });
  else
    done(std::move(found));
}

void MemoryStore::release() {
  holds = holds_reads = false;
  for (const auto& work : std::exchange(held_, {})) work();
}

std::unique_ptr<Presence> MemoryStore::enter(Elsewhere heard) {
  if (!shared) return nullptr;
  const auto name_of = [this](PersonId person) { return persons_.at(person).name; };
  return std::make_unique<MemoryPresence>(servers_, std::move(heard), name_of);
}

void MemoryStore::tell_renewed(PersonId person) {
  if (!words_lost) servers_->tell_renewed(person);
}

void MemoryStore::token_key(std::string proposed, Done<std::string> done) {
  if (token_key_.empty()) token_key_ = std::move(proposed);
  answer(done, {token_key_});
}

void MemoryStore::take_try(Allowance first, std::optional<Allowance> other, Done<bool> done) {
  const auto take = [this](const Allowance& from) {
    return tries_[from.key] + 1 <= from.burst && ++tries_[from.key] > 0;
  };
  answer(done, {take(first) || (other && take(*other))});
}

void MemoryStore::flush(std::function<void()> done) {
  if (holds)
    held_.emplace_back(std::move(done));
  else
    done();
}

void MemoryStore::append(Append append, Done<void> done) {
  write<void>(std::move(done), [this, append = std::move(append)]() -> Result<void> {
    if (additions_fail && append.length > 0) return failed(Failure::Kind::Full);
    if (append.length == 0 && append.entries.empty()) return failed(Failure::Kind::Broken);
    if (append.length > 0 && !journals.contains(append.table))
      return failed(Failure::Kind::Missing);
    std::vector<Entry>& journal = journals[append.table];
    if (journal.size() != append.length) return failed(Failure::Kind::Conflict);
    journal.insert(journal.end(), append.entries.begin(), append.entries.end());
    summaries[append.table] = append.summary;
    deadlines_.note(append.table, append.deadline);
    if (append.ends_turn) thoughts.ended(append.table);
    if (!words_lost && followed_.contains(append.table))
      servers_->tell_grown(append.table, journal.size());
    if (!words_lost && append.is_news) servers_->tell_changed(append.summary, journal.size());
    return {};
  });
}

void MemoryStore::journal(std::string table, std::size_t since, Done<std::vector<Entry>> done) {
  if (since == 0 && !reads_fail) ++journals_read;
  const auto found = journals.find(table);
  if (found == journals.end()) return answer(done, {failed(Failure::Kind::Missing)});
  const std::vector<Entry>& entries = found->second;
  if (entries.size() < since) return answer(done, {failed(Failure::Kind::Conflict)});
  answer(done, {std::vector(entries.begin() + static_cast<std::ptrdiff_t>(since), entries.end())});
}

std::vector<Summary> MemoryStore::chosen(const std::function<bool(const Summary&)>& fits,
                                         std::size_t most) {
  std::vector<Summary> list;
  for (const auto& [table, summary] : summaries)
    if (fits(summary)) list.push_back(summary);
  std::ranges::sort(list, std::greater{}, &Summary::changed);
  list.resize(std::min(list.size(), most));
  return list;
}

void MemoryStore::list(Summary::Stage stage, bool only_listed, std::size_t most,
                       Done<std::vector<Summary>> done) {
  if (!reads_fail) ++lists_read;
  const auto fits = [&](const Summary& each) {
    return each.stage == stage && (each.listed || !only_listed);
  };
  answer(done, {chosen(fits, most)});
}

void MemoryStore::list_of(PersonId person, Time until, std::size_t most,
                          Done<std::vector<Summary>> done) {
  const auto fits = [&](const Summary& each) {
    return each.changed <= until && sits_there(each, person);
  };
  answer(done, {chosen(fits, most)});
}

void MemoryStore::count_unfinished(PersonId person, Time since, Done<std::size_t> done) {
  const auto counts = [&](const Summary& each) {
    return each.stage != Summary::Stage::Over && each.changed > since && sits_there(each, person);
  };
  answer(done, {chosen(counts, SIZE_MAX).size()});
}

void MemoryStore::take_due(DueQuestion question, Done<Due> done) {
  answer(done, {deadlines_.take(question)});
}

void MemoryStore::note_opening(Time, Done<void> done) {
  write<void>(std::move(done), [this]() -> Result<void> {
    if (reads_fail) return failed(Failure::Kind::Broken);
    return {};
  });
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
  const auto told = [this, person, done = std::move(done)](const Result<void>& kept) {
    done(kept);
    if (kept) tell_renewed(person);
  };
  write<void>(told, [this, person, name = std::move(name)]() -> Result<void> {
    const auto found = persons_.find(person);
    if (found == persons_.end() || found->second.named) return failed(Failure::Kind::Missing);
    found->second.name = name;
    return {};
  });
}

void MemoryStore::claim_name(PersonId person, std::string name, std::string password_hash,
                             std::string asking, Session session, Done<void> done) {
  const auto told = [this, person, done = std::move(done)](const Result<void>& kept) {
    done(kept);
    if (kept) tell_renewed(person);
  };
  write<void>(told, [=, this]() -> Result<void> {
    if (claims_fail) return failed(Failure::Kind::Full);
    const auto asks = sessions_.find(asking);
    if (asks == sessions_.end() || asks->second != person) return failed(Failure::Kind::Missing);
    if (const auto owner = owner_of(name); owner && owner->person != person)
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
  const auto found = sessions_.find(session);
  const PersonId person = found == sessions_.end() ? 0 : found->second;
  const auto told = [this, person, done = std::move(done)](const Result<void>& kept) {
    done(kept);
    if (kept && person != 0) tell_renewed(person);
  };
  write<void>(told, [this, session = std::move(session)]() -> Result<void> {
    sessions_.erase(session);
    return {};
  });
}

void MemoryStore::forget(Time sessions_before, Time guests_before, Done<void> done) {
  forgotten.emplace_back(sessions_before, guests_before);
  done({});
}

void MemoryStore::person_of(std::string session, Done<std::optional<Person>> done) {
  const auto found = sessions_.find(session);
  answer(done,
         {found == sessions_.end() ? std::nullopt : std::optional(persons_.at(found->second))});
}

void MemoryStore::person(PersonId id, Done<Person> done) {
  const auto found = persons_.find(id);
  if (found == persons_.end()) return answer(done, {failed(Failure::Kind::Missing)});
  answer(done, {found->second});
}

void MemoryStore::password_of(std::string name, Done<std::optional<Password>> done) {
  answer(done, {owner_of(name)});
}

std::optional<Password> MemoryStore::owner_of(std::string_view name) const {
  for (const auto& [person, hash] : passwords_)
    if (people::look_alike(persons_.at(person).name, name)) return Password{person, hash};
  return {};
}

void MemoryStore::rate_game(std::string table, std::string game, std::vector<PersonId> persons,
                            Rate rate, Done<void> done) {
  write<void>(std::move(done), [=, this]() -> Result<void> {
    if (settling_fails) return failed(Failure::Kind::Full);
    if (!journals.contains(table)) return failed(Failure::Kind::Missing);
    if (rated_.contains(table)) return {};
    std::vector<Rating> before;
    for (const PersonId person : persons)
      if (!persons_.contains(person)) return failed(Failure::Kind::Missing);
    rated_.insert(table);
    for (const PersonId person : persons) before.push_back(ratings_[{person, game}]);
    const std::vector<Rating> after = rate(before);
    for (std::size_t i = 0; i < persons.size(); ++i) ratings_[{persons[i], game}] = after[i];
    return {};
  });
}

void MemoryStore::ratings_of(std::vector<RatedIn> whose,
                             Done<std::vector<std::optional<Rating>>> done) {
  std::vector<std::optional<Rating>> ratings;
  for (const auto& [person, game] : whose) {
    const auto found = ratings_.find({person, game});
    ratings.push_back(found == ratings_.end() ? std::nullopt : std::optional(found->second));
  }
  answer(done, {std::move(ratings)});
}

}  // namespace belle::store
