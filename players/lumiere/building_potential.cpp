#include "players/lumiere/building_potential.h"

namespace belle::players {
namespace {

using namespace lumiere;

struct Site {
  Spaces cells = 0;
  int lights = -1;
};

// The site with the most lights; among equals one beside `near`, to make groups.
Site best_site(const Piece& piece, const Ground& where, Spaces lights, Spaces near) {
  Site best;
  int best_rank = -1;
  for (const Way& way : piece.ways) {
    for (const Space anchor : Each<Space>(anchors(way, where))) {
      const Spaces cells = cells_at(way, anchor);
      const Spaces around = beside(cells);
      const int shining = count(around & lights & ~cells);
      const int rank = 2 * shining + ((around & near) != 0 ? 1 : 0);
      if (rank <= best_rank) continue;
      best_rank = rank;
      best = {cells, shining};
    }
  }
  return best;
}

// Indices of the buildings, the largest first.
constexpr int kLargest = 6;

}  // namespace

BuildingPotential building_potential(const Edition& edition, const Open& open, Seat seat,
                                     Buildings wanted) {
  BuildingPotential result;
  Ground where = ground(open, seat);
  const Buildings reserve =
      chimneys_left(open, seat) > 0 ? open.reserve[index(seat)] : Buildings{0};
  for (const Building building : Each<Building>(wanted & ~reserve)) {
    const Piece& piece = edition.pieces[index(building)];
    const Site site = best_site(piece, where, open.streetlights, 0);
    if (site.lights < 0) continue;
    result.fitting |= only(building);
    result.alone[index(building)] = static_cast<std::uint8_t>(site.lights * piece.ways[0].size);
  }
  int chimneys = chimneys_left(open, seat);
  Spaces mine = buildings_of(open, seat);
  for (int size = kLargest; size > 0; --size) {
    for (const Building building : Each<Building>(reserve)) {
      const Piece& piece = edition.pieces[index(building)];
      if (piece.ways[0].size != size || chimneys == 0) continue;
      const Site site = best_site(piece, where, open.streetlights, mine);
      if (site.lights < 0) continue;
      result.fitting |= only(building);
      result.alone[index(building)] = static_cast<std::uint8_t>(site.lights * size);
      result.packed_light += site.lights * size;
      result.packed_size += size;
      ++result.packed_count;
      --chimneys;
      mine |= site.cells;
      where.plain &= ~site.cells;
      if ((site.cells & where.metro) != 0) where.metro = 0;
      if ((site.cells & where.chartier) != 0) where.chartier = 0;
    }
  }
  return result;
}

}  // namespace belle::players
