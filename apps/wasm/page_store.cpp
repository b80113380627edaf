#include "apps/wasm/page_store.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "people/names.h"

namespace belle::wasm {

using store::Failure;
using store::Person;
using store::PersonId;
using store::Summary;

namespace {

std::unexpected<Failure> failed(Failure::Kind kind, std::string reason) {
  return std::unexpected(Failure{kind, std::move(reason)});
}

std::unexpected<Failure> no_table() { return failed(Failure::Kind::Missing, "no such table"); }

std::int64_t whole(std::string_view text) {
  std::int64_t number = 0;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

}  // namespace

const std::vector<store::Entry>& PageStore::remember(const std::string& table,
                                                     std::string_view text) {
  std::vector<store::Entry>& journal = journals_[table];
  journal.clear();
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(text.size(), line.size() + 1));
    const std::size_t space = std::min(line.find(' '), line.size());
    journal.push_back(
        {whole(line.substr(0, space)), std::string(line.substr(std::min(line.size(), space + 1)))});
  }
  return journal;
}

void PageStore::summarise(Summary summary) {
  std::string table = summary.table;
  summaries_[std::move(table)] = std::move(summary);
}

void PageStore::append(store::Append append, store::Done<void> done) {
  const auto found = journals_.find(append.table);
  if (found == journals_.end() && append.length > 0) return answer(done, {no_table()});
  if (found != journals_.end() && found->second.size() != append.length)
    return answer(done, {failed(Failure::Kind::Conflict, "another window has written")});
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
  deadlines_.note(waiting.append.table, waiting.append.deadline);
  summarise(std::move(waiting.append.summary));
  waiting.done({});
}

void PageStore::journal(std::string table, std::size_t since,
                        store::Done<std::vector<store::Entry>> done) {
  const auto found = journals_.find(table);
  if (found == journals_.end()) return answer(done, {no_table()});
  const std::vector<store::Entry>& journal = found->second;
  if (journal.size() < since)
    return answer(done, {failed(Failure::Kind::Conflict, "the journal is shorter")});
  answer(done, {std::vector(journal.begin() + static_cast<std::ptrdiff_t>(since), journal.end())});
}

void PageStore::list(Summary::Stage, bool, std::size_t, store::Done<std::vector<Summary>> done) {
  answer(done, {});  // nobody else can find a table of this browser
}

void PageStore::list_of(PersonId person, store::Time until, std::size_t most,
                        store::Done<std::vector<Summary>> done) {
  std::vector<Summary> list;
  for (const auto& [table, summary] : summaries_)
    if (summary.changed <= until &&
        std::ranges::find(summary.persons, person) != summary.persons.end())
      list.push_back(summary);
  std::ranges::sort(list, std::ranges::greater{}, &Summary::changed);
  list.resize(std::min(list.size(), most));
  answer(done, {std::move(list)});
}

void PageStore::count_unfinished(PersonId, store::Time, store::Done<std::size_t> done) {
  answer(done, {0});  // nobody has too many
}

void PageStore::take_due(store::DueQuestion question, store::Done<store::Due> done) {
  answer(done, {deadlines_.take(question)});
}

void PageStore::add_guest(std::string name, std::string session, store::Time,
                          store::Done<Person> done) {
  answer(done, {Person{whole(session), std::move(name), false}});
}

void PageStore::rename_guest(PersonId person, std::string name, store::Done<void> done) {
  names_[person] = std::move(name);
  answer(done, {});
}

void PageStore::claim_name(PersonId, std::string, std::string, std::string, store::Session,
                           store::Done<void> done) {
  answer(done, {failed(Failure::Kind::Broken, "there are no passwords here")});
}

void PageStore::add_session(store::Password, store::Session, store::Done<void> done) {
  answer(done, {});
}

void PageStore::end_session(std::string, store::Done<void> done) { answer(done, {}); }

void PageStore::forget(store::Time, store::Time, store::Done<void> done) { answer(done, {}); }

void PageStore::person_of(std::string session, store::Done<std::optional<Person>> done) {
  const PersonId id = whole(session);
  const auto name = names_.find(id);
  answer(done,
         {Person{id, name == names_.end() ? std::string(people::kNobody) : name->second, false}});
}

// A visitor who has not said a name since the page was opened is called as at the table they come
// from.
void PageStore::person(PersonId id, store::Done<Person> done) {
  const auto name = names_.find(id);
  if (name == names_.end())
    return answer(done, {failed(Failure::Kind::Missing, "not known by name")});
  answer(done, {Person{id, name->second, false}});
}

void PageStore::password_of(std::string, store::Done<std::optional<store::Password>> done) {
  answer(done, {std::nullopt});
}

void PageStore::rate_game(std::string, std::string, std::vector<PersonId>, store::Rate,
                          store::Done<void> done) {
  answer(done, {});
}

void PageStore::ratings_of(std::vector<store::RatedIn> whose,
                           store::Done<std::vector<std::optional<store::Rating>>> done) {
  answer(done, {std::vector<std::optional<store::Rating>>(whose.size())});
}

}  // namespace belle::wasm
