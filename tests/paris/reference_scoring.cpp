#include <algorithm>
#include <cstddef>
#include <tuple>

#include "tests/paris/reference.h"

namespace belle::reference::paris {
namespace {

const std::map<int, int> kBonusVp = {{7, 4}, {12, 4}, {22, 10}};

// Bonus tiles that count buildings: the value of the buildings, and the VP for each.
const std::map<int, std::pair<int, int>> kBuildingVp = {{6, {1, 2}},  {11, {2, 3}}, {15, {3, 4}},
                                                        {18, {4, 5}}, {26, {5, 6}}, {28, {8, 7}}};

// VP tiles, by what the first place scores: first, second, third.
const std::map<int, std::vector<int>> kVpTiles = {{20, {20, 10, 5}}, {18, {18, 9, 4}},
                                                  {16, {16, 8, 4}},  {14, {14, 7, 3}},
                                                  {12, {12, 6, 3}},  {10, {10, 5, 2}}};

}  // namespace

// What a bonus tile that does so scores when it is used and no longer among the unused ones.
int Game::vp_of_tile(int number, const std::string& seat) const {
  if (kBonusVp.contains(number)) return kBonusVp.at(number);

  int vp = 0;
  std::set<std::string> types;
  for (const Place& place : occupied(seat)) {
    if (kBuildingVp.contains(number) && place.value == kBuildingVp.at(number).first)
      vp += kBuildingVp.at(number).second;
    if (number == 29 && place.is_landmark()) vp += 8;
    types.insert(place.is_landmark() ? "landmark" : buildings_.at(place));
  }
  if (number == 20) {  // 1/2/3 VP with 2/3/4 players
    const int each = static_cast<int>(seats_.size()) - 1;
    vp = each * static_cast<int>(players_.at(seat).bonus.size());
  }
  const std::map<std::size_t, int> vp_for_types = {{4, 10}, {5, 15}, {6, 20}, {7, 25}};
  if (number == 30 && vp_for_types.contains(types.size())) vp = vp_for_types.at(types.size());
  return vp;
}

Sheet Game::sheet(const std::string& seat) const {
  const Player& player = players_.at(seat);
  Sheet sheet{};
  sheet.play = player.vp;
  for (const int number : player.bonus)
    if (what_it_does(number) == 27) sheet.tile27 += player.francs;
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
  const std::vector<int>& points = kVpTiles.at(district_tiles_.at(district));
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
