#include "engine/core/json_text.h"

#include <array>
#include <cassert>
#include <charconv>
#include <cmath>

namespace belle {

void JsonText::open(char bracket) {
  separate();
  written_ += bracket;
}

void JsonText::close(char bracket) { written_ += bracket; }

// A comma before everything but the first of a list or object, and the value of a key.
void JsonText::separate() {
  if (written_.empty()) return;
  const char last = written_.back();
  if (last != '{' && last != '[' && last != ':') written_ += ',';
}

void JsonText::quote(std::string_view utf8) {
  constexpr std::string_view kHex = "0123456789abcdef";
  constexpr std::string_view kEscape = "uuuuuuuubtnufruuuuuuuuuuuuuuuuuu";  // by code
  written_ += '"';
  for (const char byte : utf8) {
    const auto code = static_cast<unsigned char>(byte);
    if (byte == '"' || byte == '\\') {
      (written_ += '\\') += byte;
    } else if (code < 0x20) {
      (written_ += '\\') += kEscape[code];
      if (kEscape[code] == 'u') ((written_ += "00") += kHex[code >> 4U]) += kHex[code & 15U];
    } else {
      written_ += byte;
    }
  }
  written_ += '"';
}

JsonText& JsonText::key(std::string_view name) {
  separate();
  quote(name);
  written_ += ':';
  return *this;
}

void JsonText::text(std::string_view utf8) {
  separate();
  quote(utf8);
}

void JsonText::number(double number, int digits) {
  assert(std::isfinite(number));
  separate();
  std::array<char, 400> room;  // of the longest double, and some digits
  const auto end = std::to_chars(room.data(), room.data() + room.size(), number,
                                 std::chars_format::fixed, digits)
                       .ptr;
  std::string text(room.data(), end);
  if (digits > 0) {
    text.erase(text.find_last_not_of('0') + 1);
    if (text.back() == '.') text.pop_back();
  }
  written_ += text == "-0" ? "0" : text;
}

void JsonText::truth(bool value) {
  separate();
  written_ += value ? "true" : "false";
}

void JsonText::null() {
  separate();
  written_ += "null";
}

}  // namespace belle
