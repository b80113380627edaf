// Why a wish at a table cannot be fulfilled.
#pragma once

#include <expected>
#include <string>
#include <utility>

namespace belle::table {

/// Which field of the message is at fault, a sentence for the person, and, if a rule of the game is
/// broken, the ruling of the rules page and the game's own word for it (see Refusal). It tells
/// nothing that the person who wished may not know.
struct Problem {
  std::string field;
  std::string reason;
  std::string ruling = {};
  std::string word = {};
  std::string at = {};
  int needs = 0;
  int has = 0;
};

inline std::unexpected<Problem> refuse(std::string field, std::string reason) {
  return std::unexpected(Problem{std::move(field), std::move(reason), {}});
}

}  // namespace belle::table
