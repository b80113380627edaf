#include <algorithm>
#include <bit>

#include "players/lumiere/building_potential.h"
#include "players/lumiere/knowledge.h"

namespace belle::players {
namespace {

using namespace lumiere;

constexpr std::size_t kBoard = 64;
constexpr std::size_t kTokenSteps = kTokens + 1;
constexpr std::size_t kChimneySteps = kChimneys + 1;

// Where each kind of flag begins. Things that both seats have come twice, the own first.
constexpr std::size_t kColour = 0;
constexpr std::size_t kMixed = kColour + 2 * kBoard;
constexpr std::size_t kLights = kMixed + kBoard;
constexpr std::size_t kBuilt = kLights + kBoard;
constexpr std::size_t kOther = kBuilt + 2 * kBoard;
constexpr std::size_t kLarge = kOther + kBoard;
constexpr std::size_t kDancer = kLarge + kBoard;
constexpr std::size_t kPainter = kDancer + kBoard;
constexpr std::size_t kReserve = kPainter + kBoard;
constexpr std::size_t kPool = kReserve + 2 * kBuildings;
constexpr std::size_t kFits = kPool + kBuildings;
constexpr std::size_t kUnplayed = kFits + 2 * kBuildings;
constexpr std::size_t kPlayed = kUnplayed + kCards;
constexpr std::size_t kHeld = kPlayed + 2 * kCards;
constexpr std::size_t kTokenCount = kHeld + 2 * kCards;
constexpr std::size_t kTileCount = kTokenCount + 2 * kTokenSteps;
constexpr std::size_t kChimneyCount = kTileCount + 2 * (kTiles + 1);
constexpr std::size_t kFaces = kChimneyCount + 2 * kChimneySteps;
constexpr std::size_t kMyTurn = kFaces + 2 * kTiles;
constexpr std::size_t kAnnexLaid = kMyTurn + 1;
constexpr std::size_t kAllFlags = kAnnexLaid + 1;

class Scalars {
 public:
  explicit Scalars(search::Features& features) : features_(features) {}
  void add(int value, float unit) { features_.scalars[next_++] = static_cast<float>(value) / unit; }
  std::size_t count() const { return next_; }

 private:
  search::Features& features_;
  std::size_t next_ = 0;
};

constexpr std::size_t kMeasuresOfSeat = 14 + kBuildings;
constexpr std::size_t kAllMeasures = 2 * kMeasuresOfSeat + 6;

// Boards come first among the flags, a word each.
void mark_board(search::Features& features, std::size_t from, Spaces spaces) {
  features.flags[from / kBoard] = spaces;
}

template <class Set>
void mark_all(search::Features& features, std::size_t from, Set set) {
  for (const std::size_t element : Each<std::size_t>(set)) features.set(from + element);
}

int largest_region(Spaces spaces) {
  int largest = 0;
  while (spaces != 0) {
    const Spaces part = region(only(first(spaces)), spaces);
    largest = std::max(largest, count(part));
    spaces &= ~part;
  }
  return largest;
}

void mark_seat(const Open& open, Seat seat, std::size_t side, search::Features& features) {
  const std::size_t i = index(seat);
  mark_board(features, kColour + side * kBoard, free_of_colour(open, seat));
  mark_board(features, kBuilt + side * kBoard, buildings_of(open, seat));
  mark_all(features, kReserve + side * kBuildings, open.reserve[i]);
  mark_all(features, kPlayed + side * kCards, open.played[i]);
  mark_all(features, kHeld + side * kCards, open.held[i]);
  features.set(kTokenCount + side * kTokenSteps +
               static_cast<std::size_t>(tokens_left(open, seat)));
  features.set(kTileCount + side * (kTiles + 1) + open.tiles_laid[i]);
  features.set(kChimneyCount + side * kChimneySteps +
               static_cast<std::size_t>(chimneys_left(open, seat)));
  for (std::size_t face = 0; face < kTiles; ++face)
    if (open.tiles_left[i][face] > 0) features.set(kFaces + side * kTiles + face);
}

// Returns what the seat's total would be now.
int add_scalars_of(const Edition& edition, const Open& open, Seat seat, std::size_t side,
                   search::Features& features, Scalars& scalars) {
  const std::size_t i = index(seat);
  const ScoreSheet sheet = score(edition, open, seat);
  const Buildings wanted =
      open.phase == Phase::Streets || (unplayed(open) & only(Card::Levitation)) != 0
          ? static_cast<Buildings>(open.reserve[i] | open.pool)
          : open.reserve[i];
  const BuildingPotential potential = building_potential(edition, open, seat, wanted);
  const Spaces build_on = (open.colour[i] | open.mixed) & ~open.covered;
  mark_all(features, kFits + side * kBuildings, potential.fitting);
  scalars.add(sheet.lit, 30);
  scalars.add(sheet.group, 20);
  scalars.add(sheet.unbuilt, 12);
  scalars.add(sheet.cards, 10);
  scalars.add(potential.packed_light, 30);
  scalars.add(potential.packed_size, 20);
  scalars.add(potential.packed_count, 6);
  scalars.add(std::popcount(open.reserve[i]), 6);
  scalars.add(count(build_on), 25);
  scalars.add(count(build_on & beside(open.streetlights)), 15);
  scalars.add(largest_region(build_on), 25);
  scalars.add(count(free_of_colour(open, seat)), 20);
  scalars.add(std::popcount(open.owned[i]), 7);
  scalars.add(std::max(0, std::popcount(open.reserve[i]) - potential.packed_count), 4);
  for (const std::uint8_t light : potential.alone) scalars.add(light, 18);
  return sheet.total();
}

}  // namespace

const std::size_t LumiereKnowledge::kFlags = kAllFlags;
const std::size_t LumiereKnowledge::kScalars = kAllMeasures;

void LumiereKnowledge::features(const Edition& edition, const State& state, Seat seat,
                                search::Features& features) {
  const Open& open = state.open;
  features.clear();
  const Spaces built = buildings_of(open, kOrange) | buildings_of(open, kBlue);
  mark_board(features, kMixed, open.mixed & ~open.covered);
  mark_board(features, kLights, open.streetlights);
  mark_board(features, kOther, open.covered & ~built & ~open.streetlights);
  mark_board(features, kLarge, only(open.large_streetlight));
  mark_board(features, kDancer, only(open.dancer));
  mark_board(features, kPainter, only(open.painter));
  mark_all(features, kPool, open.pool);
  mark_all(features, kUnplayed, unplayed(open));
  if (open.to_move == seat) features.set(kMyTurn);
  if (open.annex != kNowhere) features.set(kAnnexLaid);
  Scalars scalars(features);
  mark_seat(open, seat, 0, features);
  mark_seat(open, rival(seat), 1, features);
  const int own = add_scalars_of(edition, open, seat, 0, features, scalars);
  const int lead = own - add_scalars_of(edition, open, rival(seat), 1, features, scalars);
  const int played = std::popcount(open.played[0]) + std::popcount(open.played[1]);
  const int tiles = open.tiles_laid[0] + open.tiles_laid[1];
  scalars.add(lead, 20);
  scalars.add(lead * played, 100);
  scalars.add(played, 8);
  scalars.add(tiles, 16);
  scalars.add(std::popcount(open.pool), 12);
  scalars.add(count(open.streetlights), 8);
}

}  // namespace belle::players
