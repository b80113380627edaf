// Who is at this server and who at the others, as the database knows it: the state behind a
// Presence (store/presence.h). This server's part is written down now and then by the thread that
// says the news (news.h), as far as it has changed; who is elsewhere is asked as often, and told
// when it is different. Rows of a server whose heart has stopped do not count. Any thread may call,
// but for `write`, which is for one.
#pragma once

#include <cstddef>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "store/postgres/connection.h"
#include "store/postgres/reader.h"
#include "store/presence.h"

namespace belle::store::postgres {

class Attendance {
 public:
  explicit Attendance(std::string node) : node_(std::move(node)) {}

  void enter(Elsewhere heard);
  void leave();

  void watch(const std::string& table, std::vector<Watcher> here);
  void follow(PersonId person);
  void unfollow(PersonId person);
  bool follows_any(std::span<const PersonId> persons) const;
  std::vector<PersonId> followed() const;

  /// Writes what has changed since; everything, if what is there may be lost (`anew`).
  void write(Connection& connection, bool anew);
  /// Who watches elsewhere; nothing if nobody watches here.
  std::optional<Question> question();
  /// Which of these tables are attended elsewhere: their ids.
  Question attended(const std::vector<Summary>& tables, Done<std::vector<std::string>> done) const;

  void tell_grown(const std::string& table, std::size_t length) const;
  /// Rows of summaries, and behind each the length of its journal.
  void tell_changed(const Rows& rows) const;
  void tell_renewed(PersonId person) const;

 private:
  using Row = std::pair<std::string, PersonId>;  // an empty id: follows the own tables
  using Counts = std::map<Row, std::size_t>;
  using AtTables = std::map<std::string, std::vector<Watcher>>;

  void heard(const std::vector<std::string>& asked, const Rows& rows);
  /// The rows of those tables, and of those persons who follow, as they are to be.
  Counts rows_of(const std::set<std::string>& tables, const std::set<PersonId>& persons) const;

  const std::string node_;
  mutable std::mutex mutex_;
  std::optional<Elsewhere> heard_;
  AtTables here_;
  AtTables elsewhere_;  // as it was told
  std::set<PersonId> follows_;
  std::set<std::string> changed_tables_;  // and not written
  std::set<PersonId> changed_persons_;
  Counts written_;  // of `write` alone
};

}  // namespace belle::store::postgres
