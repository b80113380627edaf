#include <algorithm>
#include <cstddef>
#include <tuple>

#include "tests/paris/reference.h"

namespace belle::reference::paris {

// What a bonus tile scores when it is used and no longer among the unused ones.
int Game::vp_of_tile(const BonusTile& tile, const std::string& seat) const {
  if (tile.effect == "points" || tile.effect == "francs_and_points") return tile.vp.at(0);

  int vp = 0;
  std::set<std::string> types;
  for (const Place& place : occupied(seat)) {
    if (tile.effect == "per_building" && place.value == tile.value) vp += tile.vp.at(0);
    if (tile.effect == "per_landmark" && place.is_landmark()) vp += tile.vp.at(0);
    types.insert(place.is_landmark() ? "landmark" : buildings_.at(place));
  }
  if (tile.effect == "per_tile")
    vp = tile.vp.at(seats_.size() - 2) * static_cast<int>(players_.at(seat).bonus.size());
  if (tile.effect == "per_type" && types.size() >= 4) vp = tile.vp.at(types.size() - 4);
  return vp;
}

Sheet Game::sheet(const std::string& seat) const {
  const Player& player = players_.at(seat);
  Sheet sheet{};
  sheet.play = player.vp;
  for (const int number : player.bonus)
    if (box_.bonus.at(number).effect == "kept_francs")
      sheet.tile27 += player.francs * box_.bonus.at(number).vp.at(0);
  for (const auto& [district, tile] : district_tiles_)
    sheet.districts += district_points(seat, district);
  sheet.total = sheet.play + sheet.tile27 + sheet.districts;
  sheet.francs = player.francs;
  for (const Place& place : occupied(seat)) sheet.board_sum += place.value;
  return sheet;
}

// The sum of the values under the keys, then the single highest value; the greater pair is ahead.
std::pair<int, int> Game::standing(const std::string& seat, const std::string& district) const {
  int sum = 0;
  int highest = 0;
  for (const Place& place : occupied(seat)) {
    if (place.district != district) continue;
    sum += place.value;
    highest = std::max(highest, place.value);
  }
  return {sum, highest};
}

// Players who are level share a rank, and the ranks they fill besides are skipped: a rank is the
// number of players who are ahead.
int Game::district_points(const std::string& seat, const std::string& district) const {
  const std::pair<int, int> own = standing(seat, district);
  if (own.first == 0) return 0;  // no key on a building or landmark there

  std::size_t ahead = 0;
  int first_sum = 0;
  for (const std::string& other : seats_) {
    if (standing(other, district) > own) ++ahead;
    first_sum = std::max(first_sum, standing(other, district).first);
  }
  if (seats_.size() == 2 && ahead == 1 && 2 * own.first < first_sum) return 0;
  const std::vector<int>& points = box_.vp_tiles.at(district_tiles_.at(district));
  return ahead < points.size() ? points[ahead] : 0;
}

std::vector<std::string> Game::winners() const {
  std::vector<std::string> best;
  std::tuple<int, int, int> best_result;
  for (const std::string& seat : seats_) {
    const Sheet own = sheet(seat);
    const std::tuple<int, int, int> result = {own.total, own.francs, own.board_sum};
    if (best.empty() || result > best_result) {
      best = {seat};
      best_result = result;
    } else if (result == best_result) {
      best.push_back(seat);
    }
  }
  return best;
}

}  // namespace belle::reference::paris
