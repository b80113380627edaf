// Which mind plays which game.
#pragma once

#include "players/lumiere/mind.h"
#include "search/mind.h"

namespace belle::players {

template <Game G>
struct MindOf;
template <>
struct MindOf<Lumiere> {
  using type = LumiereMind;
};

template <Game G>
using Mind = typename MindOf<G>::type;

}  // namespace belle::players
