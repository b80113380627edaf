#include "apps/wasm/page_store.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "people/names.h"

namespace belle::wasm {

using store::Failure;
using store::Person;
using store::PersonId;
using store::Result;
using store::Summary;

namespace {

std::unexpected<Failure> failed(Failure::Kind kind, std::string reason) {
  return std::unexpected(Failure{kind, std::move(reason)});
}

std::int64_t whole(std::string_view text) {
  std::int64_t number = 0;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

}  // namespace

void PageStore::remember(const std::string& table, std::string_view text) {
  std::vector<store::Entry>& journal = journals_[table];
  journal.clear();
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(text.size(), line.size() + 1));
    const std::size_t space = std::min(line.find(' '), line.size());
    journal.push_back(
        {whole(line.substr(0, space)), std::string(line.substr(std::min(line.size(), space + 1)))});
  }
}

void PageStore::summarise(Summary summary) {
  std::string table = summary.table;
  summaries_[std::move(table)] = std::move(summary);
}

void PageStore::append(store::Append append, store::Done<void> done) {
  const auto found = journals_.find(append.table);
  if (append.length != (found == journals_.end() ? 0 : found->second.size()))
    return done(failed(Failure::Kind::Conflict, "another window has written"));
  std::string text = append.table + '\n' + std::to_string(append.length) + '\n';
  for (const store::Entry& entry : append.entries)
    text += std::to_string(entry.at) + ' ' + entry.line + '\n';
  const std::uint32_t ticket = ++tickets_;
  waiting_[ticket] = {std::move(append), std::move(done)};
  keep_(ticket, text);
}

void PageStore::kept(std::uint32_t ticket, Kept outcome) {
  auto node = waiting_.extract(ticket);
  if (node.empty()) return;
  Waiting& waiting = node.mapped();
  if (outcome == Kept::Full)
    return waiting.done(failed(Failure::Kind::Full, "the browser keeps no more"));
  if (outcome == Kept::Conflict)
    return waiting.done(failed(Failure::Kind::Conflict, "another window has written"));
  std::vector<store::Entry>& journal = journals_[waiting.append.table];
  journal.insert(journal.end(), waiting.append.entries.begin(), waiting.append.entries.end());
  summarise(std::move(waiting.append.summary));
  waiting.done({});
}

Result<std::vector<store::Entry>> PageStore::journal(std::string_view table) {
  const auto found = journals_.find(table);
  if (found == journals_.end()) return failed(Failure::Kind::Missing, "no such table");
  return found->second;
}

Result<Summary> PageStore::summary(std::string_view table) {
  const auto found = summaries_.find(table);
  if (found == summaries_.end()) return failed(Failure::Kind::Missing, "no such table");
  return found->second;
}

Result<std::vector<Summary>> PageStore::tables(Summary::Stage, bool, std::size_t) {
  return std::vector<Summary>{};  // nobody else can find a table of this browser
}

Result<std::vector<Summary>> PageStore::tables_of(PersonId person, store::Time until,
                                                  std::size_t most) {
  std::vector<Summary> list;
  for (const auto& [table, summary] : summaries_)
    if (summary.changed <= until &&
        std::ranges::find(summary.persons, person) != summary.persons.end())
      list.push_back(summary);
  std::ranges::sort(list, std::ranges::greater{}, &Summary::changed);
  list.resize(std::min(list.size(), most));
  return list;
}

void PageStore::add_guest(std::string name, std::string session, store::Time,
                          store::Done<Person> done) {
  done(Person{whole(session), std::move(name), false});
}

void PageStore::rename_guest(PersonId person, std::string name, store::Done<void> done) {
  names_[person] = std::move(name);
  done({});
}

void PageStore::claim_name(PersonId, std::string, std::string, store::Session,
                           store::Done<void> done) {
  done(failed(Failure::Kind::Broken, "there are no passwords here"));
}

void PageStore::add_session(store::Password, store::Session, store::Done<void> done) { done({}); }

void PageStore::end_session(std::string, store::Done<void> done) { done({}); }

void PageStore::forget(store::Time, store::Time, store::Done<void> done) { done({}); }

Result<std::optional<Person>> PageStore::person_of(std::string_view session) {
  const PersonId id = whole(session);
  const auto name = names_.find(id);
  return Person{id, name == names_.end() ? std::string(people::kNobody) : name->second, false};
}

// Whoever has not said a name since the page was opened is called as at the table they come from.
Result<Person> PageStore::person(PersonId id) {
  const auto name = names_.find(id);
  if (name == names_.end()) return failed(Failure::Kind::Missing, "not known by name");
  return Person{id, name->second, false};
}

Result<std::optional<store::Password>> PageStore::password_of(std::string_view) {
  return std::nullopt;
}

void PageStore::rate_game(std::string, std::string, std::vector<PersonId>, store::Rate,
                          store::Done<void> done) {
  done({});
}

Result<std::optional<store::Rating>> PageStore::rating_of(PersonId, std::string_view) {
  return std::nullopt;
}

}  // namespace belle::wasm
