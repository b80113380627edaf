#include "people/names.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "engine/core/text.h"
#include "people/letters.h"

namespace belle::people {
namespace {

struct Range {
  char32_t first;
  char32_t last;
};

// In order. From Unicode's property lists: Default_Ignorable_Code_Point, Bidi_Control, White_Space,
// the blocks of combining marks, private use, blanks that fonts draw, and the blocks of letters
// that are others in another form, or can hardly be told from them.
constexpr std::array kForbidden = {
    Range{0x00a0, 0x00a0},     // no-break space
    Range{0x00ad, 0x00ad},     // soft hyphen
    Range{0x0250, 0x02ff},     // signs of pronunciation, most of which look like letters
    Range{0x0300, 0x036f},     // combining marks
    Range{0x03e2, 0x03ef},     // Coptic letters
    Range{0x0483, 0x0489},     // Cyrillic combining marks
    Range{0x0591, 0x05bd},     // Hebrew points and accents
    Range{0x05bf, 0x05bf},     // Hebrew point
    Range{0x05c1, 0x05c2},     // Hebrew points
    Range{0x05c4, 0x05c5},     // Hebrew marks
    Range{0x05c7, 0x05c7},     // Hebrew point
    Range{0x0610, 0x061a},     // Arabic marks
    Range{0x061c, 0x061c},     // Arabic letter mark
    Range{0x064b, 0x065f},     // Arabic vowels
    Range{0x0670, 0x0670},     // Arabic vowel
    Range{0x06d6, 0x06ed},     // Koranic marks
    Range{0x115f, 0x1160},     // Hangul fillers
    Range{0x13a0, 0x13ff},     // Cherokee, whose letters look like Latin ones
    Range{0x1680, 0x1680},     // Ogham space
    Range{0x17b4, 0x17b5},     // Khmer inherent vowels
    Range{0x180b, 0x180f},     // Mongolian selectors
    Range{0x1ab0, 0x1aff},     // combining marks
    Range{0x1d00, 0x1dff},     // signs of pronunciation, combining marks
    Range{0x2000, 0x200f},     // spaces, zero-width characters, marks of direction
    Range{0x2028, 0x202f},     // line and paragraph, embedding and override of direction
    Range{0x205f, 0x206f},     // space, joiners, isolates
    Range{0x2070, 0x209f},     // letters and digits above and below the line
    Range{0x20d0, 0x20ff},     // combining marks
    Range{0x2100, 0x214f},     // letters as signs
    Range{0x2160, 0x2188},     // Roman numbers
    Range{0x2460, 0x24ff},     // letters and digits in circles
    Range{0x2800, 0x2800},     // blank Braille
    Range{0x2c80, 0x2cff},     // Coptic letters
    Range{0x3000, 0x3000},     // ideographic space
    Range{0x3164, 0x3164},     // Hangul filler
    Range{0xa4d0, 0xa4ff},     // Lisu, whose letters are Latin capitals
    Range{0xab30, 0xabbf},     // signs of pronunciation, Cherokee
    Range{0xe000, 0xf8ff},     // private use
    Range{0xfb00, 0xfdff},     // other forms of Latin, Hebrew and Arabic letters
    Range{0xfe00, 0xfe0f},     // variation selectors
    Range{0xfe20, 0xfe2f},     // combining marks
    Range{0xfe70, 0xffff},     // other forms of Arabic letters, wide and narrow ones, specials
    Range{0x1bca0, 0x1bca3},   // shorthand format
    Range{0x1d173, 0x1d17a},   // musical format
    Range{0x1d400, 0x1d7ff},   // mathematical letters
    Range{0x1f100, 0x1f1e5},   // letters and digits in frames
    Range{0xe0000, 0x10ffff},  // tags, selectors, private use
};

// Alphabets with letters in common; in order.
enum class Alphabet : std::uint8_t { None, Latin, Greek, Cyrillic, Armenian };

struct Letters {
  Range range;
  Alphabet alphabet;
};

constexpr std::array kAlphabets = {
    Letters{{U'A', U'Z'}, Alphabet::Latin},        Letters{{U'a', U'z'}, Alphabet::Latin},
    Letters{{0x00c0, 0x024f}, Alphabet::Latin},    Letters{{0x0370, 0x03ff}, Alphabet::Greek},
    Letters{{0x0400, 0x052f}, Alphabet::Cyrillic}, Letters{{0x0530, 0x058f}, Alphabet::Armenian},
    Letters{{0x1e00, 0x1eff}, Alphabet::Latin},    Letters{{0x1f00, 0x1fff}, Alphabet::Greek},
};

Alphabet alphabet_of(char32_t letter) {
  const auto found = std::ranges::find_if(kAlphabets, [&](const Letters& each) {
    return each.range.first <= letter && letter <= each.range.last;
  });
  return found == kAlphabets.end() ? Alphabet::None : found->alphabet;
}

// Nobody writes so but to pass for somebody.
bool mixes_alphabets(std::string_view word) {
  Alphabet whole = Alphabet::None;
  for (const char32_t letter : letters_of(word)) {
    const Alphabet alphabet = alphabet_of(letter);
    if (alphabet == Alphabet::None) continue;
    if (whole != Alphabet::None && alphabet != whole) return true;
    whole = alphabet;
  }
  return false;
}

bool is_forbidden(char32_t letter) {
  const auto range =
      std::ranges::lower_bound(kForbidden, letter, {}, [](const Range& each) { return each.last; });
  return range != kForbidden.end() && letter >= range->first;
}

}  // namespace

std::optional<NameFault> name_fault(std::string_view name) {
  if (name.empty()) return NameFault::Empty;
  if (!is_plain_text(name)) return NameFault::Characters;
  const std::u32string letters = letters_of(name);
  if (std::ranges::any_of(letters, is_forbidden)) return NameFault::Characters;
  if (letters.size() > kLongestName) return NameFault::Long;
  if (std::ranges::count(words(name), "") > 0) return NameFault::Spaces;
  if (std::ranges::any_of(words(name), mixes_alphabets)) return NameFault::Characters;
  return {};
}

std::string name_key(std::string_view name) {
  if (!is_plain_text(name)) return {};
  std::string key;
  for (const std::string_view word : words(name)) {
    if (word.empty()) continue;
    if (!key.empty()) key += ' ';
    for (const char32_t letter : letters_of(word)) key += utf8(latin_twin(small_letter(letter)));
  }
  return key;
}

}  // namespace belle::people
