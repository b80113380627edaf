// The kinds of players, for any game.
#pragma once

#include <limits>
#include <memory>
#include <span>
#include <utility>

#include "players/description.h"
#include "players/time.h"
#include "search/player.h"
#include "search/thinker.h"
#include "search/uct.h"

namespace belle::players {

/// Any legal move.
template <search::Knowledge K>
class RandomPlayer final : public search::Player<typename K::Game> {
  using G = typename K::Game;

 public:
  RandomPlayer(const typename G::Edition& edition, std::uint64_t seed)
      : edition_(edition), random_(seed), moves_(std::make_unique<typename G::Moves>()) {}

  typename G::Move choose(const typename G::View& view, const search::Stop&) override {
    legal(edition_, redeal(edition_, view, random_), *moves_);
    return random_move(*moves_, random_);
  }

 private:
  const typename G::Edition& edition_;
  Random random_;
  std::unique_ptr<typename G::Moves> moves_;
};

/// Holds a thinking player to its simulations or milliseconds.
class Measure {
 public:
  explicit Measure(const Description& how)
      : milliseconds_(how.get("ms", 0)),
        simulations_(how.get("sims", milliseconds_ > 0 ? 1e15 : 0)),
        memory_(static_cast<std::size_t>(how.get("memory", 256) * (1 << 20))) {}

  search::Budget budget(std::uint64_t seed, const search::Stop& stop) const {
    search::Budget budget;
    budget.seed = seed;
    budget.simulations = static_cast<std::uint64_t>(simulations_);
    budget.memory = memory_;
    budget.stop = stop;
    if (milliseconds_ > 0) hold_to_time(budget, milliseconds_);
    return budget;
  }

 private:
  double milliseconds_;
  double simulations_;
  std::size_t memory_;
};

/// Plain information-set tree search with random playouts.
template <search::Knowledge K>
class UctPlayer final : public search::Player<typename K::Game> {
  using G = typename K::Game;

 public:
  UctPlayer(const typename G::Edition& edition, const Description& how, std::uint64_t seed)
      : search_(edition, static_cast<float>(how.get("curiosity", 0.7))),
        measure_(how),
        random_(seed) {}

  typename G::Move choose(const typename G::View& view, const search::Stop& stop) override {
    return search_.choose(view, measure_.budget(random_.next(), stop));
  }

 private:
  search::Uct<K> search_;
  Measure measure_;
  Random random_;
};

/// Thinks, and may slip as people do: it overlooks moves (`sight` is the share that it sees) and
/// misjudges them (`noise`, in utility).
template <search::Knowledge K>
class BellePlayer final : public search::Player<typename K::Game> {
  using G = typename K::Game;

 public:
  BellePlayer(const typename G::Edition& edition, std::span<const search::Net> nets,
              const Description& how, std::uint64_t seed)
      : thinker_(edition, nets, parameters(how)),
        measure_(how),
        sight_(how.get("sight", 1)),
        noise_(static_cast<float>(how.get("noise", 0))),
        random_(seed) {}

  typename G::Move choose(const typename G::View& view, const search::Stop& stop) override {
    const search::Answer<G> answer = thinker_.think(view, measure_.budget(random_.next(), stop));
    if (sight_ >= 1 && noise_ == 0) return answer.best().move;
    return slip(answer);
  }

 private:
  static search::Parameters parameters(const Description& how) {
    search::Parameters parameters = K::kParameters;
    parameters.curiosity = static_cast<float>(how.get("curiosity", parameters.curiosity));
    parameters.sharpness = static_cast<float>(how.get("sharpness", parameters.sharpness));
    parameters.paranoid = how.get("paranoid", 0) != 0;
    parameters.predicts = how.get("predicts", parameters.predicts ? 1 : 0) != 0;
    parameters.one_ply = how.kind == "greedy";
    parameters.width =
        static_cast<std::size_t>(how.get("looks", static_cast<double>(parameters.width)));
    return parameters;
  }

  typename G::Move slip(const search::Answer<G>& answer) {
    typename G::Move chosen = answer.best().move;
    float best = -std::numeric_limits<float>::infinity();
    for (const search::Ranked<G>& ranked : answer.moves) {
      const bool seen = chance() < sight_;
      // The sum of three is near enough to a bell curve.
      const double error = chance() + chance() + chance() - 1.5;
      const float value =
          search::utility(ranked.win, ranked.margin) + 2 * noise_ * static_cast<float>(error);
      if (!seen || value <= best) continue;
      best = value;
      chosen = ranked.move;
    }
    return chosen;
  }
  double chance() { return static_cast<double>(random_.below(1U << 24)) / (1U << 24); }

  search::Thinker<K> thinker_;
  Measure measure_;
  double sight_;
  float noise_;
  Random random_;
};

}  // namespace belle::players
