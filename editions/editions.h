// The printed games' components: read from an edition file, or taken from the ones we ship. A
// player who owns the box may correct a number in a copy of a shipped file and play with the
// copy; what such a file may say is in docs/editions.md. The shipped editions are compiled in, so
// nothing has to be found or read when the program runs.
#pragma once

#include <expected>
#include <string>
#include <string_view>

namespace belle::editions {

/// The edition in the bytes of a file, checked completely; or, on one line, what is wrong and
/// where: `my.json: tiles[3]: a tile has 4 spaces`. `file` is only named, not opened. The bytes of
/// the shipped file have the shipped name; all others are named `<name>+<8 digits of SHA-256>`.
template <class G>
std::expected<typename G::Edition, std::string> read(std::string_view json, std::string_view file);

/// The edition that comes with the program.
template <class G>
const typename G::Edition& shipped();

/// The SHA-256 of the shipped edition's file, as hexadecimal digits.
template <class G>
std::string fingerprint();

}  // namespace belle::editions
