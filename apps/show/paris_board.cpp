#include "apps/show/paris_board.h"

#include <array>
#include <string>
#include <string_view>

#include "apps/show/paris_signs.h"
#include "engine/core/bits.h"
#include "engine/paris/scoring.h"

namespace belle::show::paris_drawing {
namespace {

using namespace paris;

// A district: the bank, six building spaces, two lines for landmarks, and the sums.
constexpr int kBankLine = 0;
constexpr int kSpacesLine = 1;
constexpr int kLandmarksLine = 7;
constexpr int kLandmarkLines = 2;
constexpr int kSumsLine = 9;
constexpr int kDistrictLines = 10;

// Within a line: a pointer at the key just moved, the value, the type, then token or keys.
constexpr int kValueColumn = 1;
constexpr int kTypeColumn = 3;
constexpr int kTypeColumns = 10;
constexpr int kKeysColumn = 14;

// From one column of districts, or one district of a column, to the next, with a border.
constexpr int kAcross = kColumnWidth + 1;
constexpr int kDown = kDistrictLines + 1;
constexpr int kLowest = kBoardHeight - 1;
static_assert(kBoardHeight == 2 * kCornerHeight + 2 * kDown + 1);

// Where the upper left corner of each district's border is. They lie clockwise, as on the board.
struct Spot {
  int x, y;
};
constexpr std::array<Spot, kDistricts> kSpots{{{0, kCornerHeight + kDown},
                                               {0, kCornerHeight},
                                               {kAcross, 0},
                                               {2 * kAcross, kCornerHeight},
                                               {2 * kAcross, kCornerHeight + kDown},
                                               {kAcross, kLowest - kDown}}};

// The disc has its own ground, so that one sees its outline.
constexpr std::uint8_t kGround = 234;
constexpr Ink kStone{187, kGround};
constexpr Ink on_board(Ink ink) {
  ink.back = kGround;
  return ink;
}

// --- the border lines ---

class Frame {
 public:
  void across(int from, int to, int y) {
    for (int x = from; x <= to; ++x) {
      if (x > from) at(x, y).west = Stroke::Light;
      if (x < to) at(x, y).east = Stroke::Light;
    }
  }
  void down(int x, int from, int to) {
    for (int y = from; y <= to; ++y) {
      if (y > from) at(x, y).north = Stroke::Light;
      if (y < to) at(x, y).south = Stroke::Light;
    }
  }
  void draw(Canvas& canvas, int left, int top) {
    for (int y = 0; y < kBoardHeight; ++y)
      for (int x = 0; x < kBoardWidth; ++x)
        if (const char32_t line = rounded(glyph(at(x, y))); line != U' ')
          canvas.put(left + x, top + y, line, on_board(kRingInk));
  }

 private:
  static char32_t rounded(char32_t line) {
    switch (line) {
      case U'┌':
        return U'╭';
      case U'┐':
        return U'╮';
      case U'└':
        return U'╰';
      case U'┘':
        return U'╯';
      default:
        return line;
    }
  }
  Joint& at(int x, int y) {
    return joints_[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
  }

  std::array<std::array<Joint, kBoardWidth>, kBoardHeight> joints_{};
};

void draw_frame(Canvas& canvas, int x, int y) {
  Frame frame;
  for (const Spot& spot : kSpots) {
    canvas.fill(x + spot.x, y + spot.y, kAcross + 1, kDown + 1, U' ', on_board(kTextInk));
    frame.across(spot.x, spot.x + kAcross, spot.y);
    frame.across(spot.x, spot.x + kAcross, spot.y + kDown);
    frame.down(spot.x, spot.y, spot.y + kDown);
    frame.down(spot.x + kAcross, spot.y, spot.y + kDown);
  }
  canvas.fill(x + kAcross, y + kDown, kAcross + 1, kLowest - 2 * kDown, U' ', on_board(kTextInk));
  frame.draw(canvas, x, y);
}

// --- keys ---

int keys_at(const Open& open, Place place) {
  int keys = 0;
  for (std::size_t i = 0; i < open.players; ++i) keys += keys_on(open, Seat(i), only(place));
  return keys;
}

// A mark for each key, two where tile 9 brought a second one; returns the column after them.
int write_keys(Canvas& canvas, int x, int y, const Open& open, Place place) {
  for (std::size_t i = 0; i < open.players; ++i)
    for (int key = 0; key < keys_on(open, Seat(i), only(place)); ++key)
      x = canvas.write(x, y, mark(Seat(i)), key_ink(Seat(i)));
  return x;
}

// --- a district ---

class DistrictPicture {
 public:
  DistrictPicture(Canvas& canvas, int x, int y, const Edition& edition, const Open& open,
                  District district)
      : canvas_(canvas), x_(x), y_(y), edition_(edition), open_(open), district_(district) {}

  void draw() {
    draw_title();
    draw_bank();
    for (std::size_t slot = 0; slot < kSpacesInDistrict; ++slot)
      draw_space(kSpacesLine + static_cast<int>(slot), space_at(district_, slot));
    draw_landmarks();
    draw_sums();
  }

 private:
  // The VP tile on this district; kVpTiles if there is none.
  std::size_t vp_tile() const {
    std::size_t tile = 0;
    while (tile < kVpTiles && open_.vp_district[tile] != static_cast<std::uint8_t>(district_))
      ++tile;
    return tile;
  }

