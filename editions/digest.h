// The fingerprint of a file, by which records tell a corrected edition from the shipped one.
#pragma once

#include <string>
#include <string_view>

namespace belle::editions {

/// The SHA-256 of the bytes, as 64 small hexadecimal digits.
std::string sha256(std::string_view bytes);

}  // namespace belle::editions
