// The shipped edition files and spoilt copies of them, for the tests of their readers: the same
// three functions for each game, in its namespace.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace belle::lumiere {

/// The bytes of editions/devir-2019.json, and of the files of that name that were shipped before.
const std::string& shipped_file();
std::vector<std::string> shipped_before();

/// The shipped file with the first `from` after the first `after` replaced by `to`. A test whose
/// `after` or `from` is no longer in the file fails.
std::string changed(std::string_view from, std::string_view to, std::string_view after = "{");

/// What the reader says of these bytes as `my.json`; empty if it accepts them.
std::string fault_of(std::string_view json);

}  // namespace belle::lumiere

namespace belle::paris {

/// The bytes of editions/game-brewer-2020.json, and of the files that were shipped before.
const std::string& shipped_file();
std::vector<std::string> shipped_before();

std::string changed(std::string_view from, std::string_view to, std::string_view after = "{");
std::string fault_of(std::string_view json);

}  // namespace belle::paris