  // On the border.
  void draw_title() {
    const int x =
        canvas_.write(x_, y_ - 1, ' ' + std::string(title(district_)) + ' ', on_board(kTitleInk));
    const std::size_t tile = vp_tile();
    if (tile == kVpTiles) return;
    std::string words = vp_tile_words(edition_, tile);
    if (x + columns(words) + 2 <= x_ + kColumnWidth) words = ' ' + words + ' ';
    write_to(canvas_, x_ + kColumnWidth, y_ - 1, words, {palette::kDark, palette::kLamp, true});
  }

  void draw_bank() {
    canvas_.write(x_ + 1, y_ + kBankLine,
                  "bank pays " + std::to_string(edition_.banks[index(district_)]),
                  on_board(kQuietInk));
    write_keys(canvas_, x_ + kKeysColumn, y_ + kBankLine, open_, bank_of(district_));
  }

  void point_at(int line, Place place) {
    if (place == open_.target) canvas_.write(x_, y_ + line, "→", on_board(kLampInk));
  }

  // The first key takes the token, so token and keys are never there together.
  void draw_space(int line, Place space) {
    const int y = y_ + line;
    const bool built = (open_.buildings & only(space)) != 0;
    point_at(line, space);
    canvas_.write(x_ + kValueColumn, y, std::to_string(value_of(edition_, space)),
                  on_board(built ? kStrongInk : kQuietInk));
    if (built) {
      const Type type = edition_.types[open_.building[index(space)]];
      canvas_.fill(x_ + kTypeColumn, y, kTypeColumns, 1, U' ', type_ink(type));
      canvas_.write(x_ + kTypeColumn, y, kTypeNames[static_cast<std::size_t>(type)],
                    type_ink(type));
    } else {
      canvas_.write(x_ + kTypeColumn, y, "· · · · ·", on_board(kQuietInk));
    }
    if (const std::uint8_t token = open_.tokens[index(space)]; token != kNoToken)
      canvas_.write(x_ + kKeysColumn, y, kTokenNames[token], on_board(token_ink(Token(token))));
    write_keys(canvas_, x_ + kKeysColumn, y, open_, space);
  }

  // One or two have a line each, with their names; more share the lines, without. Even all eight
  // with a key each find room.
  void draw_landmarks() {
    const Places all = landmarks_in(open_, district_);
    const bool named = count(all) <= kLandmarkLines;
    int line = kLandmarksLine;
    int x = x_ + 1;
    for (const Place place : Each<Place>(all)) {
      const std::string sign = place == open_.target && !named ? "→" : "@";
      const std::string value = sign + std::to_string(value_of(edition_, place));
      const int keys = keys_at(open_, place);
      const bool full = named || x + columns(value) + keys > x_ + kColumnWidth;
      if (full && x > x_ + 1) {
        ++line;
        x = x_ + 1;
      }
      if (named) point_at(line, place);
      x = canvas_.write(x, y_ + line, value, on_board(kLampInk));
      if (named) {
        const int room = kColumnWidth - columns(value) - 3 - keys;
        const std::string& title = edition_.landmark_titles[landmark_at(place)];
        x = canvas_.write(x + 1, y_ + line, short_title(title, room), on_board(kTextInk)) + 1;
      }
      x = write_keys(canvas_, x, y_ + line, open_, place) + 1;
    }
  }

  // The sum under each player's keys, and what the VP tile would give for it now.
  void draw_sums() {
    const std::size_t tile = vp_tile();
    std::array<int, kMostPlayers> points{};
    if (tile < kVpTiles) points = district_points(edition_, open_, district_, tile);
    std::array<std::string, kMostPlayers> texts;
    int width = 0;
    int standing = 0;
    for (std::size_t i = 0; i < open_.players; ++i) {
      const int sum = value_sum(edition_, open_, Seat(i), targets_in(open_, district_));
      if (sum == 0) continue;
      texts[i] = std::string(mark(Seat(i))) + std::to_string(sum);
      if (points[i] > 0) texts[i] += '+' + std::to_string(points[i]);
      width += columns(texts[i]);
      ++standing;
    }
    const int gap = width + standing <= kColumnWidth ? 1 : 0;
    int x = x_ + gap;
    for (std::size_t i = 0; i < open_.players; ++i)
      if (!texts[i].empty())
        x = canvas_.write(x, y_ + kSumsLine, texts[i], on_board(seat_ink(Seat(i)))) + gap;
  }

  Canvas& canvas_;
  int x_, y_;
  const Edition& edition_;
  const Open& open_;
  District district_;
};

// --- the Arc ---

// The keys stand under it.
void draw_arc(Canvas& canvas, int x, int y, const Open& open) {
  constexpr std::array<std::string_view, 6> kStones{"▄▄▄▄▄▄▄▄▄▄▄▄▄▄", "▀████████████▀",
                                                    " ████▀▀▀▀████ ", " ███      ███ ",
                                                    " ███      ███ ", "▄███▄    ▄███▄"};
  canvas.write(x + 3, y, "Arc de Triomphe", on_board(kTitleInk));
  for (std::size_t i = 0; i < kStones.size(); ++i)
    canvas.write(x + 4, y + 1 + static_cast<int>(i), kStones[i], kStone);
  write_keys(canvas, x + (kColumnWidth - keys_at(open, kArc)) / 2, y + 5, open, kArc);
}

}  // namespace

void draw_board(Canvas& canvas, int x, int y, const Edition& edition, const Open& open) {
  draw_frame(canvas, x, y);
  for (std::size_t i = 0; i < kDistricts; ++i)
    DistrictPicture(canvas, x + kSpots[i].x + 1, y + kSpots[i].y + 1, edition, open, District(i))
        .draw();
  draw_arc(canvas, x + kAcross + 1, y + kDown + 1, open);
}

}  // namespace belle::show::paris_drawing
