// A store in memory that answers at once, or as a test wants it: late, or with a failure.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "store/store.h"

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
  void release();

  std::map<std::string, std::vector<Entry>, std::less<>> journals;

  void append(Append append, Done<void> done) override;
  Result<std::vector<Entry>> journal(std::string_view table) override;
  Result<Summary> summary(std::string_view table) override;
  Result<std::vector<Summary>> tables(Summary::Stage stage, bool only_listed,
                                      std::size_t most) override;
  Result<std::vector<Summary>> tables_of(PersonId person, Time until, std::size_t most) override;

  void add_guest(std::string name, std::string session, Time at, Done<Person> done) override;
  void rename_guest(PersonId person, std::string name, Done<void> done) override;
  void claim_name(PersonId person, std::string name, std::string password_hash, Session session,
                  Done<void> done) override;
  void add_session(Password password, Session session, Done<void> done) override;
  void end_session(std::string session, Done<void> done) override;
  void forget(Time sessions_before, Time guests_before, Done<void> done) override;
  Result<std::optional<Person>> person_of(std::string_view session) override;
  Result<Person> person(PersonId id) override;
  Result<std::optional<Password>> password_of(std::string_view name) override;

  void rate_game(std::string table, std::string game, std::vector<PersonId> persons, Rate rate,
                 Done<void> done) override;
  Result<std::optional<Rating>> rating_of(PersonId person, std::string_view game) override;

 private:
  /// Writes now or later, or fails.
  template <class T>
  void write(Done<T> done, std::function<Result<T>()> change);
  std::vector<Summary> chosen(const std::function<bool(const Summary&)>& fits, std::size_t most);

  std::vector<std::function<void()>> held_;
  std::map<std::string, Summary, std::less<>> summaries_;
  std::map<PersonId, Person> persons_;
  std::map<std::string, PersonId, std::less<>> sessions_;
  std::map<PersonId, std::string> passwords_;  // hashes
  std::set<std::string> rated_;
  std::map<std::pair<PersonId, std::string>, Rating> ratings_;
};

}  // namespace belle::store
