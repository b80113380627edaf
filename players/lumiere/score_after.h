// The score right after a move, for many moves of one position: what most moves change is little,
// and is worked out here from what the position's points are made of. Moves that change light for
// buildings that stand are carried out and scored anew.
#pragma once

#include "engine/lumiere/lumiere.h"

namespace belle::lumiere {

struct After {
  int own = 0;  // totals of the seat that moves, and of the rival
  int other = 0;
  int group = 0;  // the largest group of the seat that moves
};

class ScoreAfter {
 public:
  /// The position, which must outlive this, and its scores for the seat to move and its rival.
  ScoreAfter(const Edition& edition, const State& state, const ScoreSheet& own,
             const ScoreSheet& other);

  /// The scores after a legal move of the second phase.
  After of(const Move& move) const;

 private:
  After carried_out(const Move& move) const;
  After build(Spaces cells, int saved) const;
  After piece(const Move& move) const;
  int group_with(Spaces cells) const;
  // Adds what the dancer, the statue and the painter lose to those who played them.
  void take_from_pieces(Spaces covered, bool building, After& after) const;
  int& owner(Card card, After& after) const {
    return (open_.played[index(seat_)] & only(card)) != 0 ? after.own : after.other;
  }

  const Edition& edition_;
  const State& state_;
  const Open& open_;
  Seat seat_;
  After now_;
  int unbuilt_;  // what a building less in reserve brings
  Spaces free_;
  Spaces no_building_;
  Spaces large_light_ = 0;
  Spaces shadow_ = 0;  // a building here may take light from others
  Spaces dancing_ = 0;
  Spaces painting_ = 0;
  int dancer_ = 0;
  int statue_ = 0;
  int painter_ = 0;
  List<Spaces, kPieces> groups_;
};

}  // namespace belle::lumiere
