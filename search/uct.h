// Plain information-set tree search with random playouts: UCB1 over the moves of each information
// set, one new node and one random game a simulation. It knows nothing but the rules, and is the
// measure that knowledge must beat.
#pragma once

#include <cmath>
#include <memory>
#include <optional>
#include <vector>

#include "engine/core/playout.h"
#include "search/arithmetic.h"
#include "search/budget.h"
#include "search/evaluator.h"
#include "search/tree.h"

namespace belle::search {

template <Knowledge K>
class Uct {
  using G = typename K::Game;
  using State = typename G::State;
  using Move = typename G::Move;

 public:
  explicit Uct(const typename G::Edition& edition, float curiosity = 0.7F)
      : edition_(edition), curiosity_(curiosity), legal_(std::make_unique<typename G::Moves>()) {}

  /// The move that was tried most.
  Move choose(const typename G::View& view, const Budget& budget) {
    Random random(budget.seed);
    tree_.emplace(budget.memory);
    const State first = redeal(edition_, view, random);
    legal(edition_, first, *legal_);
    if (legal_->size() == 1) return (*legal_)[0];
    Node<Move>* root = expand(first, random);
    for (std::uint64_t i = 0; i < budget.simulations && !(budget.stop && budget.stop()); ++i)
      simulate(redeal(edition_, view, random), random);
    return std::ranges::max(root->edges(), {}, &Edge<Move>::visits).move;
  }

 private:
  void simulate(State state, Random& random) {
    path_.clear();
    while (const auto seat = to_move(state)) {
      Node<Move>* node = tree_->find(K::key(edition_, state, *seat));
      if (node == nullptr) {
        legal(edition_, state, *legal_);
        expand(state, random);
        play_out<G>(edition_, state, *legal_, random, [](const Move&) {});
        break;
      }
      Edge<Move>& edge = select(*node);
      path_.push_back({node, &edge});
      apply(edition_, state, edge.move);
    }
    const Worth worth = worth_of(*outcome(edition_, state), seat_count(state));
    for (const Step& step : path_) {
      ++step.node->visits;
      ++step.edge->visits;
      step.edge->win += (worth.win[index(step.node->seat)] - step.edge->win) /
                        static_cast<float>(step.edge->visits);
    }
  }

  // The legal moves, in random order, so that the first tries are random ones.
  Node<Move>* expand(const State& state, Random& random) {
    edges_.clear();
    for (const Move& move : *legal_) edges_.push_back({move, 0, 0, 0, 0});
    random.shuffle(edges_);
    const Seat seat = *to_move(state);
    return tree_->add(K::key(edition_, state, seat), seat, edges_);
  }

  Edge<Move>& select(const Node<Move>& node) const {
    const float log = logarithm(node.visits + 1);
    Edge<Move>* best = node.first;
    float best_value = -1;
    for (Edge<Move>& edge : node.edges()) {
      if (edge.visits == 0) return edge;
      const float value = edge.win + curiosity_ * std::sqrt(log / static_cast<float>(edge.visits));
      if (value > best_value) {
        best_value = value;
        best = &edge;
      }
    }
    return *best;
  }

  struct Step {
    Node<Move>* node;
    Edge<Move>* edge;
  };
  const typename G::Edition& edition_;
  float curiosity_;
  std::optional<Tree<Move>> tree_;
  std::unique_ptr<typename G::Moves> legal_;
  std::vector<Edge<Move>> edges_;
  std::vector<Step> path_;
};

}  // namespace belle::search
