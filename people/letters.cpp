#include "people/letters.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace belle::people {
namespace {

// Stretches of Unicode in which capitals and small letters lie in the same pattern.
enum class Pattern {
  Apart,        // each small letter a fixed distance behind its capital
  EvenCapital,  // pairs: an even capital, then its small letter
  OddCapital,   // pairs: an odd capital, then its small letter
};

struct Stretch {
  char32_t first;
  char32_t last;
  Pattern pattern;
  char32_t distance;
};

constexpr Stretch kStretches[] = {
    {U'A', U'Z', Pattern::Apart, 32},          {0x00c0, 0x00d6, Pattern::Apart, 32},  // À–Ö
    {0x00d8, 0x00de, Pattern::Apart, 32},                                             // Ø–Þ
    {0x0100, 0x012f, Pattern::EvenCapital, 1},                                        // Ā–į
    {0x0132, 0x0137, Pattern::EvenCapital, 1},                                        // Ĳ–ķ
    {0x0139, 0x0148, Pattern::OddCapital, 1},                                         // Ĺ–ň
    {0x014a, 0x0177, Pattern::EvenCapital, 1},                                        // Ŋ–ŷ
    {0x0179, 0x017e, Pattern::OddCapital, 1},                                         // Ź–ž
    {0x01cd, 0x01dc, Pattern::OddCapital, 1},                                         // Ǎ–ǜ
    {0x01de, 0x01ef, Pattern::EvenCapital, 1},                                        // Ǟ–ǯ
    {0x01f8, 0x021f, Pattern::EvenCapital, 1},                                        // Ǹ–ȟ
    {0x0222, 0x0233, Pattern::EvenCapital, 1},                                        // Ȣ–ȳ
    {0x0388, 0x038a, Pattern::Apart, 37},                                             // Έ–Ί
    {0x0391, 0x03a1, Pattern::Apart, 32},                                             // Α–Ρ
    {0x03a3, 0x03ab, Pattern::Apart, 32},                                             // Σ–Ϋ
    {0x0400, 0x040f, Pattern::Apart, 80},                                             // Ѐ–Џ
    {0x0410, 0x042f, Pattern::Apart, 32},                                             // А–Я
    {0x0460, 0x0481, Pattern::EvenCapital, 1},                                        // Ѡ–ҁ
    {0x048a, 0x04bf, Pattern::EvenCapital, 1},                                        // Ҋ–ҿ
    {0x04c1, 0x04ce, Pattern::OddCapital, 1},                                         // Ӂ–ӎ
    {0x04d0, 0x052f, Pattern::EvenCapital, 1},                                        // Ӑ–ԯ
    {0x1e00, 0x1e95, Pattern::EvenCapital, 1},                                        // Ḁ–ẕ
    {0x1ea0, 0x1eff, Pattern::EvenCapital, 1},                                        // Ạ–ỿ
};

struct Pair {
  char32_t letter;
  char32_t becomes;
};

constexpr Pair kSingles[] = {
    {U'İ', U'i'}, {U'ı', U'i'}, {U'Ÿ', U'ÿ'}, {U'ſ', U's'}, {U'ẞ', U'ß'}, {U'Ά', U'ά'},
    {U'Ό', U'ό'}, {U'Ύ', U'ύ'}, {U'Ώ', U'ώ'}, {U'ς', U'σ'}, {U'Ӏ', U'ӏ'}, {U'µ', U'μ'},
};

// Cyrillic, then Greek.
constexpr Pair kTwins[] = {
    {U'а', U'a'}, {U'в', U'b'}, {U'е', U'e'}, {U'к', U'k'}, {U'м', U'm'}, {U'н', U'h'},
    {U'о', U'o'}, {U'р', U'p'}, {U'с', U'c'}, {U'т', U't'}, {U'у', U'y'}, {U'х', U'x'},
    {U'ё', U'ë'}, {U'ѐ', U'è'}, {U'ѕ', U's'}, {U'і', U'i'}, {U'ї', U'ï'}, {U'ј', U'j'},
    {U'һ', U'h'}, {U'ԁ', U'd'}, {U'ԛ', U'q'}, {U'ԝ', U'w'}, {U'ү', U'y'}, {U'ӏ', U'l'},
    {U'ӓ', U'ä'}, {U'ӧ', U'ö'}, {U'ӑ', U'ă'}, {U'α', U'a'}, {U'β', U'b'}, {U'ε', U'e'},
    {U'ζ', U'z'}, {U'η', U'h'}, {U'ι', U'i'}, {U'κ', U'k'}, {U'μ', U'm'}, {U'ν', U'n'},
    {U'ο', U'o'}, {U'ρ', U'p'}, {U'τ', U't'}, {U'υ', U'y'}, {U'χ', U'x'}, {U'ό', U'ó'},
    {U'ϊ', U'ï'},
};

template <std::size_t size>
char32_t find(const Pair (&pairs)[size], char32_t letter) {
  const auto* pair = std::ranges::find(pairs, letter, &Pair::letter);
  return pair == std::end(pairs) ? letter : pair->becomes;
}

char32_t small_in(const Stretch& stretch, char32_t letter) {
  const bool odd = letter % 2 == 1;
  switch (stretch.pattern) {
    case Pattern::Apart:
      return letter + stretch.distance;
    case Pattern::EvenCapital:
      return odd ? letter : letter + 1;
    case Pattern::OddCapital:
      return odd ? letter + 1 : letter;
  }
  return letter;
}

}  // namespace

std::u32string letters_of(std::string_view text) {
  std::u32string letters;
  for (const char each : text) {
    const char32_t byte = static_cast<std::uint8_t>(each);
    if (byte >= 0x80 && byte < 0xc0)
      letters.back() = letters.back() << 6 | (byte & 0x3fU);
    else
      letters += byte < 0x80 ? byte : byte & (byte < 0xe0 ? 0x1fU : byte < 0xf0 ? 0x0fU : 0x07U);
  }
  return letters;
}

std::string utf8(char32_t letter) {
  if (letter < 0x80) return {static_cast<char>(letter)};
  const int followers = letter < 0x800 ? 1 : letter < 0x10000 ? 2 : 3;
  constexpr std::uint32_t kLeads[] = {0, 0xc0, 0xe0, 0xf0};
  std::string text{static_cast<char>(kLeads[followers] | letter >> (6 * followers))};
  for (int k = followers; k-- > 0;) text += static_cast<char>(0x80U | (letter >> (6 * k) & 0x3fU));
  return text;
}

char32_t small_letter(char32_t letter) {
  if (const char32_t single = find(kSingles, letter); single != letter) return single;
  const auto* stretch = std::ranges::find_if(
      kStretches, [&](const Stretch& each) { return each.first <= letter && letter <= each.last; });
  return stretch == std::end(kStretches) ? letter : small_in(*stretch, letter);
}

char32_t latin_twin(char32_t small) { return find(kTwins, small); }

}  // namespace belle::people
