#include "players/paris/mind.h"

namespace belle::players {
namespace {

using namespace paris;

// What a key earns on arriving, at first sight.
float arrival(const Edition& edition, const Open& open, const Move& move) {
  const auto value = static_cast<float>(value_of(edition, move.to));
  const auto climbed = value - static_cast<float>(value_of(edition, move.from));
  if (is_landmark(move.to)) {
    float points = 4.0F + 0.4F * climbed;
    for (std::size_t k = 0; k < 3; ++k)
      points += static_cast<float>(edition.prestige_points[k] *
                                   std::min(int{edition.landmarks[landmark_at(move.to)].slots[k]},
                                            tokens_to_spend(open, Token(kResources + k))));
    return points;
  }
  float points = 1.0F + 0.2F * climbed;
  if (value <= 2) points += 4.0F;
  if (value == 3) points += 3.0F;
  if (value == 8) points += kPointsOfEight;
  if (open.tokens[index(move.to)] != kNoToken) points += 1.5F;
  return points;
}

// Tiles that count things are better kept until the things are there.
float use(const Edition& edition, const Open& open, const Move& move) {
  const auto points = static_cast<float>(bonus_points(edition, open, move));
  switch (move.number) {
    case 7:
    case 12:
    case 22:
      return points;
    case 1:
    case 5:
      return 1.0F;
    case 17:
    case 25:
      return 3.0F;
    case 13:
    case 14:
      return 0.5F;
    case 2:
    case 3:
    case 4:
    case 8:
    case 10:
    case 19:
    case 21:
    case kOwnKeyTile:
    case kRivalKeyTile:
      return open.stage == Stage::End ? -3.0F : 0.0F;
    default:
      return 0.5F * points - (open.ending == Ending::NotYet ? 4.0F : 0.0F);
  }
}

// A VP tile is for the district where the seat leads.
float vp_tile(const Edition& edition, const Open& open, const Move& move) {
  if (move.to == kNowhere) return 0;
  const auto points =
      district_points(edition, open, district_of(move.to), std::size_t{move.number});
  int best_other = 0;
  for (std::size_t i = 0; i < open.players; ++i)
    if (Seat(i) != open.to_move) best_other = std::max(best_other, points[i]);
  return static_cast<float>(points[index(open.to_move)] - best_other);
}

}  // namespace

float ParisMind::promise(const Edition& edition, const State& state, const Move& move) {
  const Open& open = state.open;
  switch (move.kind) {
    case Move::Kind::Draw:
    case Move::Kind::Place:
      return 0;
    case Move::Kind::Key:
      return move.to == kArc
                 ? 1.0F
                 : 0.5F + 0.4F * static_cast<float>(edition.banks[index(district_of(move.to))]);
    case Move::Kind::Move:
    case Move::Kind::MoveToNew:
      return arrival(edition, open, move);
    case Move::Kind::Flag: {
      const EndTile& tile = edition.end_tiles[move.number];
      return tile.kind == EndTile::Kind::Points ? static_cast<float>(tile.amount) : 2.0F;
    }
    case Move::Kind::Pass:
    case Move::Kind::End:
      return 0;
    case Move::Kind::Bonus:
      return move.number == 0 ? 0.0F : 3.0F + 0.1F * static_cast<float>(move.number);
    case Move::Kind::Prestige: {
      int points = 0;
      for (std::size_t k = 0; k < 3; ++k) points += move.kinds[k] * edition.prestige_points[k];
      return static_cast<float>(points);
    }
    case Move::Kind::VpTile:
      return vp_tile(edition, open, move);
    case Move::Kind::Use:
      return use(edition, open, move);
    case Move::Kind::UseEnd: {
      const EndTile& tile = edition.end_tiles[move.number];
      if (tile.kind == EndTile::Kind::Points) return static_cast<float>(tile.amount);
      return open.stage == Stage::End ? -2.0F : 0.0F;
    }
    case Move::Kind::Buy:
      return -1.0F;
    case Move::Kind::Sell:
      return -2.0F;
  }
  return 0;
}

}  // namespace belle::players
