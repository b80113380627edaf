// The little of Unicode that names need: letters of a text one by one, their small forms in the
// alphabets of our players, and which letters of two alphabets cannot be told apart.
#pragma once

#include <string>
#include <string_view>

namespace belle::people {

/// The characters (code points) of a plain text (see engine/core/text.h).
std::u32string letters_of(std::string_view text);

/// A character as UTF-8.
std::string utf8(char32_t letter);

/// The small letter of a capital in Latin, Greek and Cyrillic, one for one; else the same. The
/// Turkish dotless ı becomes i, as its capital I does.
char32_t small_letter(char32_t letter);

/// The small Latin letter that a small Greek or Cyrillic one looks like, itself or as a capital:
/// р is p, and в is b because В is B. Else the same.
char32_t latin_twin(char32_t small);

}  // namespace belle::people
