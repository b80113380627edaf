// A store in memory that answers at once, or as a test wants it: late, or with a failure. Several
// servers may use it; who is at which is in memory_presence.h.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "store/deadlines.h"
#include "store/store.h"
#include "tests/server/memory_presence.h"
#include "tests/server/memory_thoughts.h"

namespace belle::store {

class MemoryStore final : public Store {
 public:
  // What goes wrong.
  std::optional<Failure::Kind> writes_fail;
  bool claims_fail = false;
  bool settling_fails = false;
  bool reads_fail = false;
  bool additions_fail = false;  // journals can begin, but not grow
  int journals_read = 0;
  int lists_read = 0;
  std::vector<std::pair<Time, Time>> forgotten;  // what was asked for; nothing is
  bool holds = false;                            // writes are done when they are released
  bool holds_reads = false;  // questions are answered then, with what was so when they were asked
  void release();

  // Other servers.
  bool shared = false;      // several may use it
  bool words_lost = false;  // and do not hear of each other
  MemoryThoughts thoughts;  // what Belle is to think about, if it is shared

  std::map<std::string, std::vector<Entry>, std::less<>> journals;
  std::map<std::string, Summary, std::less<>> summaries;

  void follow(const std::string& table) override { followed_.insert(table); }
  void unfollow(const std::string& table) override { followed_.extract(table); }
  std::unique_ptr<Thoughts> share_thoughts(std::function<void()> come) override {
    return shared ? thoughts.view(std::move(come)) : nullptr;
  }
  std::unique_ptr<Presence> enter(Elsewhere heard) override;
  void token_key(std::string proposed, Done<std::string> done) override;
  bool counts_tries() const override { return shared; }
  void take_try(Allowance first, std::optional<Allowance> other, Done<bool> done) override;

  void flush(std::function<void()> done) override;

  void append(Append append, Done<void> done) override;
  void journal(std::string table, std::size_t since, Done<std::vector<Entry>> done) override;
  void list(Summary::Stage stage, bool only_listed, std::size_t most,
            Done<std::vector<Summary>> done) override;
  void list_of(PersonId person, Time until, std::size_t most,
               Done<std::vector<Summary>> done) override;
  void count_unfinished(PersonId person, Time since, Done<std::size_t> done) override;

  void take_due(DueQuestion question, Done<Due> done) override;
  void note_opening(Time at, Done<void> done) override;

  void add_guest(std::string name, std::string session, Time at, Done<Person> done) override;
  void rename_guest(PersonId person, std::string name, Done<void> done) override;
  void claim_name(PersonId person, std::string name, std::string password_hash, std::string asking,
                  Session session, Done<void> done) override;
  void add_session(Password password, Session session, Done<void> done) override;
  void end_session(std::string session, Done<void> done) override;
  void forget(Time sessions_before, Time guests_before, Done<void> done) override;
  void person_of(std::string session, Done<std::optional<Person>> done) override;
  void person(PersonId id, Done<Person> done) override;
  void password_of(std::string name, Done<std::optional<Password>> done) override;
  void rate_game(std::string table, std::string game, std::vector<PersonId> persons, Rate rate,
                 Done<void> done) override;
  void ratings_of(std::vector<RatedIn> whose,
                  Done<std::vector<std::optional<Rating>>> done) override;

 private:
  /// Tells all servers, after the answer; the one that has asked, too.
  void tell_renewed(PersonId person);
  /// Writes now or later, or fails.
  template <class T>
  void write(Done<T> done, std::function<Result<T>()> change);
  /// Answers now or later, or fails.
  template <class T>
  void answer(const Done<T>& done, Result<T> found);
  std::vector<Summary> chosen(const std::function<bool(const Summary&)>& fits, std::size_t most);
  std::optional<Password> owner_of(std::string_view name) const;

  std::shared_ptr<MemoryServers> servers_ = std::make_shared<MemoryServers>();
  std::string token_key_;
  std::map<std::string, double> tries_;  // taken; none ever grows again
  std::multiset<std::string> followed_;
  Deadlines deadlines_;
  std::vector<std::function<void()>> held_;
  std::map<PersonId, Person> persons_;
  std::map<std::string, PersonId, std::less<>> sessions_;
  std::map<PersonId, std::string> passwords_;  // hashes
  std::set<std::string> rated_;
  std::map<std::pair<PersonId, std::string>, Rating> ratings_;
};

}  // namespace belle::store
