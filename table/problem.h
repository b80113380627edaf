// Why a wish at a table cannot be fulfilled.
#pragma once

#include <expected>
#include <string>
#include <utility>

namespace belle::table {

/// Which field of the message is at fault, a sentence for the person, the ruling of the rules page
/// if one is broken, and a word that stays the same, for programs that say it in another language.
/// It tells nothing that the person who wished may not know.
struct Problem {
  std::string field;
  std::string reason;
  std::string ruling;
  std::string word{};  // NOLINT(readability-redundant-member-init): most problems have none
};

inline std::unexpected<Problem> refuse(std::string field, std::string reason) {
  return std::unexpected(Problem{std::move(field), std::move(reason), {}});
}

}  // namespace belle::table
