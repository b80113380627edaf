// What speaks for a plan of Paris: points, districts, what rivals lose there, tiles, tokens,
// francs, keys. Of rivals only what lies open is counted.
#include <algorithm>

#include "engine/paris/paris.h"
#include "engine/paris/scoring.h"
#include "players/paris/evaluation.h"
#include "players/plan_ends.h"
#include "players/players.h"

namespace belle::players {
namespace {

using namespace paris;

std::string counted(int number, std::string_view thing) {
  return std::to_string(number) + ' ' + std::string(thing) + (number == 1 ? "" : "s");
}

std::string title(std::size_t district) { return std::string(kDistrictTitles[district]); }

// What one plan brings its seat, between two positions.
class Gain {
 public:
  Gain(const Edition& edition, const Open& before, const Open& after)
      : edition_(edition), before_(before), after_(after), own_(before.to_move) {}

  int points() const { return sheet(after_, own_).play - sheet(before_, own_).play; }
  int districts(Seat seat) const {
    return sheet(after_, seat).districts - sheet(before_, seat).districts;
  }
  int francs() const { return now().francs - then().francs; }
  int keys() const { return then().keys - now().keys; }  // that came into play
  int end_tiles() const { return after_.takings - before_.takings; }

  // The district that pays more than it did, by how much, and who leads there.
  struct District {
    std::size_t where = 0;
    int more = 0;
    bool new_tile = false;
    bool leads = false;
  };
  District best_district() const {
    District best;
    for (std::size_t d = 0; d < kDistricts; ++d) {
      const int more = paid(after_, d) - paid(before_, d);
      if (more <= best.more) continue;
      best = {d, more, tile_on(before_, d) == kVpTiles, rank(after_, d) == 1};
    }
    return best;
  }

  // A district without a VP tile where the seat comes to lead.
  std::optional<std::size_t> new_lead() const {
    for (std::size_t d = 0; d < kDistricts; ++d)
      if (tile_on(after_, d) == kVpTiles && rank(after_, d) == 1 && rank(before_, d) != 1) return d;
    return {};
  }

  // The rival who loses most in the districts.
  struct Loss {
    std::size_t seat = 0;
    int points = 0;
  };
  Loss worst_loss() const {
    Loss worst;
    for (std::size_t i = 0; i < before_.players; ++i)
      if (i != index(own_) && -districts(Seat(i)) > worst.points) worst = {i, -districts(Seat(i))};
    return worst;
  }

  // A bonus tile that was taken; 0 if none.
  int bonus() const {
    const Bonuses taken = (now().bonuses | now().used) & ~(then().bonuses | then().used);
    return taken == 0 ? 0 : std::countr_zero(taken);
  }
  bool last_copy(int number) const {
    return after_.bonus_left[static_cast<std::size_t>(number)] == 0;
  }

  int tokens(std::size_t kind) const { return now().tokens[kind] - then().tokens[kind]; }
  float worth_of_tokens() const {
    constexpr ParisWeights w;
    constexpr std::array<float, kTokenKinds> worth{w.wood,   w.marble, w.gold,
                                                   w.bronze, w.silver, w.gold_prestige};
    float sum = 0;
    for (std::size_t kind = 0; kind < kTokenKinds; ++kind)
      sum += worth[kind] * static_cast<float>(tokens(kind));
    return sum;
  }

 private:
  ScoreSheet sheet(const Open& open, Seat seat) const { return score(edition_, open, seat); }
  const Screen& then() const { return screen(before_, own_); }
  const Screen& now() const { return screen(after_, own_); }
  static std::size_t tile_on(const Open& open, std::size_t district) {
    return static_cast<std::size_t>(std::ranges::find(open.vp_district, district) -
                                    open.vp_district.begin());
  }
  int paid(const Open& open, std::size_t d) const {
    const std::size_t tile = tile_on(open, d);
    if (tile == kVpTiles) return 0;
    return district_points(edition_, open, paris::District(d), tile)[index(own_)];
  }
  int rank(const Open& open, std::size_t d) const {
    return standings(edition_, open, paris::District(d))[index(own_)].rank;
  }

  const Edition& edition_;
  const Open& before_;
  const Open& after_;
  Seat own_;
};

class Arguments {
 public:
  Arguments(const Edition& edition, const PlanEnds<Paris>& ends)
      : open_(ends.before.open),
        first_(edition, ends.before.open, ends.first.open),
        second_(edition, ends.before.open, ends.second.open) {}

  std::vector<Argument> all() {
    points();
    districts();
    tiles();
    tokens();
    francs();
    keys();
    return std::move(arguments_);
  }

 private:
  void add(std::string_view word, std::string at, int number, std::optional<int> than, float worth,
           std::string sentence) {
    arguments_.push_back({{word, std::move(at), number, than, std::move(sentence)}, worth});
  }
  static float difference(int first, int second) { return static_cast<float>(first - second); }

