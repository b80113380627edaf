#include "apps/wasm/page_weights.h"

#include <algorithm>
#include <string>

#include "apps/games.h"
#include "engine/core/sha256.h"
#include "engine/lumiere/lumiere.h"
#include "engine/paris/paris.h"
#include "players/description.h"
#include "players/lumiere/knowledge.h"
#include "players/paris/knowledge.h"
#include "players/players.h"
#include "players/weights.h"
#include "search/evaluator.h"

namespace belle {
namespace {

template <class G>
std::string& weights_of() {
  static std::string bytes;
  return bytes;
}

template <class M>
bool take(std::string_view bytes) {
  if (!search::read_nets(bytes_of(bytes), search::net_shapes<M>())) return false;
  weights_of<typename M::Game>() = bytes;
  return true;
}

}  // namespace

namespace players {

template <>
std::string_view weights<Lumiere>() {
  return weights_of<Lumiere>();
}
template <>
std::string_view weights<Paris>() {
  return weights_of<Paris>();
}

}  // namespace players

bool wasm::take_weights(std::string_view game, std::string_view bytes) {
  if (game == Lumiere::kName) return take<players::LumiereKnowledge>(bytes);
  return game == Paris::kName && take<players::ParisKnowledge>(bytes);
}

bool wasm::needs_weights(std::string_view game, std::string_view level) {
  bool needed = false;
  with_game(game, [&]<class G>(G) {
    if (!weights_of<G>().empty()) return;
    const auto levels = players::levels<G>();
    const auto found = std::ranges::find(levels, level, &players::Level::name);
    const auto how = players::read_description(
        found == levels.end() ? level.empty() ? "belle" : level : found->description);
    needed = how && how->kind == "belle" && how->get("hand", 0) == 0;
  });
  return needed;
}

}  // namespace belle
