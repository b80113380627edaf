// First sight of a move: what the judgement says on average after moves of its kind, fitted to some
// 28000 moves of 75 games that the judgement played against itself.
#include <algorithm>

#include "players/paris/judging.h"
#include "players/paris/mind.h"

namespace belle::players {
namespace {

using namespace paris;

bool has_vp_tile(const Open& open, std::size_t district) {
  return std::ranges::find(open.vp_district, district) != open.vp_district.end();
}

// Whether a key that enters the district now is the fourth there, with a VP tile to win.
bool brings_fourth(const Open& open, const Move& move) {
  if (is_building(move.from) || is_landmark(move.from)) return false;
  if (!has_vp_tile(open, kSupply)) return false;
  int keys = 0;
  for (std::size_t i = 0; i < open.players; ++i)
    keys += keys_on(open, static_cast<Seat>(i), targets_in(open, District(move.number)));
  return keys == 3;
}

float enter_building(const Edition& edition, const Open& open, const Move& move) {
  constexpr std::array<float, kTokenKinds> kToken{1.3F, 1.9F, 1.4F, 1.6F, 2.1F, 1.6F};
  const int value = value_of(edition, move.to);
  const int climbed = value - value_of(edition, move.from);
  float worth =
      has_vp_tile(open, move.number) ? 0.5F * as_float(climbed) : -0.2F * as_float(climbed);
  if (value <= 3) worth += 6.0F - 0.18F * as_float(screen(open, open.to_move).meeple);
  if (move.from == kArc) worth -= 3.0F;
  const std::uint8_t token = open.tokens[index(move.to)];
  if (token != kNoToken) worth += kToken[token];
  if (brings_fourth(open, move)) worth += 2.5F;
  return worth;
}

float enter_landmark(const Edition& edition, const Open& open, const Move& move) {
  const Landmark& landmark = edition.landmarks[landmark_at(move.to)];
  const int climbed = landmark.value - value_of(edition, move.from);
  float worth = -2.5F * as_float(landmark.cost[0] + landmark.cost[1] + landmark.cost[2]);
  for (std::size_t k = 0; k < 3; ++k) {
    const int given =
        std::min(int{landmark.slots[k]}, tokens_to_spend(open, Token(kResources + k)));
    worth += 0.4F * as_float(given * edition.prestige_points[k]);
  }
  if (has_vp_tile(open, move.number)) worth += 2.0F + 0.35F * as_float(climbed);
  if ((screen(open, open.to_move).bonuses & only_bonus(29)) != 0) worth += 5.0F;
  if (brings_fourth(open, move)) worth += 2.5F;
  return worth;
}

// The tiles as they come on the track, less what is passed over.
float take_bonus(const Open& open, int number) {
  constexpr std::array<float, kBonusNumbers + 1> kWorth{
      0,    0.7F,  -0.3F, 0.2F,  0.6F, 2.4F, 0.3F, 1.5F,  0.7F, 0,    0.7F,
      1.5F, 4.9F,  -0.7F, -0.6F, 2.3F, 0.7F, 7.0F, 1.8F,  2.0F, 2.2F, 0.8F,
      4.2F, -1.2F, -1.6F, 2.0F,  0.7F, 7.5F, 0.9F, -0.1F, 2.0F};
  if (number == 0) return 0;
  const auto space = static_cast<int>(std::ranges::find(open.track, number) - open.track.begin());
  return kWorth[static_cast<std::size_t>(number)] -
         0.2F * as_float(space - screen(open, open.to_move).meeple);
}

// Tiles that count something are kept until the last turn, tokens until they are needed.
float use(const Edition& edition, const Open& open, const Move& move) {
  const auto points = as_float(bonus_points(edition, open, move));
  if (open.ending == Ending::AfterThisRound) return points;
  switch (move.number) {
    case 1:
    case 5:
    case 7:
    case 12:
    case 22:
      return 0.1F * points - 0.5F;
    case 13:
    case 14:
      return -1.5F;
    case 17:
      return take_bonus(open, move.wanted) - 4.0F;
    case 25:
      return take_bonus(open, move.wanted) - 3.0F;
    case 2:
    case 3:
    case 4:
    case 8:
    case 10:
    case 19:
    case 21:
    case kOwnKeyTile:
    case kRivalKeyTile:
      return open.stage == Stage::End ? -3.0F : -1.5F;
    default:
      return 0.2F * points - 3.0F;
  }
}

// A VP tile is for the district where the seat leads.
float vp_tile(const Edition& edition, const Open& open, const Move& move) {
  if (move.to == kNowhere) return 0;
  const auto points =
      district_points(edition, open, district_of(move.to), std::size_t{move.number});
  int best_other = 0;
  for (std::size_t i = 0; i < open.players; ++i)
    if (i != index(open.to_move)) best_other = std::max(best_other, points[i]);
  return as_float(points[index(open.to_move)] - best_other);
}

float flag(const EndTile& tile) {
  switch (tile.kind) {
    case EndTile::Kind::Points:
      return 0.8F * as_float(tile.amount);
    case EndTile::Kind::Francs:
      return 0.9F * as_float(tile.amount);
    default:
      return 2.0F;
  }
}

}  // namespace

float ParisMind::promise(const Edition& edition, const State& state, const Move& move) {
  const Open& open = state.open;
  switch (move.kind) {
    case Move::Kind::Draw:
    case Move::Kind::Place:
    case Move::Kind::Pass:
      return 0;
    case Move::Kind::Key:
      return move.to == kArc ? 1.9F
                             : 2.1F + 0.25F * as_float(edition.banks[index(district_of(move.to))]);
    case Move::Kind::Move:
    case Move::Kind::MoveToNew:
      return is_landmark(move.to) ? enter_landmark(edition, open, move)
                                  : enter_building(edition, open, move);
    case Move::Kind::Flag:
      return flag(edition.end_tiles[move.number]);
    case Move::Kind::Bonus:
      return take_bonus(open, move.number);
    case Move::Kind::Prestige: {
      int points = 0;
      for (std::size_t k = 0; k < 3; ++k) points += move.kinds[k] * edition.prestige_points[k];
      return as_float(points);
    }
    case Move::Kind::VpTile:
      return vp_tile(edition, open, move);
    case Move::Kind::Use:
      return use(edition, open, move);
    case Move::Kind::UseEnd: {
      const EndTile& tile = edition.end_tiles[move.number];
      if (tile.kind == EndTile::Kind::Points) return 0.2F * as_float(tile.amount);
      return open.stage == Stage::End ? -2.0F : -1.0F;
    }
    case Move::Kind::Buy:
    case Move::Kind::Sell:
      return -1.0F;
    case Move::Kind::End:
      return 1.0F;
  }
  return 0;
}

}  // namespace belle::players
