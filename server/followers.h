// The clients that are told of their person's own tables, wherever they look: that another has sat
// down there, that a game has begun, whose turn it is. A client asks for it with `mine`. What it is
// told is what lists show (store::Summary::about), which is the same for every viewer. Other
// servers hear whose tables are followed here, and tell of changes there. Only on the server's
// thread.
#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "server/client.h"
#include "store/store.h"

namespace belle::server {

class Followers {
 public:
  /// `presence`: nothing where no other server is.
  explicit Followers(store::Presence* presence) : presence_(presence) {}

  /// The client is told of the tables of the person that it is now.
  void follow(const std::shared_ptr<Client>& client);
  void forget(const std::shared_ptr<Client>& client);
  /// A table is kept with this summary and a journal of so many lines, here or elsewhere: those who
  /// sit there are told, unless they know that or more.
  void tell(const store::Summary& summary, std::size_t length);
  /// Whether a client of one of these persons is connected.
  bool any_of(const std::vector<store::PersonId>& persons) const;

 private:
  /// Whether so much of the table was told; it counts as told from now on.
  bool is_known(const std::string& table, std::size_t length);

  store::Presence* const presence_;
  std::map<store::PersonId, std::set<std::shared_ptr<Client>>> clients_;
  std::map<std::string, std::size_t> told_;  // lengths, by table
};

}  // namespace belle::server
