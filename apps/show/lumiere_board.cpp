#include "apps/show/lumiere_board.h"

#include <array>
#include <initializer_list>
#include <optional>
#include <string>

#include "apps/show/lumiere_signs.h"
#include "engine/lumiere/scoring.h"

namespace belle::show {
namespace {

using namespace lumiere;

// From one space to the next, the line of the grid before it included.
constexpr int kAcross = 6;
constexpr int kDown = 3;
constexpr int kRowNumbers = 2;

using Place = std::optional<Space>;  // nothing: beyond the border

Place place(int column, int row) {
  if (column < 0 || column >= kSide || row < 0 || row >= kSide) return {};
  return space_at(column, row);
}

class BoardPicture {
 public:
  BoardPicture(Canvas& canvas, int x, int y, const Edition& edition, const Open& open)
      : canvas_(canvas), x_(x + kRowNumbers), y_(y), edition_(edition), open_(open) {
    for (std::size_t i = 0; i < kPieces; ++i)
      for (const Space space : Each<Space>(open.built[i]))
        building_[static_cast<std::size_t>(space)] = Building(i);
    for (const Space light : Each<Space>(open.streetlights)) lit_ |= light_of(edition, open, light);
  }

  void draw() {
    for (int i = 0; i < kSide; ++i) {
      canvas_.write(x_ - kRowNumbers, top(i) + 1, std::to_string(i + 1), kQuietInk);
      canvas_.put(left(i) + kAcross / 2, top(-1) + 1, U'a' + static_cast<char32_t>(i), kQuietInk);
    }
    for (int column = 0; column <= kSide; ++column)
      for (int row = -1; row < kSide; ++row) draw_grid(column, row);
    for (const Space space : Each<Space>(laid(open_))) draw_space(space);
    for (const Seat seat : {kOrange, kBlue})
      for (const Building b : Each<Building>(open_.owned[index(seat)])) {
        draw_label(b, seat);
      }
  }

 private:
  // Where a space begins on the canvas, the grid to its west and north included.
  int left(int column) const { return x_ + column * kAcross; }
  int top(int row) const { return y_ + (kSide - 1 - row) * kDown; }

  std::optional<Building> building(Place place) const {
    return place ? building_[static_cast<std::size_t>(*place)] : std::nullopt;
  }
  Seat owner(Building building) const {
    return (open_.owned[index(kOrange)] & only(building)) != 0 ? kOrange : kBlue;
  }

  // --- the grid ---

  Stroke line_between(Place one, Place other) const {
    if (!one && !other) return Stroke::None;
    if (building(one) != building(other)) return Stroke::Heavy;
    if (!one || !other) return Stroke::Light;
    const bool same_area =
        column(*one) / 2 == column(*other) / 2 && row(*one) / 2 == row(*other) / 2;
    return open_.phase == Phase::Streets && !same_area ? Stroke::Light : Stroke::None;
  }

  static Ink roof_ink(Seat seat) { return {palette::kText, palette::kRoof[index(seat)]}; }

  // The colours of a piece of the grid with these places around it. Where a streetlight shines on
  // a wall, its windows are bright.
  Ink grid_ink(std::initializer_list<Place> around) const {
    const auto first = building(*around.begin());
    bool one_roof = true;
    bool light = false;
    std::array<bool, kSeats> owned{};
    for (const Place place : around) {
      const auto here = building(place);
      one_roof = one_roof && here == first;
      light = light || (place && (open_.streetlights & only(*place)) != 0);
      if (here) owned[index(owner(*here))] = true;
    }
    if (!owned[0] && !owned[1]) return kQuietInk;
    if (one_roof) return roof_ink(owner(*first));
    if (light && around.size() == 2) return {palette::kLamp, palette::kNight, true};
    if (owned[0] && owned[1]) return {palette::kBetween, palette::kNight};
    return {palette::kSeat[owned[0] ? 0 : 1], palette::kNight};
  }

