#include <algorithm>
#include <bit>

#include "players/lumiere/hopes.h"
#include "players/lumiere/mind.h"

namespace belle::players {
namespace {

using namespace lumiere;

constexpr std::size_t kBoard = 64;
constexpr std::size_t kTokenSteps = kTokens + 1;
constexpr std::size_t kChimneySteps = kChimneys + 1;

// Where each kind of mark begins. Things that both seats have come twice, the own first.
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
constexpr std::size_t kTwicePlaced = kMyTurn + 1;
constexpr std::size_t kAllMarks = kTwicePlaced + 1;

class Measures {
 public:
  explicit Measures(search::Inputs& inputs) : inputs_(inputs) {}
  void add(int value, float unit) { inputs_.measures[next_++] = static_cast<float>(value) / unit; }
  std::size_t count() const { return next_; }

 private:
  search::Inputs& inputs_;
  std::size_t next_ = 0;
};

constexpr std::size_t kMeasuresOfSeat = 14 + kBuildings;
constexpr std::size_t kAllMeasures = 2 * kMeasuresOfSeat + 6;

// Boards come first among the marks, a word each.
void mark_board(search::Inputs& inputs, std::size_t from, Spaces spaces) {
  inputs.marks[from / kBoard] = spaces;
}

template <class Set>
void mark_all(search::Inputs& inputs, std::size_t from, Set set) {
  for (const std::size_t element : Each<std::size_t>(set)) inputs.mark(from + element);
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

void mark_seat(const Open& open, Seat seat, std::size_t side, search::Inputs& inputs) {
  const std::size_t i = index(seat);
  mark_board(inputs, kColour + side * kBoard, free_of_colour(open, seat));
  mark_board(inputs, kBuilt + side * kBoard, buildings_of(open, seat));
  mark_all(inputs, kReserve + side * kBuildings, open.reserve[i]);
  mark_all(inputs, kPlayed + side * kCards, open.played[i]);
  mark_all(inputs, kHeld + side * kCards, open.held[i]);
  inputs.mark(kTokenCount + side * kTokenSteps + static_cast<std::size_t>(tokens_left(open, seat)));
  inputs.mark(kTileCount + side * (kTiles + 1) + open.tiles_laid[i]);
  inputs.mark(kChimneyCount + side * kChimneySteps +
              static_cast<std::size_t>(chimneys_left(open, seat)));
  for (std::size_t face = 0; face < kTiles; ++face)
    if (open.tiles_left[i][face] > 0) inputs.mark(kFaces + side * kTiles + face);
}

// Returns what the seat's total would be now.
int measure_seat(const Edition& edition, const Open& open, Seat seat, std::size_t side,
                 search::Inputs& inputs, Measures& measures) {
  const std::size_t i = index(seat);
  const ScoreSheet sheet = score(open, seat);
  const Buildings wanted =
      open.phase == Phase::Streets || (unplayed(open) & only(Card::Levitation)) != 0
          ? static_cast<Buildings>(open.reserve[i] | open.pool)
          : open.reserve[i];
  const Hopes hopes = hopes_of(edition, open, seat, wanted);
  const Spaces build_on = (open.colour[i] | open.mixed) & ~open.covered;
  mark_all(inputs, kFits + side * kBuildings, hopes.fitting);
  measures.add(sheet.lit, 30);
  measures.add(sheet.group, 20);
  measures.add(sheet.unbuilt, 12);
  measures.add(sheet.cards, 10);
  measures.add(hopes.packed_light, 30);
  measures.add(hopes.packed_size, 20);
  measures.add(hopes.packed_count, 6);
  measures.add(std::popcount(open.reserve[i]), 6);
  measures.add(count(build_on), 25);
  measures.add(count(build_on & beside(open.streetlights)), 15);
  measures.add(largest_region(build_on), 25);
  measures.add(count(free_of_colour(open, seat)), 20);
  measures.add(std::popcount(open.owned[i]), 7);
  measures.add(std::max(0, std::popcount(open.reserve[i]) - hopes.packed_count), 4);
  for (const std::uint8_t light : hopes.alone) measures.add(light, 18);
  return sheet.total();
}

}  // namespace

const std::size_t LumiereMind::kMarks = kAllMarks;
const std::size_t LumiereMind::kMeasures = kAllMeasures;

void LumiereMind::look(const Edition& edition, const State& state, Seat seat,
                       search::Inputs& inputs) {
  const Open& open = state.open;
  inputs.clear();
  const Spaces built = buildings_of(open, kOrange) | buildings_of(open, kBlue);
  mark_board(inputs, kMixed, open.mixed & ~open.covered);
  mark_board(inputs, kLights, open.streetlights);
  mark_board(inputs, kOther, open.covered & ~built & ~open.streetlights);
  mark_board(inputs, kLarge, only(open.large_streetlight));
  mark_board(inputs, kDancer, only(open.dancer));
  mark_board(inputs, kPainter, only(open.painter));
  mark_all(inputs, kPool, open.pool);
  mark_all(inputs, kUnplayed, unplayed(open));
  if (open.to_move == seat) inputs.mark(kMyTurn);
  if (open.annex != kNowhere) inputs.mark(kTwicePlaced);
  Measures measures(inputs);
  mark_seat(open, seat, 0, inputs);
  mark_seat(open, rival(seat), 1, inputs);
  const int own = measure_seat(edition, open, seat, 0, inputs, measures);
  const int lead = own - measure_seat(edition, open, rival(seat), 1, inputs, measures);
  const int played = std::popcount(open.played[0]) + std::popcount(open.played[1]);
  const int tiles = open.tiles_laid[0] + open.tiles_laid[1];
  measures.add(lead, 20);
  measures.add(lead * played, 100);
  measures.add(played, 8);
  measures.add(tiles, 16);
  measures.add(std::popcount(open.pool), 12);
  measures.add(count(open.streetlights), 8);
}

}  // namespace belle::players
