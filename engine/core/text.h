// Reading the words of a line, strictly: the record knows exactly one space between words.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace belle {

/// The words of a line, split at every single space. Two spaces in a row, or one at an end, give
/// an empty word, which no reader accepts.
std::vector<std::string_view> words(std::string_view line);

/// Splits the first word off a line and returns it; the line keeps what follows the space.
std::string_view take_word(std::string_view& line);

/// A whole number of digits alone: no sign, no leading zero, at most nine digits.
std::optional<int> number(std::string_view word);

/// Whether the text is well-formed UTF-8 without control characters.
bool is_plain_text(std::string_view text);

/// Bytes as hexadecimal digits, two for each, letters in lower case; and whether a text is that.
std::string to_hex(std::span<const std::uint8_t> bytes);
bool is_hex(std::string_view text);

/// Plain text in quotes for a message, cut between two characters if it is long.
std::string in_quotes(std::string_view text);

}  // namespace belle
