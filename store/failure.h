// How a store answers: with what was asked for, or with why not. Nothing here waits for a disk or a
// network; an answer comes later, through the `Done` that was given along.
#pragma once

#include <cstdint>
#include <expected>
#include <functional>
#include <string>

namespace belle::store {

/// Why something could not be written or read. Nothing of a refused write is kept.
struct Failure {
  enum class Kind : std::uint8_t {
    Conflict,  // the journal is not as long as expected: another server has written
    Missing,   // no such table or person
    Taken,     // the name belongs to another person
    Full,      // no room on the disk
    Busy,      // another program holds the file
    Broken,    // anything else
  };
  Kind kind;
  std::string reason;  // a sentence for the person who runs the server
};

template <class T>
using Result = std::expected<T, Failure>;

/// Called once with the answer: by a thread of the store's, or by the caller's own before the call
/// returns. It must not block.
template <class T>
using Done = std::function<void(Result<T>)>;

}  // namespace belle::store
