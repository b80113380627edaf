// Where Belle's moves are found: beside the server, so that people's moves never wait. Chosen at
// run time: threads of the program, or another worker of the page.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "players/move_query.h"

namespace belle::server {

/// Set by the asker when the move is not needed any more.
using StopFlag = std::shared_ptr<std::atomic<bool>>;

using players::MoveQuery;

/// What she would play (nothing if she cannot), and how many milliseconds the question waited until
/// she began.
using MoveFound = std::function<void(std::string move, std::int64_t waited)>;

class MoveFinder {
 public:
  MoveFinder() = default;
  virtual ~MoveFinder() = default;
  MoveFinder(const MoveFinder&) = delete;
  MoveFinder& operator=(const MoveFinder&) = delete;

  /// How many moves are found at the same time; what is asked beyond has to wait.
  virtual std::size_t threads() const { return SIZE_MAX; }
  /// Thinks later, or never if it is stopped before its turn comes. `found` is told the move, by
  /// any thread.
  virtual void ask(MoveQuery query, StopFlag stopped, MoveFound found) = 0;
};

}  // namespace belle::server
