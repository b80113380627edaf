// What Belle knows of which game.
#pragma once

#include "players/lumiere/knowledge.h"
#include "players/paris/knowledge.h"
#include "search/knowledge.h"

namespace belle::players {

template <Game G>
struct KnowledgeOf;
template <>
struct KnowledgeOf<Lumiere> {
  using type = LumiereKnowledge;
};

template <>
struct KnowledgeOf<Paris> {
  using type = ParisKnowledge;
};

template <Game G>
using Knowledge = typename KnowledgeOf<G>::type;

}  // namespace belle::players
