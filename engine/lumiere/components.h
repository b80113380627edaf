// What is in the box: tiles, buildings, postcards. `Tables` is what an edition file says, as plain
// data; `Edition` is the same made ready for play, with every way a piece can lie worked out.
// An Edition exists only if its tables obey the counts of section 1 of the rules page.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/fault.h"
#include "engine/core/list.h"
#include "engine/core/seat.h"
#include "engine/lumiere/board.h"
#include "engine/lumiere/rulings.h"

namespace belle::lumiere {

inline constexpr Seat kOrange{0};
inline constexpr Seat kBlue{1};
inline constexpr std::size_t kSeats = 2;
inline constexpr std::array<std::string_view, kSeats> kSeatNames{"orange", "blue"};
constexpr Seat rival(Seat seat) { return seat == kOrange ? kBlue : kOrange; }

inline constexpr std::size_t kTiles = 8;       // of each player
inline constexpr std::size_t kBuildings = 12;  // in the pool at the start
inline constexpr int kChimneys = 7;            // of each player (L6)
inline constexpr int kTokens = 4;              // of each player
inline constexpr std::size_t kCards = 12;      // of which kCardsInPlay are used
inline constexpr int kCardsInPlay = 8;

/// A building by its place in the edition's list; the garden comes after all others.
enum class Building : std::uint8_t {};
inline constexpr Building kGarden{kBuildings};
inline constexpr std::size_t kPieces = kBuildings + 1;
constexpr std::size_t index(Building building) { return static_cast<std::size_t>(building); }

/// Some of the buildings, a bit each.
using Buildings = std::uint16_t;
inline constexpr Buildings kAllBuildings = (1U << kBuildings) - 1;
constexpr Buildings only(Building building) { return Buildings(1U << index(building)); }

/// A postcard is its effect: each lays a piece that the box has once, or brings a right that only
/// it brings. A switch over it names every one and has no default, so that a new postcard does not
/// compile until rules, scoring, notation, explanations, refusals and evaluation have answered it.
enum class Card : std::uint8_t {
  Moulin,
  Penseur,
  Fontaine,
  Lumiere,
  Levitation,
  Metro,
  Jardin,
  Sacre,
  Peintre,
  Chartier,
  Bouquinistes,
  Lampadaire,
};
constexpr std::size_t index(Card card) { return static_cast<std::size_t>(card); }

/// Some of the postcards, a bit each.
using Cards = std::uint16_t;
constexpr Cards only(Card card) { return Cards(1U << index(card)); }

inline constexpr std::array<std::string_view, kCards> kCardIds{
    "moulin", "penseur", "fontaine", "lumiere",  "levitation",   "metro",
    "jardin", "sacre",   "peintre",  "chartier", "bouquinistes", "lampadaire"};
std::optional<Card> card_named(std::string_view id);

/// What is done when a postcard is played with its effect, and so what its move names.
enum class Playing : std::uint8_t {
  Keep,   // L16: it is simply kept; there is no form without effect
  Put,    // a piece on a space
  Face,   // a piece that looks somewhere
  Join,   // a piece that becomes part of a building
  Build,  // the building that comes with it
  Swap,   // a building of the pool for one of the reserve
};
constexpr Playing playing(Card card) {
  switch (card) {
    case Card::Metro:
    case Card::Sacre:
    case Card::Chartier:
      return Playing::Keep;
    case Card::Moulin:
    case Card::Fontaine:
    case Card::Lumiere:
    case Card::Peintre:
    case Card::Lampadaire:
      return Playing::Put;
    case Card::Penseur:
      return Playing::Face;
    case Card::Bouquinistes:
      return Playing::Join;
    case Card::Jardin:
      return Playing::Build;
    case Card::Levitation:
      return Playing::Swap;
  }
  return Playing::Keep;
}
constexpr bool builds(Card card) {
  return playing(card) == Playing::Build || playing(card) == Playing::Swap;
}
inline constexpr Cards kKept = [] {
  Cards kept = 0;
  for (std::size_t i = 0; i < kCards; ++i)
    if (playing(Card(i)) == Playing::Keep) kept |= only(Card(i));
  return kept;
}();

/// The VP of the postcards that score, for each thing that they count.
struct CardPoints {
  int region = 1;       // Moulin Rouge: a space of the dancer's region
  int beside = 2;       // Le Penseur: a free space beside the statue
  int diagonal = 1;     // and one diagonal to it
  int building = 3;     // Fontaine des Mers: a building that touches the fountain
  int streetlight = 2;  // Le Peintre: a streetlight in the painter's region

  friend bool operator==(const CardPoints&, const CardPoints&) = default;
};

/// Which of them a postcard shows, in the order of its edition's list; none of most.
List<int CardPoints::*, 2> points_on(Card card);

/// The facts of an edition, as its file gives them.
struct Tables {
  struct Shape {
    std::string id;
    std::vector<std::string> rows;  // '#' is covered
  };
  std::string name;
  std::vector<std::string> tiles;  // o own, x opponent's, m mixed, L streetlight; clockwise
  std::vector<Shape> buildings;
  std::vector<std::string> garden;
  bool flip = false;
  Rulings rulings;
  std::vector<std::string> first_game;  // the starred postcards
  /// The VP on each postcard, by kCardIds; of a postcard without any, those of the box of 2019.
  std::vector<std::vector<int>> card_points;
};

/// How a piece is turned: N quarter turns clockwise, after a mirroring from left to right if it
/// is flipped. The text is `rN` or `rNf`.
struct Turn {
  std::uint8_t code;  // N, plus 4 if flipped
  friend bool operator==(Turn, Turn) = default;
};

/// One way in which a piece can lie. Its cells are listed as steps from the anchor, the
/// bottom-left corner of its bounding box.
struct Way {
  Spaces cells;    // with the anchor on a1; shifted by the anchor's number for other anchors
  Spaces anchors;  // where it stays on the board
  Turn turn;
  std::uint8_t size;
  std::array<std::uint8_t, 6> steps;
};
constexpr Spaces cells_at(const Way& way, Space anchor) {
  return way.cells << static_cast<int>(anchor);
}

struct Piece {
  std::string id;
  List<Way, 8> ways;  // those that look different, each with its one spelling

  /// The way spelt so; none when another spelling of it is the right one, or none is.
  const Way* way(Turn turn) const;
};

/// What a tile brings to its area, with the area on a1.
struct TileFace {
  Spaces own, opponent, mixed, streetlight;
};

struct Edition {
  std::string name;
  std::array<Piece, kPieces> pieces;
  std::array<std::array<TileFace, 4>, kTiles> tiles;  // by tile and quarter turns
  std::array<std::uint8_t, kTiles> tile_turns;        // how many quarter turns look different
  std::array<std::uint8_t, kTiles> tile_face;         // the first tile that looks the same
  std::array<std::string, kTiles> tile_text;
  Cards first_game = 0;
  bool flip = false;
  Rulings rulings;
  CardPoints points;
};

/// Checks the tables completely and makes them ready for play.
std::expected<Edition, Fault> make_edition(const Tables& tables);

}  // namespace belle::lumiere
