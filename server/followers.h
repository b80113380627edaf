// The clients that are told of their person's own tables, wherever they look: that somebody has sat
// down there, that a game has begun, whose turn it is. A client asks for it with `mine`. What it is
// told is what lists show (store::Summary::about), which is the same for every viewer. Only on the
// server's thread.
#pragma once

#include <map>
#include <memory>
#include <set>
#include <vector>

#include "server/client.h"
#include "store/store.h"

namespace belle::server {

class Followers {
 public:
  /// The client is told of the tables of the person that it is now.
  void follow(const std::shared_ptr<Client>& client);
  void forget(const std::shared_ptr<Client>& client);
  /// A table is kept with this summary: those who sit there are told.
  void tell(const store::Summary& summary) const;
  /// Whether a client of one of these persons is connected.
  bool any_of(const std::vector<store::PersonId>& persons) const;

 private:
  std::map<store::PersonId, std::set<std::shared_ptr<Client>>> clients_;
};

}  // namespace belle::server
