// What people may be called, and when two names are the same. A name is shown to others in lines
// of many languages, so it must not change how they run or hide a part of itself; and nobody
// should pass for somebody else.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace belle::people {

/// In characters (code points).
inline constexpr std::size_t kLongestName = 24;

/// A guest who has not said a name. Nobody can claim it.
inline constexpr std::string_view kNobody = "Guest";

/// Why a text cannot be a name.
enum class NameFault {
  Empty,
  Long,
  Spaces,      // at an end, or two in a row
  Characters,  // broken UTF-8, or a character that names may not have
};

/// Nothing if the text is a valid name: UTF-8 of 1 to 24 characters, single plain spaces between
/// words. It may not have control characters, other spaces, characters that are invisible or turn
/// the direction of writing, marks that combine with a letter before them (in scripts that are
/// written without), other forms of letters (wide, in circles, mathematical, of pronunciation), or
/// words of more than one of the alphabets that have letters in common; accented letters are one
/// character, as Unicode's form NFC has them.
std::optional<NameFault> name_fault(std::string_view name);

/// What names are compared by: two with one key are the same name. Spaces at the ends are dropped
/// and those between words made one; capitals become small letters in Latin, Greek and Cyrillic;
/// and Greek and Cyrillic letters become the Latin letter that they look like, small or as
/// capitals. Letters within one alphabet stay apart: é and e, l and I, 0 and O.
/// Of a text that is no plain text (see engine/core/text.h) there is no key: it is empty.
std::string name_key(std::string_view name);

}  // namespace belle::people
