// The lines of a results file.
#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "arena/results_file.h"

namespace belle::arena {

std::string write_game(const KeptGame& game);

/// The game in a line; or what is wrong with it.
std::expected<KeptGame, std::string> read_game(std::string_view line);

/// What keeps a first line from being the wanted one; nothing if it is.
std::string difference(std::string_view line, const std::string& wanted);

}  // namespace belle::arena
