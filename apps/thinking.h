// How long Belle thinks, as a person says it on the command line.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>

#include "apps/command.h"
#include "search/budget.h"

namespace belle {

struct ThinkingWords {
  std::optional<std::uint64_t> simulations;
  std::optional<std::uint64_t> milliseconds;
  std::optional<std::uint64_t> seed;

  void declare(Command& command);

  /// What cannot be meant.
  std::expected<void, std::string> check() const;

  /// The budget for the position at a ply; its clock starts now. Ctrl-C ends it, if the
  /// command holds an Interrupt.
  search::Budget budget(std::size_t ply) const;

  /// `8000 simulations`, `500 ms`.
  std::string in_words() const;
};

}  // namespace belle
