#include "editions/faults.h"

#include <algorithm>

#include "engine/core/text.h"

namespace belle::editions {
namespace {

constexpr std::size_t kLongestFile = 200;
constexpr std::size_t kLongestPlace = 80;

// The text as it may be printed: plain, on one line, cut between two characters if it is long.
std::string shown(std::string_view text, std::size_t longest) {
  std::string result(text.substr(0, longest));
  if (text.size() > longest) {
    const auto follows = [](char byte) {
      return (static_cast<unsigned char>(byte) & 0xc0) == 0x80;
    };
    if (follows(text[longest])) {
      while (!result.empty() && follows(result.back())) result.pop_back();
      if (!result.empty()) result.pop_back();
    }
    result += "…";
  }
  if (!is_plain_text(result))
    std::ranges::replace_if(result, [](char byte) { return byte < ' ' || byte > '~'; }, '?');
  return result;
}

}  // namespace

std::string fault_text(std::string_view file, std::string_view place, std::string_view reason) {
  std::string text = shown(file, kLongestFile) + ": ";
  if (!place.empty()) text += shown(place, kLongestPlace) + ": ";
  text += reason;
  return text;
}

std::string fault_text(std::string_view file, std::size_t line, std::string_view reason) {
  std::string text = shown(file, kLongestFile) + ':' + std::to_string(line) + ": ";
  text += reason;
  return text;
}

}  // namespace belle::editions
