// Why a wish at a table cannot be fulfilled.
#pragma once

#include <expected>
#include <string>
#include <utility>

namespace belle::table {

/// Which field of the message is at fault, a sentence for the person, and the ruling of the rules
/// page if one is broken. It tells nothing that the person who wished may not know.
struct Problem {
  std::string field;
  std::string reason;
  std::string ruling;
};

inline std::unexpected<Problem> refuse(std::string field, std::string reason) {
  return std::unexpected(Problem{std::move(field), std::move(reason), {}});
}

}  // namespace belle::table
