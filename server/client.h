// Somebody who is connected: who they are, and at which tables they look.
#pragma once

#include <cstddef>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <string>

#include "server/limits.h"
#include "server/line.h"
#include "store/store.h"

namespace belle::server {

struct Visitor {
  std::shared_ptr<Line> line;
  std::string session;  // the hash of their token
  std::string address;
  std::optional<store::Person> person;          // nobody yet, until they do something
  std::map<std::string, std::size_t> watching;  // tables, and how much of each journal was told
  bool here = true;                             // until they depart
  // While the house writes down who they are, what they ask next waits.
  bool introduced = true;
  std::deque<std::string> waiting;
  Bucket messages;
};

}  // namespace belle::server
