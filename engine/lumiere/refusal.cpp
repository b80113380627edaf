#include "engine/lumiere/refusal.h"

#include <string>

#include "engine/lumiere/notation.h"

namespace belle::lumiere {
namespace {

using Answer = std::optional<Refusal>;

// One wished move against one position; every function answers with the first rule broken.
class RefusalFinder {
 public:
  RefusalFinder(const Edition& edition, const State& state, const Move& move)
      : edition_(edition),
        state_(state),
        open_(state.open),
        seat_(state.open.to_move),
        move_(move) {}

  Answer answer() const {
    if (open_.phase == Phase::Over) return Refusal{"L7", "the game is over", "over"};
    const bool street_move = move_.kind == Move::Kind::Lay || move_.kind == Move::Kind::Take ||
                             move_.kind == Move::Kind::Pass;
    if (move_.kind == Move::Kind::Pass && open_.phase == Phase::City)
      return Refusal{"L5", "in the second phase nobody passes by choice", "no_passing"};
    if (street_move && open_.phase != Phase::Streets)
      return Refusal{"L3", "the sixteenth tile is laid: now it is building or playing a postcard",
                     "streets_over"};
    if (!street_move && open_.phase != Phase::City)
      return Refusal{"L3", "building and postcards begin when all sixteen tiles are laid",
                     "streets_first"};
    switch (move_.kind) {
      case Move::Kind::Lay:
        return lay();
      case Move::Kind::Take:
        return take();
      case Move::Kind::Pass:
        return pass();
      case Move::Kind::Build:
        return build();
      case Move::Kind::Card:
        return card();
    }
    return {};
  }

 private:
  std::string name(Building building) const { return edition_.pieces[index(building)].id; }

  Answer lay() const {
    if (!has_tile(open_, seat_))
      return Refusal{"L2", "all eight of your tiles are laid", "tiles_laid"};
    if ((only(move_.space) & kAreas) == 0)
      return Refusal{
          "§6",
          format(move_.space) + " is not the bottom-left space of an area, as a1, c1 or g7 are",
          "no_area", format(move_.space)};
    if ((only(move_.space) & laid(open_)) != 0)
      return Refusal{"§3", "area " + format(move_.space) + " already has a tile", "tile",
                     format(move_.space)};
    if (move_.turn.code >= 4)
      return Refusal{"§1", "a tile may be turned, not flipped over", "no_flip"};
    if (move_.turn.code >= edition_.tile_turns[hand(state_, seat_)])
      return Refusal{"§6", "the tile looks the same with a smaller turn; write that one",
                     "same_turn"};
    return {};
  }

  Answer take() const {
    if ((open_.pool & only(move_.building)) != 0) return {};
    return Refusal{"§3", name(move_.building) + " is not in the pool any more", "not_in_pool",
                   name(move_.building)};
  }

  Answer pass() const {
    if (!has_tile(open_, seat_)) return {};
    return Refusal{"L1", "while you have a tile you must lay it or take a building", "must_lay"};
  }

  Answer build() const {
    if ((open_.reserve[index(seat_)] & only(move_.building)) == 0)
      return Refusal{"§4", name(move_.building) + " is not in your reserve", "not_in_reserve",
                     name(move_.building)};
    return put_building();
  }

  Answer put_building() const {
    if (chimneys_left(open_, seat_) == 0)
      return Refusal{"L6", "your seven chimneys are used: no eighth building", "chimneys"};
    const Piece& piece = edition_.pieces[index(move_.building)];
    const Way* way = piece.way(move_.turn);
    if (way == nullptr && move_.turn.code >= 4 && !edition_.flip)
      return Refusal{"§1", "a building may be turned, not flipped over", "no_flip"};
    if (way == nullptr)
      return Refusal{"§6",
                     name(move_.building) + " turned " + format(move_.turn) +
                         " looks the same with a smaller turn; write that one",
                     "same_turn"};
    if ((way->anchors & only(move_.space)) == 0)
      return Refusal{"§4", name(move_.building) + " would reach over the edge of the board",
                     "edge"};
    return on_ground(cells_at(*way, move_.space));
  }

  // Which spaces a building may cover: L4, L11, L12, L13.
  Answer on_ground(Spaces cells) const {
    const Spaces streetlights = cells & open_.streetlights;
    const Spaces rivals = cells & free_of_colour(open_, rival(seat_));
    if (const Spaces taken = cells & open_.covered & ~streetlights; taken != 0)
      return not_free(first(taken));
    if (streetlights != 0 && !holds(open_, seat_, Card::Metro))
      return Refusal{"§4",
                     format(first(streetlights)) +
                         " is a streetlight, and you have no Métropolitain to cover it",
                     "streetlight", format(first(streetlights))};
    if (count(streetlights) > 1)
      return Refusal{"L11", "Métropolitain covers one streetlight, not " + two(streetlights),
                     "metro_one", format(first(streetlights))};
    if (rivals != 0 && !holds(open_, seat_, Card::Chartier))
      return Refusal{
          "§4",
          format(first(rivals)) + " is your rival's colour, and you have no Chartier to pave it",
          "rival", format(first(rivals))};
    if (count(rivals) > 1)
      return Refusal{"L11", "Chartier paves one space, not " + two(rivals), "chartier_one",
                     format(first(rivals))};
    return {};
  }

