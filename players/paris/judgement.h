// The hand-made judgement of a position of Paris. Each seat's final total is estimated: the points
// it has, what the districts are likely to pay, and what its francs, tokens, keys, tiles and the
// places within its keys' reach are likely to become in the turns that are left. The weights are
// in VP unless they say otherwise, and were found by hill-climbing: a player that takes the move
// with the best judged margin played thousands of games against changed weights.
#pragma once

#include "engine/paris/state.h"
#include "search/worth.h"

namespace belle::players {

struct ParisWeights {
  // The horizon.
  float turns_per_end_tile = 1.6F;  // once the piles are empty
  float act = -2.0F;                // the act still to come in a turn
  float half_life = 2.5F;           // turns; things are worth half with so many left

  // Districts.
  float wobble = 1.0F;           // values by which a rank can still be missed, with no turn left
  float wobble_per_turn = 0.8F;  // and for each turn left
  float bank_key = 2.0F;         // a key on the bank counts as this value in its district
  float arc_key = 0.7F;          // and one on the Arc in every district
  float newcomer = 0.25F;        // chance that a seat that is not in a district comes, at most
  float bank_newcomer = 0.7F;    // with a key on the bank
  float untiled = 0.45F;         // of a VP tile, for a district that has none
  float fourth_key = 3.0F;       // a district with three keys, for the first who can bring one
  float value_on_board = 0.1F;

  // What lies behind the screen.
  float franc = 0.6F;
  float franc_softness = 12.0F;  // francs; so many are worth half each
  float wood = 1.2F;
  float marble = 1.8F;
  float gold = 2.2F;
  float bronze = 1.5F;
  float silver = 2.0F;
  float gold_prestige = 2.5F;
  float key = 1.5F;

  // Keys on the board.
  float way_up = 0.4F;  // of the best step open to a key
  float arc_way_up = 0.3F;
  float bonus_step = 5.0F;  // of a building of value 1, 2 or 3: a bonus tile
  float value_step = 0.3F;  // of each value of the step
  float plan = 0.5F;        // of the best landmark in view
  float landmark = 2.0F;
  float landmark_value = 0.5F;
  float one_missing = 0.6F;  // of the plan, when a resource is missing
  float two_missing = 0.3F;
  float ready = 0.7F;  // of a landmark that can be entered now, before the act

  // Bonus tiles.
  float growth = 0.4F;  // buildings of a value still to come, for the tile that counts them
  float landmark_growth = 0.6F;
  float type_growth = 1.0F;
  float more_tiles = 1.5F;  // still to come, for tile 20
  float more_pairs = 0.7F;  // for 23 and 24
  float any_resource = 2.2F;
  float any_prestige = 3.0F;
  float join_own = 1.5F;
  float join_rivals = 2.5F;
  float extra_key = 1.0F;
  float any_tile = 7.0F;
  float earlier_tile = 5.0F;
  float kept_francs = 6.0F;  // at the end, for tile 27
  float held = 0.97F;        // a tile not used yet
  float space_a = 0.15F;     // of the track still before the meeple
  float space_b = 0.3F;
  float space_c = 0.5F;
};

search::Worth judge_by(const ParisWeights& weights, const paris::Edition& edition,
                       const paris::State& state);

}  // namespace belle::players
