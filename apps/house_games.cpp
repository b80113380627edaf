#include "apps/house_games.h"

#include "apps/games.h"
#include "table/match_of.h"

namespace belle {

table::Games house_games() {
  table::Games games;
  for_each_game([&]<class G>(G) { games.push_back(std::make_unique<table::GameKindOf<G>>()); });
  return games;
}

}  // namespace belle
