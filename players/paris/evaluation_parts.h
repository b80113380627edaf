// One evaluation being made, in parts: evaluation.cpp puts them together, and a file each has what
// lies behind the screens, the districts, the landmarks, and the choice that is being asked. Only
// they include this.
#pragma once

#include <array>
#include <cmath>

#include "engine/paris/state.h"
#include "players/paris/control.h"
#include "players/paris/evaluation.h"

namespace belle::players {

/// From 0 to 1 as x goes from far below 0 to far above; only arithmetic that every platform rounds
/// alike.
inline float likely(float x) { return 0.5F + 0.5F * x / std::sqrt(1.0F + x * x); }

inline float as_float(int number) { return static_cast<float>(number); }

class Evaluation {
 public:
  Evaluation(const ParisWeights& weights, const paris::Edition& edition, const paris::State& state);
  search::Forecast forecast();

 private:
  // What is known of a seat besides its screen.
  struct Horizon {
    float turns = 0;       // of its own still to come after this one
    float fade = 0;        // 0 with no turn left, towards 1 with many
    bool may_use = false;  // it will still be asked, so that tiles can be used
    float total = 0;
  };
  // How likely each seat is first, second and third in a district.
  using Shares = std::array<std::array<float, 3>, paris::kMostPlayers>;
  struct Placing {
    float lead = 0;  // what the seat gets more than the best of its rivals
    std::size_t tile = paris::kVpTiles;
    std::size_t district = 0;
  };

  bool act_pending() const { return open_.stage <= paris::Stage::Act; }

  void count_turns();
  search::Forecast compare() const;

  // belongings.cpp

  // Points, and everything behind the screen and within reach of the keys.
  float belongings(std::size_t i);
  float francs_worth(std::size_t i, int francs) const;
  // What the spaces before the meeple are worth.
  float track(int meeple) const;
  // A bonus tile in the seat's hand, or as if it were.
  float holding(std::size_t i, int number) const;
  float end_tile(std::size_t i, int number) const;
  // What a step onto each free building brings, without what the district pays.
  void value_steps();
  // The best free building above a key, district by district.
  float ways_up(std::size_t i) const;

  // districts.cpp

  void sharpen();
  // With so many values more for the seat to move, if it went to a landmark.
  Shares share_out(std::size_t d, int more = 0) const;
  // What the district's VP tile pays for such a share; nothing without one.
  float pay(std::size_t d, const std::array<float, 3>& share) const;
  float pays(std::size_t d, std::size_t i, std::size_t tile) const;
  void districts();
  void price_districts();
  // The right to put a VP tile: the first seat in turn order that can bring the fourth key profits,
  // the next ones less.
  void fourth_key(std::size_t d);
  // Where a seat would put which VP tile.
  Placing best_placing(std::size_t seat) const;
  // What more values in a district bring the seat to move, and take from the best of its rivals.
  float district_gain(std::size_t d, int more) const;

  // landmarks.cpp

  // The landmark that the seat could enter next, with what is missing to it.
  float plan(std::size_t i) const;
  // Prestige tokens handed in on the slots, less what they would be worth if kept.
  float best_prestige(std::size_t landmark) const;
  // The best landmark that the seat to move can enter at once, with the tokens it has made ready.
  float best_entry() const;

  // choices.cpp: what is being asked, answered in open_

  void take_best_bonus();
  void hand_in_prestige();
  void put_best_vp_tile();

  const ParisWeights& w_;
  const paris::Edition& edition_;
  const paris::State& state_;
  paris::Open open_;  // as if the choice just asked were made
  std::size_t seats_;
  std::size_t mover_;
  Control control_;
  paris::Places taken_ = 0;     // places with a key
  paris::Places standing_ = 0;  // landmarks
  paris::Places free_ = 0;      // buildings without a key
  std::array<float, paris::kTokenKinds> token_{};
  std::array<float, paris::kSpaces> step_;  // on free buildings only
  float best_step_ = 0;
  std::array<Horizon, paris::kMostPlayers> horizons_{};
  float sharpness_ = 0;  // how surely a value more wins a rank
  std::array<std::array<float, 3>, paris::kDistricts> pays_{};  // for the first, second and third
  std::array<Shares, paris::kDistricts> shares_{};
};

}  // namespace belle::players
