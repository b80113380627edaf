// Paris as one type, for everything that serves several games: see core/game.h.
#pragma once

#include "engine/core/game.h"
#include "engine/paris/components.h"
#include "engine/paris/explain.h"
#include "engine/paris/moves.h"
#include "engine/paris/notation.h"
#include "engine/paris/position.h"
#include "engine/paris/refusal.h"
#include "engine/paris/rules.h"
#include "engine/paris/scoring.h"
#include "engine/paris/setup.h"
#include "engine/paris/state.h"
#include "engine/paris/view.h"

namespace belle {

struct Paris {
  static constexpr std::string_view kName = "paris";
  static constexpr auto& kSeatNames = paris::kSeatNames;
  static constexpr std::size_t kFewestSeats = 2;
  static constexpr std::string_view kDecisions = "decisions";  // several make a turn
  static constexpr bool kLoserStarts = false;                  // §2: chance decides

  using Tables = paris::Tables;
  using Edition = paris::Edition;
  using Options = paris::Options;
  using Deal = paris::Deal;
  using State = paris::State;
  using Move = paris::Move;
  using Moves = paris::Moves;
  using View = paris::View;

  static std::vector<OptionKind> option_kinds() { return paris::option_kinds(); }
  static std::expected<Options, RecordError> read_options(const Record& record) {
    return paris::read_options(record);
  }
  static const Shape& position_shape() { return paris::position_shape(); }
  static const Shape& effect_shape() { return paris::effect_shape(); }
};
static_assert(Game<Paris>);

}  // namespace belle