  // The corner at the north-west of a place and the lines that leave it to the south and east.
  void draw_grid(int column, int row) {
    const Place here = place(column, row);
    const Place west = place(column - 1, row);
    const Place north = place(column, row + 1);
    const Place beyond = place(column - 1, row + 1);
    const Stroke south_line = line_between(west, here);
    const Stroke east_line = line_between(here, north);
    const Joint corner{line_between(beyond, north), east_line, south_line,
                       line_between(west, beyond)};
    const int x = left(column);
    const int y = top(row);
    canvas_.put(x, y, glyph(corner), grid_ink({here, west, north, beyond}));
    if (row >= 0)
      canvas_.fill(x, y + 1, 1, kDown - 1, glyph({south_line, {}, south_line, {}}),
                   grid_ink({west, here}));
    if (column < kSide)
      canvas_.fill(x + 1, y, kAcross - 1, 1, glyph({{}, east_line, {}, east_line}),
                   grid_ink({here, north}));
  }

  // --- the spaces ---

  Picture roof(Space space, Building building) const {
    Picture roof = picture::kRoof;
    if (building == kGarden) roof = picture::kGarden;
    if (space == open_.annex) roof = picture::kAnnex;
    roof.ink.back = palette::kRoof[index(owner(building))];
    return roof;
  }

  Picture ground(Space space) const {
    const bool lit = (lit_ & only(space)) != 0;
    for (const Seat seat : {kOrange, kBlue})
      if ((open_.colour[index(seat)] & only(space)) != 0)
        return (lit ? picture::kLitColour : picture::kColour)[index(seat)];
    return lit ? picture::kLitMixed : picture::kMixed;
  }

  Picture picture_of(Space space) const {
    if (const auto here = building(space)) return roof(space, *here);
    if (space == open_.dancer) return picture::kDancer;
    if (space == open_.statue) return picture::kStatue;
    if (space == open_.fountain) return picture::kFountain;
    if (space == open_.painter) return picture::kPainter;
    if (space == open_.large_streetlight) return picture::kLarge;
    if (space == open_.lampadaire) return picture::kLampadaire;
    if ((open_.streetlights & only(space)) != 0) return picture::kStreetlight;
    return ground(space);
  }

  // Who scores the piece on this space.
  std::optional<Seat> player_on(Space space) const {
    if (space == open_.dancer) return player_of(open_, Card::Moulin);
    if (space == open_.statue) return player_of(open_, Card::Penseur);
    if (space == open_.fountain) return player_of(open_, Card::Fontaine);
    if (space == open_.painter) return player_of(open_, Card::Peintre);
    return {};
  }

  void draw_space(Space space) {
    Picture picture = picture_of(space);
    const auto player = player_on(space);
    if (player) picture.ink.back = palette::kSeat[index(*player)];
    const int x = left(column(space)) + 1;
    const int y = top(row(space)) + 1;
    canvas_.write(x, y, picture.top, picture.ink);
    canvas_.write(x, y + 1, picture.bottom, picture.ink);
    if (player) canvas_.write(x + 4, y + 1, mark(*player), picture.ink);
    if (space == open_.statue) canvas_.write(x + 3, y, arrow(open_.statue_facing), picture.ink);
  }

  // On its northernmost space, the westernmost of those: whose it is, its name, and its size ×
  // the streetlights that light it.
  void draw_label(Building building, Seat seat) {
    const Spaces cells = open_.built[index(building)];
    Space label = kNowhere;
    for (const Space space : Each<Space>(cells & ~only(open_.annex)))
      if (label == kNowhere || row(space) > row(label)) label = space;
    const int lights = count(lights_on(edition_, open_, cells));
    const std::uint8_t back = palette::kRoof[index(seat)];
    const int x = left(column(label)) + 1;
    const int y = top(row(label)) + 1;
    canvas_.write(x, y, mark(seat), {palette::kSeat[index(seat)], back, true});
    if (building != kGarden)
      canvas_.write(x + 2, y, edition_.pieces[index(building)].id, {palette::kText, back, true});
    canvas_.write(x, y + 1, ' ' + std::to_string(count(cells)) + "×" + std::to_string(lights) + ' ',
                  {lights > 0 ? palette::kLamp : palette::kText, back, lights > 0});
  }

  Canvas& canvas_;
  int x_, y_;
  const Edition& edition_;
  const Open& open_;
  std::array<std::optional<Building>, static_cast<std::size_t>(kSide) * kSide> building_{};
  Spaces lit_ = 0;
};

}  // namespace

void draw_board(Canvas& canvas, int x, int y, const Edition& edition, const Open& open) {
  BoardPicture(canvas, x, y, edition, open).draw();
}

}  // namespace belle::show
