// A player: a level, a baseline, an experiment. Who sits where is chosen at run time.
#pragma once

#include "engine/core/game.h"
#include "search/budget.h"

namespace belle::search {

template <Game G>
class Player {
 public:
  virtual ~Player() = default;

  /// A legal move for the viewer of this view, whose turn it must be. Once `stop` holds, the best
  /// so far.
  virtual typename G::Move choose(const typename G::View& view, const Stop& stop) = 0;
};

}  // namespace belle::search
