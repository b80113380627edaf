// Rulings that tables differ on, as an edition file chooses between their readings: a word for each
// under `rulings`, and how well it is known under `standing.rulings`. A file that leaves out a
// ruling, or all of them, has the first reading.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

#include "editions/walk.h"

namespace belle::editions {

struct Ruling {
  std::string_view key;
  std::span<const std::string_view> readings;  // their words; the first is the default
};

/// The reading of each ruling, by its place among `readings`. Each key that the file has must have
/// its standing, and no other has one.
std::vector<std::size_t> read_rulings(const Value& top, std::span<const Ruling> rulings);

}  // namespace belle::editions
