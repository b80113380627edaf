// What is wrong with the tables of an edition, whatever file they come from.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace belle {

/// A fault and where it is, in the words of an edition file (`tiles[3]`).
struct Fault {
  std::string place;
  std::string reason;
};

/// The place of an entry of a list.
inline std::string entry(std::string_view list, std::size_t i) {
  return std::string(list) + '[' + std::to_string(i) + ']';
}

}  // namespace belle
