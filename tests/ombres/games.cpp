// A house with one game: Ombres.
#include "apps/house_games.h"
#include "table/match_of.h"
#include "tests/ombres/ombres.h"

namespace belle {

table::Games house_games() {
  table::Games games;
  games.push_back(std::make_unique<table::GameKindOf<Ombres>>());
  return games;
}

}  // namespace belle
