// A connection that comes back: made when it is first needed, and made anew after it was lost.
#pragma once

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>

#include "store/postgres/connection.h"

namespace belle::store::postgres {

/// How long a question or a write waits for a database that cannot be reached before it is refused;
/// after how long the database is tried again; and how long a write waits for what others hold.
struct Patience {
  std::chrono::milliseconds longest{5000};
  std::chrono::milliseconds between{100};
  std::chrono::milliseconds locks{2000};
};

/// For one thread at a time.
class Link {
 public:
  /// `first` is run on every new connection.
  Link(Address address, Patience patience, std::string first = {})
      : address_(std::move(address)), patience_(patience), first_(std::move(first)) {}

  /// Refused if the database cannot be reached now.
  Connection& connection() {
    if (connection_ && !connection_->is_of_use()) connection_.reset();
    if (connection_) return *connection_;
    connection_.emplace(address_, patience_.longest);
    ++made_;
    if (!first_.empty()) connection_->run(first_);
    return *connection_;
  }
  void drop() { connection_.reset(); }
  /// How many connections there were.
  std::size_t made() const { return made_; }
  const Patience& patience() const { return patience_; }

 private:
  Address address_;
  Patience patience_;
  std::string first_;
  std::optional<Connection> connection_;
  std::size_t made_ = 0;
};

}  // namespace belle::store::postgres
