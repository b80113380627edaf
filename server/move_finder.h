// Where Belle thinks: beside the house, so that people's moves never wait for her. Chosen at run
// time: threads of the program, or another worker of the page.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "table/table.h"

namespace belle::server {

/// Set by whoever does not need the thought any more.
using Stopped = std::shared_ptr<std::atomic<bool>>;

/// Which move a level would play for the seat that has the turn.
struct Question {
  const table::Table& table;  // only until the thinkers are asked
  std::string level;
  std::uint64_t seed = 0;
  std::int64_t milliseconds = 0;  // at most
};

/// What she would play, and how many milliseconds the question waited until she began.
using Heard = std::function<void(std::string move, std::int64_t waited)>;

class Thinkers {
 public:
  Thinkers() = default;
  virtual ~Thinkers() = default;
  Thinkers(const Thinkers&) = delete;
  Thinkers& operator=(const Thinkers&) = delete;

  /// Thinks later, or never if it is stopped before its turn comes. `heard` is told the move, by
  /// any thread.
  virtual void ask(const Question& question, Stopped stopped, Heard heard) = 0;
};

}  // namespace belle::server
