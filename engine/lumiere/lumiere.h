// La Cité de la Lumière as one type, for everything that serves several games: see core/game.h.
#pragma once

#include "engine/core/game.h"
#include "engine/lumiere/components.h"
#include "engine/lumiere/explain.h"
#include "engine/lumiere/moves.h"
#include "engine/lumiere/notation.h"
#include "engine/lumiere/position.h"
#include "engine/lumiere/refusal.h"
#include "engine/lumiere/rules.h"
#include "engine/lumiere/scoring.h"
#include "engine/lumiere/setup.h"
#include "engine/lumiere/state.h"
#include "engine/lumiere/view.h"

namespace belle {

struct Lumiere {
  static constexpr std::string_view kName = "lumiere";
  static constexpr auto& kSeatNames = lumiere::kSeatNames;
  static constexpr std::size_t kFewestSeats = lumiere::kSeats;
  static constexpr std::string_view kDecisions = "moves";  // a turn is one move
  static constexpr bool kLoserStarts = true;               // §2

  using Tables = lumiere::Tables;
  using Edition = lumiere::Edition;
  using Options = lumiere::Options;
  using Deal = lumiere::Deal;
  using State = lumiere::State;
  using Move = lumiere::Move;
  using Moves = lumiere::Moves;
  using View = lumiere::View;

  static std::vector<OptionKind> option_kinds() { return lumiere::option_kinds(); }
  static std::expected<Options, RecordError> read_options(const Record& record) {
    return lumiere::read_options(record);
  }
  static const Shape& position_shape() { return lumiere::position_shape(); }
  static const Shape& effect_shape() { return lumiere::effect_shape(); }
};
static_assert(Game<Lumiere>);

}  // namespace belle
