// A view as text. What follows from the rest (covered spaces, tiles laid) is not written; what the
// ranges of the format leave open is checked below, as far as anything that uses a view relies on
// it. That a position was reached by legal moves is not: nobody relies on that.

#include <algorithm>
#include <initializer_list>

#include "engine/core/packing.h"
#include "engine/lumiere/moves.h"
#include "engine/lumiere/view.h"

namespace belle::lumiere {
namespace {

constexpr std::string_view kFormat = "L1";
constexpr std::uint64_t kEverySpace = ~std::uint64_t{0};
constexpr std::uint64_t kEveryCard = (1U << kCards) - 1;

// The spaces, bottom-left of a 2×2 area first.
constexpr Spaces area_of(Spaces corners) {
  const Spaces left = corners | corners << 1;
  return left | left << kSide;
}

Spaces built_spaces(const Open& open) {
  return buildings_of(open, kOrange) | buildings_of(open, kBlue);
}

// `V` is View to read into, or const View.
template <class Pack, class V>
void pack_view(Pack& pack, const Edition& edition, V& view) {
  auto& open = view.open;
  pack.number(open.phase, static_cast<int>(Phase::Over));
  pack.number(open.to_move, kSeats - 1);
  pack.maybe(view.viewer, kSeats - 1);
  pack.maybe(view.hand, kTiles - 1);

  pack.some(open.colour[0], kEverySpace);
  pack.some(open.colour[1], kEverySpace & ~open.colour[0]);
  pack.some(open.mixed, kEverySpace & ~(open.colour[0] | open.colour[1]));
  pack.some(open.streetlights, kEverySpace & ~(open.colour[0] | open.colour[1] | open.mixed));
  std::array<std::uint8_t, kTiles> tiles_of_face{};
  for (const std::uint8_t face : edition.tile_face) ++tiles_of_face[face];
  for (auto& left : open.tiles_left)
    for (std::size_t face = 0; face < kTiles; ++face) pack.number(left[face], tiles_of_face[face]);

  // Each building is in one place.
  std::uint64_t elsewhere = kAllBuildings;
  for (auto* const set : {&open.pool, &open.reserve[0], &open.reserve[1]}) {
    pack.some(*set, elsewhere);
    elsewhere &= ~std::uint64_t{*set};
  }
  pack.some(open.owned[0], elsewhere | only(kGarden));
  pack.some(open.owned[1], (elsewhere | only(kGarden)) & ~std::uint64_t{open.owned[0]});
  for (const Building building :
       Each<Building>(static_cast<unsigned>(open.owned[0] | open.owned[1])))
    pack.some(open.built[index(building)], kEverySpace);

  pack.some(open.cards, kEveryCard);
  pack.some(open.played[0], open.cards);
  pack.some(open.played[1], open.cards & ~std::uint64_t{open.played[0]});
  for (std::size_t seat = 0; seat < kSeats; ++seat)
    pack.some(open.held[seat], open.played[seat] & kKept);
  for (auto* const piece : {&open.dancer, &open.statue, &open.fountain, &open.painter,
                            &open.lampadaire, &open.large_streetlight, &open.annex})
    pack.maybe(*piece, kNowhere, static_cast<int>(kNowhere) - 1);
  if (open.statue != kNowhere) pack.number(open.statue_facing, kFacings.size() - 1);
}

// What the text leaves out.
void complete(const Edition& edition, Open& open) {
  for (std::size_t seat = 0; seat < kSeats; ++seat) {
    int left = 0;
    for (const std::uint8_t of_face : open.tiles_left[seat]) left += of_face;
    open.tiles_laid[seat] = static_cast<std::uint8_t>(static_cast<int>(kTiles) - left);
  }
  open.covered = built_spaces(open);
  for (const Space piece : {open.dancer, open.statue, open.fountain, open.painter})
    open.covered |= only(piece);
  if (edition.rulings.streetlight_pieces == StreetlightPieces::Cover)
    open.covered |= only(open.lampadaire) | only(open.large_streetlight);
}

bool lies_in_some_way(const Piece& piece, Spaces cells) {
  for (const Way& way : piece.ways)
    for (const Space anchor : Each<Space>(way.anchors))
      if (cells_at(way, anchor) == cells) return true;
  return false;
}

std::string_view ground_fault(const Open& open) {
  const Spaces corners = laid(open) & kAreas;
  if (area_of(corners) != laid(open)) return "a tile covers a part of its area";
  if (count(corners) != open.tiles_laid[0] + open.tiles_laid[1])
    return "there are not as many tiles on the board as were laid";
  // L11: a streetlight that was built over is the only space that has no kind any more.
  const Spaces bare =
      laid(open) & ~(open.colour[0] | open.colour[1] | open.mixed | open.streetlights);
  const bool metro =
      ((open.played[0] & ~open.held[0]) | (open.played[1] & ~open.held[1])) & only(Card::Metro);
  if ((bare & ~built_spaces(open)) != 0 || count(bare) > (metro ? 1 : 0))
    return "a space has no kind";
  return {};
}

std::string_view buildings_fault(const Edition& edition, const Open& open) {
  const Buildings owned = open.owned[0] | open.owned[1];
  if ((open.pool | open.reserve[0] | open.reserve[1] | (owned & kAllBuildings)) != kAllBuildings)
    return "a building is missing";
  int spaces = 0;
  for (const Building building : Each<Building>(owned)) {
    const Spaces cells = open.built[index(building)];
    spaces += count(cells);
    if (!lies_in_some_way(edition.pieces[index(building)], cells & ~only(open.annex)))
      return "a building has another shape than its piece";
  }
  if (spaces != count(built_spaces(open))) return "two buildings stand on one space";
  if ((built_spaces(open) & open.streetlights) != 0)
    return "a streetlight shines that was built over";
  if ((only(open.annex) & ~built_spaces(open)) != 0) return "the annex belongs to no building";
  for (const Seat seat : {kOrange, kBlue}) {
    if (chimneys_left(open, seat) < 0) return "a seat has more buildings than chimneys";
    if ((open.owned[index(seat)] & only(kGarden)) != 0 &&
        (open.played[index(seat)] & only(Card::Jardin)) == 0)
      return "the garden belongs to who has its card";
  }
  return {};
}

std::string_view cards_fault(const Open& open) {
  if (std::popcount(open.cards) != kCardsInPlay) return "a game has eight postcards";
  for (const Seat seat : {kOrange, kBlue})
    if (tokens_left(open, seat) < 0) return "a seat has played more cards than it has tokens";
  struct Put {
    Card card;
    Space space;
    Spaces ground;
  };
  const Spaces streets = open.colour[0] | open.colour[1] | open.mixed;
  const std::array puts{
      Put{Card::Moulin, open.dancer, streets},
      Put{Card::Penseur, open.statue, streets},
      Put{Card::Fontaine, open.fountain, streets},
      Put{Card::Peintre, open.painter, streets},
      Put{Card::Bouquinistes, open.annex, streets},
      Put{Card::Lampadaire, open.lampadaire, open.streetlights},
      Put{Card::Lumiere, open.large_streetlight, open.streetlights},
  };
  Spaces taken = built_spaces(open) & ~only(open.annex);
  for (const Put& put : puts) {
    if (put.space == kNowhere) continue;
    if (((open.played[0] | open.played[1]) & only(put.card)) == 0)
      return "a piece stands whose card was not played";
    if ((only(put.space) & put.ground) == 0) return "a piece stands where its card does not allow";
    // The large streetlight may be the Lampadaire's.
    if ((only(put.space) & taken) != 0 && put.card != Card::Lumiere)
      return "two pieces stand on one space";
    taken |= only(put.space);
  }
  return {};
}

std::string_view turn_fault(const Edition& edition, const View& view) {
  const Open& open = view.open;
  const auto can_act = [&](Seat seat) {
    return tokens_left(open, seat) > 0 || can_build(edition, open, seat);
  };
  const bool streets = has_tile(open, kOrange) || has_tile(open, kBlue);
  if (streets != (open.phase == Phase::Streets)) return "the phase does not fit the tiles laid";
  if (streets && (open.owned[0] | open.owned[1] | open.played[0] | open.played[1]) != 0)
    return "something was built or played before all streets were laid";
  if (open.phase == Phase::City && !can_act(open.to_move)) return "who has the turn cannot act";
  if (open.phase == Phase::Over && (can_act(kOrange) || can_act(kBlue)))
    return "the game is over, but a seat can act";
  const bool hand = view.viewer && has_tile(open, *view.viewer);
  if (hand != view.hand.has_value() ||
      (hand && open.tiles_left[index(*view.viewer)][*view.hand] == 0))
    return "the viewer cannot have this tile in hand";
  return {};
}

std::string_view fault_of(const Edition& edition, const View& view) {
  for (const std::string_view fault :
       {ground_fault(view.open), buildings_fault(edition, view.open), cards_fault(view.open)})
    if (!fault.empty()) return fault;
  return turn_fault(edition, view);
}

}  // namespace

std::string write_view(const Edition& edition, const View& view) {
  Packer pack(kFormat);
  pack_view(pack, edition, view);
  return std::move(pack).written();
}

std::expected<View, std::string> read_view(const Edition& edition, std::string_view text) {
  Unpacker pack(kFormat, text);
  View view;
  pack_view(pack, edition, view);
  complete(edition, view.open);
  std::string_view fault = pack.fault();
  if (fault.empty()) fault = fault_of(edition, view);
  if (!fault.empty()) return std::unexpected("this is no view: " + std::string(fault));
  return view;
}

}  // namespace belle::lumiere
