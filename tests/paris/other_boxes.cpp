#include "tests/paris/other_boxes.h"

#include <fstream>
#include <iterator>

#include "editions/editions.h"
#include "editions/tables.h"

namespace belle::paris {
namespace {

namespace slow = reference::paris;

slow::Tokens counted(const std::vector<std::string>& names) {
  slow::Tokens tokens;
  for (const std::string& name : names) ++tokens[name];
  return tokens;
}

}  // namespace

const Tables& turned_tables() {
  static const Tables tables = [] {
    std::ifstream in(BELLE_SOURCE_DIR "/tests/editions/turned/paris.json", std::ios::binary);
    const std::string json{std::istreambuf_iterator<char>(in), {}};
    return editions::read_tables<Paris>(json, "turned/paris.json").value();
  }();
  return tables;
}

const Edition& turned_edition() {
  static const Edition edition = make_edition(turned_tables()).value();
  return edition;
}

slow::Box reference_box(const Tables& tables) {
  slow::Box box;
  for (std::size_t d = 0; d < kDistricts; ++d) {
    const std::string district(kDistrictIds[d]);
    box.banks[district] = tables.banks[d];
    box.types[district] = tables.buildings[d];
  }
  for (const Tables::Landmark& landmark : tables.landmarks)
    box.landmarks[std::to_string(landmark.value) + (landmark.second ? "b" : "")] = {
        landmark.value, counted(landmark.cost), counted(landmark.slots)};
  for (const std::vector<int>& ranks : tables.vp_tiles) box.vp_tiles[ranks[0]] = ranks;
  for (const Tables::Bonus& tile : tables.bonus)
    box.bonus[tile.number] = {.effect = tile.effect,
                              .vp = tile.points,
                              .francs = tile.francs,
                              .token = tile.token,
                              .tokens = tile.tokens,
                              .value = tile.value,
                              .spaces = tile.spaces};
  box.second_with_3 = {tables.doubled_with_three.begin(), tables.doubled_with_three.end()};
  box.second_with_4 = {tables.doubled_with_four.begin(), tables.doubled_with_four.end()};
  for (std::size_t i = 0; i < kEndTiles; ++i)
    box.end_tiles["E" + std::to_string(i + 1)] = tables.end_tiles[i];
  for (std::size_t t = 0; t < kTokenKinds; ++t) {
    const std::string token(kTokenNames[t]);
    box.sell[token] = tables.sell[t];
    if (t < kResources)
      box.buy[token] = tables.buy[t];
    else
      box.prestige_vp[token] = tables.prestige_points[t - kResources];
  }
  box.wood_for_8 = tables.wood_for_eight;
  box.space_30_is_final = tables.rulings.space_30 == Space30::Final;
  box.used_tiles_are_owned = tables.rulings.owned == Owned::Ever;
  box.temporary_pairs = tables.rulings.count_as_pairs == CountAsPairs::Yes;
  return box;
}

ShuffledBox shuffled_box(std::uint64_t seed) {
  ShuffledBox box;
  Random random(seed);
  box.tables = editions::read_tables<Paris>(editions::shipped_json<Paris>(), "").value();
  const Edition& shipped = editions::shipped<Paris>();
  const std::vector<Tables::Bonus> printed = box.tables.bonus;
  bool joins_own = false;
  for (Tables::Bonus& tile : box.tables.bonus) {
    const auto number = static_cast<std::size_t>(tile.number);
    int does = 1 + static_cast<int>(random.below(kBonusNumbers));
    const bool once = shipped.copies[kMostPlayers][number] == 1;
    if (shipped.bonus[static_cast<std::size_t>(does)].effect == BonusEffect::JoinOwn &&
        (joins_own || !once))
      does = 16;
    joins_own =
        joins_own || shipped.bonus[static_cast<std::size_t>(does)].effect == BonusEffect::JoinOwn;
    tile = printed[static_cast<std::size_t>(does - 1)];
    tile.number = static_cast<int>(number);
    box.acts_as[tile.number] = does;
  }
  const auto made = make_edition(box.tables);
  if (!made) return shuffled_box(seed + 1);  // more choices than a box may leave
  box.edition = *made;
  return box;
}

}  // namespace belle::paris
