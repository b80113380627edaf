// What speaks for a move of La Cité: points, light that the own buildings can still catch or that
// the rival's cannot any more, a building that is taken.
#include "engine/lumiere/lumiere.h"
#include "players/lumiere/building_potential.h"
#include "players/plan_ends.h"
#include "players/players.h"

namespace belle::players {
namespace {

using namespace lumiere;

// What the buildings of a reserve would bring: their light, and that they do not stay unbuilt.
int to_build(const Edition& edition, const Open& open, Seat seat) {
  constexpr int kUnbuilt = 3;
  const BuildingPotential potential = building_potential(edition, open, seat, 0);
  return potential.packed_light + kUnbuilt * potential.packed_count;
}

std::string points_of(int number, std::string_view after) {
  return std::to_string(number) + (number == 1 ? " point" : " points") + std::string(after);
}

class Arguments {
 public:
  Arguments(const Edition& edition, const PlanEnds<Lumiere>& ends, const Move& move)
      : edition_(edition), ends_(ends), move_(move), own_(ends.before.open.to_move) {
    // What can be built is a guess while the streets are laid.
    doubt_ = ends.before.open.phase == Phase::Streets ? 0.5F : 1.0F;
  }

  std::vector<Argument> all() {
    points();
    building();
    if (move_.kind == Move::Kind::Take) deny();
    return std::move(arguments_);
  }

 private:
  using Count = int (*)(const Edition&, const Open&, Seat);

  int change(Count count, const State& after, Seat seat) const {
    return count(edition_, after.open, seat) - count(edition_, ends_.before.open, seat);
  }
  static int total(const Edition& edition, const Open& open, Seat seat) {
    return score(edition, open, seat).total();
  }

  void add(std::string_view word, std::string at, int number, int than, float weight,
           std::string sentence) {
    if (number <= 0) return;
    const float worth = weight * static_cast<float>(number - than);
    arguments_.push_back({{word, std::move(at), number, than, std::move(sentence)}, worth});
  }

  void points() {
    const int now = change(total, ends_.first, own_);
    const int than = change(total, ends_.second, own_);
    add("points", {}, now, than, 1, "brings " + points_of(now, " at once"));
    const Seat other = rival(own_);
    const int cost = -change(total, ends_.first, other);
    const int less = -change(total, ends_.second, other);
    const std::string name(kSeatNames[index(other)]);
    add("rival", name, cost, less, 1, "costs " + name + ' ' + points_of(cost, ""));
  }

  void building() {
    const int left = to_build(edition_, ends_.first.open, own_);
    const int than = to_build(edition_, ends_.second.open, own_);
    const bool grows = left > to_build(edition_, ends_.before.open, own_);
    const std::string sum = points_of(left, " for your buildings");
    if (grows && move_.kind == Move::Kind::Take) {
      const std::string& id = edition_.pieces[index(move_.building)].id;
      add("take", id, left, than, doubt_, "with " + id + " there is room and light for " + sum);
    } else {
      add(grows ? "room" : "keep", {}, left, than, doubt_,
          (grows ? "makes room and light for " : "leaves room and light for ") + sum);
    }
    const Seat other = rival(own_);
    const int lost = -change(to_build, ends_.first, other);
    const int less = -change(to_build, ends_.second, other);
    const std::string name(kSeatNames[index(other)]);
    add("block", name, lost, less, doubt_,
        "takes from " + name + " room and light for " + points_of(lost, ""));
  }

  // A building that the rival could place better than the seat itself.
  void deny() {
    const auto alone = [&](Seat seat) {
      return int{building_potential(edition_, ends_.before.open, seat, only(move_.building))
                     .alone[index(move_.building)]};
    };
    const int light = alone(rival(own_));
    const std::string& id = edition_.pieces[index(move_.building)].id;
    add("deny", id, light, alone(own_), doubt_,
        "keeps " + id + " from the rival, for whom it would catch light for " +
            points_of(light, ""));
    if (!arguments_.empty() && arguments_.back().reason.word == "deny")
      arguments_.back().reason.than.reset();
  }

  const Edition& edition_;
  const PlanEnds<Lumiere>& ends_;
  const Move& move_;
  Seat own_;
  float doubt_ = 1;
  std::vector<Argument> arguments_;
};

}  // namespace

template <>
Reason reason<Lumiere>(const lumiere::Edition& edition, const lumiere::View& view,
                       const search::Answer<Lumiere>& answer) {
  const auto ends = plan_ends<Lumiere>(edition, view, answer);
  const auto arguments = [&](const PlanEnds<Lumiere>& which) {
    return Arguments(edition, which, answer.plans.front().steps.front()).all();
  };
  return strongest(arguments(ends), arguments(ends.alone()), ends.advantage);
}

}  // namespace belle::players
