#include "apps/show/lumiere_panel.h"

#include <algorithm>
#include <string>
#include <string_view>

#include "apps/show/lumiere_cards.h"
#include "apps/show/lumiere_signs.h"
#include "engine/lumiere/scoring.h"

namespace belle::show {
namespace {

using namespace lumiere;

// The lines of the panel on which its parts begin. An edition whose buildings are drawn higher
// than ours pushes down what follows them.
constexpr int kTileLine = 3;
constexpr int kBuildingsLine = 6;
constexpr int kCardsLine = 13;
constexpr int kScoreLine = 23;

constexpr int kLabels = 11;       // columns for the words at the left
constexpr int kSeatColumns = 18;  // columns for each seat after them
constexpr int kCardColumns = 27;  // columns for the name of a postcard

// --- small shapes of buildings, two spaces of a column in one character cell ---

int height(Spaces cells) {
  int rows = 0;
  for (const Space space : Each<Space>(cells)) rows = std::max(rows, row(space) + 1);
  return rows;
}

int width(Spaces cells) {
  int across = 0;
  for (const Space space : Each<Space>(cells)) across = std::max(across, column(space) + 1);
  return across;
}

// The building as it lies flattest.
Spaces flat(const Piece& piece) {
  const auto height_of = [](const Way& way) { return height(way.cells); };
  return std::ranges::min_element(piece.ways, {}, height_of)->cells;
}

// Returns how many lines it takes.
int draw_shape(Canvas& canvas, int x, int y, Spaces cells, Ink ink) {
  const int rows = height(cells);
  const auto covers = [&](int right, int down) {
    return down < rows && (cells & only(space_at(right, rows - 1 - down))) != 0;
  };
  for (int right = 0; right < width(cells); ++right)
    for (int down = 0; down < rows; down += 2) {
      constexpr std::u32string_view kHalves = U" ▀▄█";
      const std::size_t halves = (covers(right, down) ? 1 : 0) + (covers(right, down + 1) ? 2 : 0);
      canvas.put(x + right, y + down / 2, kHalves[halves], ink);
    }
  return (rows + 1) / 2;
}

class PanelPicture {
 public:
  PanelPicture(Canvas& canvas, int x, int y, const Edition& edition, const Open& open,
               const Hands& hands)
      : canvas_(canvas), x_(x), y_(y), edition_(edition), open_(open), hands_(hands) {}

  int draw() {
    draw_seats();
    const int buildings_end = draw_buildings();
    const int cards_end = draw_cards(std::max(kCardsLine, buildings_end));
    return draw_score(std::max(kScoreLine, cards_end));
  }

 private:
  void heading(int line, std::string_view title, std::string_view remark = "") {
    canvas_.fill(x_, y_ + line, kPanelWidth, 1, U'─', kQuietInk);
    canvas_.write(x_, y_ + line, std::string(title) + ' ', kStrongInk);
    if (!remark.empty())
      canvas_.write(x_ + kPanelWidth - columns(remark) - 1, y_ + line, ' ' + std::string(remark),
                    kQuietInk);
  }

  int write_seat(int x, int y, Seat seat) {
    return canvas_.write(x, y, std::string(mark(seat)) + ' ' + std::string(name(seat)),
                         seat_ink(seat));
  }

  // --- what each player has left ---

  void draw_seats() {
    canvas_.write(x_, y_ + 1, "chimneys", kQuietInk);
    canvas_.write(x_, y_ + 2, "tokens", kQuietInk);
    canvas_.write(x_, y_ + kTileLine, "tile", kQuietInk);
    for (const Seat seat : {kOrange, kBlue}) {
      const int x = x_ + kLabels + kSeatColumns * static_cast<int>(index(seat));
      const int end = write_seat(x, y_, seat);
      if (open_.phase != Phase::Over && open_.to_move == seat)
        canvas_.write(end, y_, " to move", kStrongInk);
      draw_count(x, y_ + 1, seat, chimneys_left(open_, seat), kChimneys);
      draw_count(x, y_ + 2, seat, tokens_left(open_, seat), kTokens);
      draw_tile(x, y_ + kTileLine, seat);
    }
  }

  void draw_count(int x, int y, Seat seat, int left, int all) {
    for (int i = 0; i < all; ++i)
      canvas_.write(x + i, y, i < left ? mark(seat) : "·", i < left ? seat_ink(seat) : kQuietInk);
    canvas_.write(x + all + 1, y, std::to_string(left), kTextInk);
  }