  Answer not_free(Space space) const {
    const Spaces buildings = buildings_of(open_, kOrange) | buildings_of(open_, kBlue);
    if ((only(space) & buildings & ~only(open_.annex)) != 0)
      return Refusal{"L4", "a building stands on " + format(space), "building", format(space)};
    return Refusal{"L13", "a piece lies on " + format(space), "piece", format(space)};
  }

  static std::string two(Spaces spaces) {
    const Space one = first(spaces);
    return format(one) + " and " + format(first(spaces & ~only(one)));
  }

  Answer card() const {
    const std::string id(kCardIds[index(move_.card)]);
    if ((open_.cards & only(move_.card)) == 0)
      return Refusal{"§2", id + " is not among the eight postcards of this game", "no_card", id};
    if ((unplayed(open_) & only(move_.card)) == 0)
      return Refusal{"§4", id + " has been played", "card_played", id};
    if (tokens_left(open_, seat_) == 0)
      return Refusal{"§4", "your four action tokens are spent", "tokens"};
    if (move_.space == kNowhere) return {};  // L8, L16
    return effect();
  }

  Answer effect() const {
    switch (move_.card) {
      case Card::Metro:
      case Card::Sacre:
      case Card::Chartier:
        return Refusal{"L16", "the postcard is simply kept", "card_kept"};
      case Card::Moulin:
      case Card::Peintre:
      case Card::Lampadaire:
        return on_own_colour();
      case Card::Penseur:
        return statue();
      case Card::Fontaine:
        return fountain();
      case Card::Lumiere:
        if ((only(move_.space) & open_.streetlights) != 0) return {};
        return Refusal{"§4", "no streetlight stands on " + format(move_.space), "no_streetlight",
                       format(move_.space)};
      case Card::Levitation:
        return levitation();
      case Card::Jardin:
        return put_building();
      case Card::Bouquinistes:
        return annex();
    }
    return {};
  }

  Answer on_own_colour() const {
    const Spaces here = only(move_.space);
    if ((here & free_of_colour(open_, seat_)) != 0) return {};
    if ((here & open_.covered) != 0) return not_free(move_.space);
    if ((here & open_.mixed) != 0)
      return Refusal{"L4", format(move_.space) + " is mixed, and it must be your own colour",
                     "mixed", format(move_.space)};
    return Refusal{"§4", format(move_.space) + " is not of your colour", "colour",
                   format(move_.space)};
  }

  Answer statue() const {
    if (Answer broken = on_own_colour()) return broken;
    const Spaces ahead = step(only(move_.space), Facing(move_.turn.code));
    if (ahead == 0)
      return Refusal{"§4", "the statue would face the edge of the board", "statue_edge"};
    if ((ahead & free_spaces(open_)) == 0)
      return Refusal{"§4",
                     "the space ahead of the statue, " + format(first(ahead)) + ", is not free",
                     "statue_blocked", format(first(ahead))};
    return {};
  }

  Answer fountain() const {
    const Spaces here = only(move_.space);
    if ((here & fountain_spaces(open_, seat_)) != 0) return {};
    if ((here & open_.covered) != 0) return not_free(move_.space);
    if ((here & open_.streetlights) != 0)
      return Refusal{"§4", format(move_.space) + " is a streetlight", "streetlight",
                     format(move_.space)};
    return Refusal{
        "§4", format(move_.space) + " is your rival's colour, and you have no Chartier to pave it",
        "rival", format(move_.space)};
  }

  Answer levitation() const {
    if ((open_.reserve[index(seat_)] & only(move_.given)) == 0)
      return Refusal{"L9", name(move_.given) + " is not in your reserve to be given",
                     "not_in_reserve", name(move_.given)};
    if ((open_.pool & only(move_.building)) == 0)
      return Refusal{"L9", name(move_.building) + " is not in the pool", "not_in_pool",
                     name(move_.building)};
    return put_building();
  }

  Answer annex() const {
    if (Answer broken = on_own_colour()) return broken;
    const Buildings neighbours = touching(open_, seat_, move_.space);
    if (neighbours == 0)
      return Refusal{"§4", format(move_.space) + " touches no building of yours along an edge",
                     "no_neighbour", format(move_.space)};
    if (std::has_single_bit(neighbours)) {
      if (move_.joined == kNowhere) return {};
      return Refusal{
          "§6", "only one of your buildings touches " + format(move_.space) + "; it is not named",
          "one_neighbour", format(move_.space)};
    }
    std::string choices;
    bool named = false;
    for (const Building building : Each<Building>(neighbours)) {
      const Space start = first(open_.built[index(building)]);
      named = named || start == move_.joined;
      choices += (choices.empty() ? "" : " or ") + format(start);
    }
    if (named) return {};
    return Refusal{"L10",
                   "several of your buildings touch " + format(move_.space) +
                       "; say which one it joins: " + choices,
                   "which_neighbour", format(move_.space)};
  }

  const Edition& edition_;
  const State& state_;
  const Open& open_;
  Seat seat_;
  const Move& move_;
};

}  // namespace

Answer refusal(const Edition& edition, const State& state, const Move& move) {
  return RefusalFinder(edition, state, move).answer();
}

}  // namespace belle::lumiere
