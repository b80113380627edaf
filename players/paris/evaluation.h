// The hand-made evaluation of a position of Paris. Each seat's final total is estimated: the points
// it has, what the districts are likely to pay, and what its francs, tokens, keys, tiles and the
// places within its keys' reach are likely to become in the turns that are left. The weights are
// in VP unless they say otherwise. They were found by playing: a player that takes the move with
// the best estimated margin met itself with all weights shaken, in some 65000 games of two to four
// players, and each game moved the weights a little towards the winner's.
#pragma once

#include "engine/paris/state.h"
#include "search/worth.h"

namespace belle::players {

struct ParisWeights {
  // The horizon.
  float turns_per_end_tile = 2.95F;  // once the piles are empty
  float act = -1.54F;                // the act still to come in a turn
  float half_life = 2.40F;           // turns; things are worth half with so many left

  // Districts.
  float wobble = 0.97F;           // values by which a rank can still be missed, with no turn left
  float wobble_per_turn = 1.47F;  // and for each turn left
  float bank_key = 1.90F;         // a key on the bank counts as this value in its district
  float arc_key = 0.45F;          // and one on the Arc in every district
  float newcomer = 0.25F;         // chance that a seat that is not in a district comes, at most
  float bank_newcomer = 0.87F;    // with a key on the bank
  float fourth_key = 0.30F;  // of the best VP tile one could put, for the first who can bring it
  float value_on_board = 0.09F;

  // What lies behind the screen.
  float franc = 1.15F;
  float franc_softness = 24.61F;  // francs; so many are worth half each
  float wood = 1.91F;
  float marble = 1.50F;
  float gold = 1.68F;
  float bronze = 1.63F;
  float silver = 2.48F;
  float gold_prestige = 1.44F;
  float key = 2.64F;

  // Keys on the board.
  float way_up = 0.32F;  // of the best step open to a key
  float arc_way_up = 0.19F;
  float bonus_step = 4.67F;  // of a building of value 1, 2 or 3: a bonus tile
  float value_step = 0.24F;  // of each value of the step
  float plan = 0.20F;        // of the best landmark in view
  float landmark = 1.80F;
  float landmark_value = 0.55F;
  float one_missing = 0.64F;  // of the plan, when a resource is missing
  float two_missing = 0.33F;
  float ready = 0.26F;  // of a landmark that can be entered now, before the act

  // Bonus tiles.
  float growth = 0.97F;  // buildings of a value still to come, for the tile that counts them
  float landmark_growth = 0.53F;
  float type_growth = 1.49F;
  float more_tiles = 1.79F;  // still to come, for tile 20
  float more_pairs = 0.40F;  // for 23 and 24
  float any_resource = 1.78F;
  float any_prestige = 1.82F;
  float join_own = 1.46F;
  float join_rivals = 2.53F;
  float extra_key = 0.96F;
  float any_tile = 11.53F;
  float earlier_tile = 7.10F;
  float kept_francs = 11.88F;  // at the end, for tile 27
  float held = 0.74F;          // a tile not used yet
  float space_a = 0.15F;       // of the track still before the meeple
  float space_b = 0.30F;
  float space_c = 0.73F;
};

search::Forecast evaluate_with(const ParisWeights& weights, const paris::Edition& edition,
                               const paris::State& state);

}  // namespace belle::players