  void draw_tile(int x, int y, Seat seat) {
    if (!has_tile(open_, seat)) {
      canvas_.write(x, y, "all laid", kQuietInk);
      return;
    }
    const auto tile = hands_[index(seat)];
    if (tile) {
      const std::string_view spaces = edition_.tile_text[*tile];  // clockwise from the top left
      draw_space(x, y, seat, spaces[0]);
      draw_space(x + 4, y, seat, spaces[1]);
      draw_space(x + 4, y + 1, seat, spaces[2]);
      draw_space(x, y + 1, seat, spaces[3]);
      canvas_.fill(x + 3, y, 1, 2, U'│', kQuietInk);
    } else {
      canvas_.fill(x, y, 7, 2, U'▒', kQuietInk);
    }
    canvas_.write(x + 8, y, tile ? "in hand" : "face down", kQuietInk);
    const auto left = kTiles - open_.tiles_laid[index(seat)];
    canvas_.write(x + 8, y + 1, std::to_string(left) + " to lay", kTextInk);
  }

  // One space of a tile, small.
  void draw_space(int x, int y, Seat seat, char kind) {
    if (kind == 'L') {
      canvas_.write(x, y, "\\*/", picture::kStreetlight.ink);
    } else if (kind == 'm') {
      canvas_.write(x, y, "○ ◇", picture::kMixed.ink);
    } else {
      const Seat owner = kind == 'o' ? seat : rival(seat);
      canvas_.write(x, y, owner == kOrange ? "○ ○" : "◇ ◇", picture::kColour[index(owner)].ink);
    }
  }

  // --- the buildings that nobody has built ---

  int draw_buildings() {
    heading(kBuildingsLine, "Buildings");
    int line = kBuildingsLine + 1;
    for (const Seat seat : {kOrange, kBlue}) {
      canvas_.write(x_, y_ + line, std::string(mark(seat)) + " reserve", seat_ink(seat));
      line += draw_shapes(line, open_.reserve[index(seat)], seat_ink(seat));
    }
    canvas_.write(x_, y_ + line, "  pool", kTextInk);
    return line + draw_shapes(line, open_.pool, kTextInk);
  }

  // Names and small shapes, in columns; returns how many lines they take.
  int draw_shapes(int first_line, Buildings some, Ink ink) {
    const int left = x_ + kLabels;
    const int top = y_ + first_line;
    if (some == 0) canvas_.write(left, top, "none", kQuietInk);
    int widest = 0;
    for (const Building building : Each<Building>(kAllBuildings)) {
      const Piece& piece = edition_.pieces[index(building)];
      widest = std::max(widest, columns(piece.id) + 1 + width(flat(piece)));
    }
    int x = left;
    int line = 0;
    int lines = 1;
    for (const Building building : Each<Building>(some)) {
      const Piece& piece = edition_.pieces[index(building)];
      if (x + widest > x_ + kPanelWidth) {
        x = left;
        line = lines++;
      }
      const int shape = canvas_.write(x, top + line, piece.id, ink) + 1;
      lines = std::max(lines, line + draw_shape(canvas_, shape, top + line, flat(piece), ink));
      x += widest + 2;
    }
    return lines;
  }

  // --- the postcards and the score ---

  int draw_cards(int line) {
    heading(line++, "Postcards",
            std::to_string(std::popcount(unplayed(open_))) + " of " + std::to_string(kCardsInPlay) +
                " left");
    for (const Card card : Each<Card>(open_.cards)) {
      const auto seat = player_of(open_, card);
      canvas_.write(x_, y_ + line, name(card), seat ? kQuietInk : kTextInk);
      if (seat) {
        const int x = canvas_.write(x_ + kCardColumns, y_ + line, mark(*seat), seat_ink(*seat));
        canvas_.write(x + 1, y_ + line, what_became_of(edition_, open_, card, *seat), kTextInk);
      }
      ++line;
    }
    return line + 1;
  }

  int draw_score(int line) {
    heading(line++, open_.phase == Phase::Over ? "Score" : "Score now",
            " lit  group  unbuilt  cards  total");
    for (const Seat seat : {kOrange, kBlue}) {
      write_seat(x_, y_ + line, seat);
      const ScoreSheet sheet = score(edition_, open_, seat);
      // The columns end where the words of the heading do.
      const auto part = [&](int end, int points, Ink ink) {
        const std::string text = std::to_string(points);
        canvas_.write(x_ + end - columns(text), y_ + line, text, ink);
      };
      part(kPanelWidth - 30, sheet.lit, kTextInk);
      part(kPanelWidth - 23, sheet.group, kTextInk);
      part(kPanelWidth - 14, sheet.unbuilt, kTextInk);
      part(kPanelWidth - 7, sheet.cards, kTextInk);
      part(kPanelWidth, sheet.total(), kStrongInk);
      ++line;
    }
    return line;
  }

  Canvas& canvas_;
  int x_, y_;
  const Edition& edition_;
  const Open& open_;
  const Hands& hands_;
};

}  // namespace

int draw_panel(Canvas& canvas, int x, int y, const Edition& edition, const Open& open,
               const Hands& hands) {
  return PanelPicture(canvas, x, y, edition, open, hands).draw();
}

}  // namespace belle::show
