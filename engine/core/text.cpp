#include "engine/core/text.h"

#include <cstddef>

namespace belle {
namespace {

constexpr std::string_view kHexDigits = "0123456789abcdef";

}  // namespace

std::vector<std::string_view> words(std::string_view line) {
  std::vector<std::string_view> result;
  for (;;) {
    const std::size_t space = line.find(' ');
    result.push_back(line.substr(0, space));
    if (space == std::string_view::npos) return result;
    line.remove_prefix(space + 1);
  }
}

std::string_view take_word(std::string_view& line) {
  const std::size_t space = line.find(' ');
  const std::string_view word = line.substr(0, space);
  line.remove_prefix(space == std::string_view::npos ? line.size() : space + 1);
  return word;
}

std::optional<int> number(std::string_view word) {
  if (word.empty() || word.size() > 9 || (word.size() > 1 && word.front() == '0')) return {};
  int value = 0;
  for (const char digit : word) {
    if (digit < '0' || digit > '9') return {};
    value = value * 10 + (digit - '0');
  }
  return value;
}

bool is_plain_text(std::string_view text) {
  for (std::size_t i = 0; i < text.size();) {
    const auto lead = static_cast<std::uint8_t>(text[i++]);
    if (lead < 0x20 || lead == 0x7f) return false;
    if (lead < 0x80) continue;
    const int followers = lead >= 0xf0 ? 3 : lead >= 0xe0 ? 2 : 1;
    if (lead < 0xc2 || lead > 0xf4) return false;
    std::uint32_t point = lead & (0x3fU >> followers);
    for (int k = 0; k < followers; ++k) {
      if (i == text.size() || (static_cast<std::uint8_t>(text[i]) & 0xc0) != 0x80) return false;
      point = point << 6 | (static_cast<std::uint8_t>(text[i++]) & 0x3fU);
    }
    const bool overlong = (followers == 2 && point < 0x800) || (followers == 3 && point < 0x10000);
    const bool surrogate = point >= 0xd800 && point <= 0xdfff;
    const bool control = point < 0xa0;
    if (overlong || surrogate || control || point > 0x10ffff) return false;
  }
  return true;
}

std::string to_hex(std::span<const std::uint8_t> bytes) {
  std::string text;
  for (const std::uint8_t byte : bytes) {
    text += kHexDigits[byte >> 4];
    text += kHexDigits[byte & 15];
  }
  return text;
}

bool is_hex(std::string_view text) {
  return text.size() % 2 == 0 && text.find_first_not_of(kHexDigits) == std::string_view::npos;
}

std::string in_quotes(std::string_view text) {
  constexpr std::size_t kLongest = 60;  // a word of a hostile file may be megabytes long
  std::size_t end = text.size();
  if (end > kLongest)
    for (end = kLongest; end > 0 && (static_cast<std::uint8_t>(text[end]) & 0xc0) == 0x80;) --end;
  std::string result = "'";
  result += text.substr(0, end);
  if (end < text.size()) result += "…";
  return result + "'";
}

}  // namespace belle
