// Persons in one column of a row: their numbers, with a space between each two.
#pragma once

#include <charconv>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/text.h"
#include "store/tables.h"

namespace belle::store {

inline std::string write_persons(const std::vector<PersonId>& persons) {
  std::string text;
  for (const PersonId person : persons) text += (text.empty() ? "" : " ") + std::to_string(person);
  return text;
}

inline std::vector<PersonId> read_persons(std::string_view text) {
  std::vector<PersonId> persons;
  while (!text.empty()) {
    const std::string_view word = take_word(text);
    PersonId person = 0;
    std::from_chars(word.data(), word.data() + word.size(), person);
    persons.push_back(person);
  }
  return persons;
}

}  // namespace belle::store