  void points() {
    const int now = first_.points();
    const int than = second_.points();
    if (now > 0)
      add("points", {}, now, than, difference(now, than),
          "brings " + counted(now, "point") + " at once");
  }

  void districts() {
    const Seat own = open_.to_move;
    const float more = difference(first_.districts(own), second_.districts(own));
    if (const auto best = first_.best_district(); best.more > 0) {
      const std::string id(kDistrictIds[best.where]);
      const std::string pays = " pays you " + counted(best.more, "point") + " more";
      add(best.new_tile ? "vp_tile"
          : best.leads  ? "lead"
                        : "district",
          id, best.more, {}, more,
          (best.leads ? "you lead in " + title(best.where) + ", which" : title(best.where)) + pays);
    }
    // A lead counts when a VP tile comes.
    constexpr float kLead = 1;
    if (const auto lead = first_.new_lead())
      add("ahead", std::string(kDistrictIds[*lead]), 0, {}, second_.new_lead() ? 0 : kLead,
          "you come to lead in " + title(*lead) + ", where no VP tile lies yet");
    const auto loss = first_.worst_loss();
    const auto less = second_.worst_loss();
    const float share = open_.players == 2 ? 1.0F : 0.5F;  // of a rival's loss that is a gain
    if (loss.points > 0)
      add("rival", std::string(kSeatNames[loss.seat]), loss.points, less.points,
          share * difference(loss.points, less.points),
          "costs seat " + std::string(kSeatNames[loss.seat]) + ' ' + counted(loss.points, "point") +
              " in the districts");
  }

  void tiles() {
    // As long as there is something to choose from, a tile is worth about so much; the last of its
    // number is kept from the others.
    constexpr float kTile = 3;
    constexpr float kLast = 1;
    if (const int number = first_.bonus(); number != 0) {
      const bool last = first_.last_copy(number);
      const float worth = (second_.bonus() != 0 ? 0 : kTile) + (last ? kLast : 0);
      add(last ? "last_bonus" : "bonus", std::to_string(number), 0, {}, worth,
          "takes bonus tile " + std::to_string(number) + (last ? ", the last of its kind" : ""));
    }
    if (first_.end_tiles() > second_.end_tiles())
      add("end_tile", {}, 0, {}, kTile, "takes an end-game tile while there are good ones");
  }

  void tokens() {
    std::size_t most = 0;
    for (std::size_t kind = 1; kind < kTokenKinds; ++kind)
      if (first_.tokens(kind) - second_.tokens(kind) > first_.tokens(most) - second_.tokens(most))
        most = kind;
    if (first_.tokens(most) <= 0) return;
    add("token", std::string(kTokenNames[most]), first_.tokens(most), {},
        first_.worth_of_tokens() - second_.worth_of_tokens(),
        "brings " + std::to_string(first_.tokens(most)) + ' ' + std::string(kTokenNames[most]));
  }

  void francs() {
    constexpr float kFranc = ParisWeights{}.franc / 2;  // as many as a screen usually has
    const int now = first_.francs();
    const int than = second_.francs();
    if (now <= than && now <= 0) return;
    if (now > 0)
      add("francs", {}, now, than, kFranc * difference(now, than),
          "brings " + counted(now, "franc"));
    else
      add("thrift", {}, now - than, {}, kFranc * difference(now, than),
          "saves " + counted(now - than, "franc") + " against the next best");
  }

  void keys() {
    constexpr float kKey = 1;
    if (first_.keys() > second_.keys())
      add("key", {}, first_.keys(), {}, kKey, "brings another key into play");
  }

  const Open& open_;
  Gain first_;
  Gain second_;
  std::vector<Argument> arguments_;
};

// A draw: what is drawn can be used by keys that are near.
std::optional<Argument> near_keys(const Open& open, const Move& draw) {
  const District district{open.pile_top[draw.number]};
  const Places near = only(bank_of(district)) | targets_in(open, district);
  const int keys = keys_on(open, open.to_move, near);
  if (keys == 0) return {};
  return Argument{{"draw",
                   std::string(kDistrictIds[index(district)]),
                   keys,
                   {},
                   "your keys are near what is built in " + title(index(district))},
                  1};
}

}  // namespace

template <>
Reason reason<Paris>(const paris::Edition& edition, const paris::View& view,
                     const search::Answer<Paris>& answer) {
  const auto ends = plan_ends<Paris>(edition, view, answer);
  const auto& steps = answer.plans.front().steps;
  const auto arguments = [&](const PlanEnds<Paris>& which) {
    std::vector<Argument> all = Arguments(edition, which).all();
    if (answer.plans.front().reveals && steps.size() == 1)
      if (auto near = near_keys(view.open, steps.front())) all.push_back(std::move(*near));
    return all;
  };
  return strongest(arguments(ends), arguments(ends.alone()), ends.advantage);
}

}  // namespace belle::players
