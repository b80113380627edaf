// Which mind plays which game.
#pragma once

#include "players/lumiere/mind.h"
#include "players/paris/mind.h"
#include "search/mind.h"

namespace belle::players {

template <Game G>
struct MindOf;
template <>
struct MindOf<Lumiere> {
  using type = LumiereMind;
};

template <>
struct MindOf<Paris> {
  using type = ParisMind;
};

template <Game G>
using Mind = typename MindOf<G>::type;

}  // namespace belle::players
