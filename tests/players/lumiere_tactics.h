// Small positions of La Cité de la Lumière whose best moves are known. Each stands for a mistake
// that a player could make.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/lumiere/lumiere.h"

namespace belle::lumiere {

struct Tactic {
  std::string_view name;
  std::string_view mistake;  // what a player does who misses it
  State state;
  std::vector<std::string> best;  // every best move, sorted
};

std::vector<Tactic> tactics();

}  // namespace belle::lumiere
