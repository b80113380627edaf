// What people may be called. A name is shown to others in lines of many languages, so it must not
// change how they run or hide a part of itself; and nobody should pass for another person, which is
// asked in people/lookalikes.h.
#pragma once

#include <cstddef>
#include <optional>
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

/// Nothing if the text is a valid name: UTF-8 of 1 to 24 characters, without control characters,
/// single plain spaces between words, and no word that is deceptive.
std::optional<NameFault> name_fault(std::string_view name);

}  // namespace belle::people
