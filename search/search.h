// The tree search. It is given a View; every simulation redeals what the viewer cannot know, walks
// down the tree of information sets, each seat choosing what it believes best for itself, and ends
// with a position that was not met before. There every move is evaluated at once, which gives the
// priors of the new node; the value of the simulation is the best of these evaluations or, where a
// turn is made of several decisions, the position after the turn and the answers to it. So a
// simulation is worth a whole look around, not one random game.
//
// Selection is PUCT (Rosin) on the utility of the seat to move; with more than two seats this is
// max^n. `paranoid` makes all others play against the viewer instead. Where turns are made of
// several decisions, `predicts` takes the others' turns from the hand-made evaluation; the viewer's
// next turn is evaluated by the net where it begins, and searched when it is met again.
#pragma once

#include <algorithm>
#include <cmath>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "search/answer.h"
#include "search/budget.h"
#include "search/evaluator.h"
#include "search/parameters.h"
#include "search/plan.h"
#include "search/shortlist.h"
#include "search/tree.h"
#include "search/utility.h"

namespace belle::search {

/// Hears what is thought so far.
template <Game G>
using Tell = std::function<void(const Answer<G>&)>;

template <Knowledge K>
class Search {
  using G = typename K::Game;
  using Edition = typename G::Edition;
  using State = typename G::State;
  using Move = typename G::Move;
  using View = typename G::View;

 public:
  /// The edition and the nets must outlive the search.
  Search(const Edition& edition, std::span<const Net> nets, const Parameters& parameters)
      : edition_(edition),
        parameters_(parameters),
        guide_(K::kMultiDecisionTurns ? std::span<const Net>{} : nets),
        evaluator_(nets),
        legal_(std::make_unique<typename G::Moves>()) {}

  /// Ranks the legal moves of the viewer, whose turn it must be. `tell` is given what is thought so
  /// far whenever the simulations have doubled; it may be empty.
  Answer<G> think(const View& view, const Budget& budget, const Tell<G>& tell = {}) {
    Random random(budget.seed);
    tree_.emplace(budget.memory);
    const State first = redeal(edition_, view, random);
    viewer_ = *to_move(first);
    legal(edition_, first, *legal_);
    asked_.reset();
    if (budget.asked) asked_ = (*legal_)[*budget.asked];
    root_ = expand(first, kRootLooks, asked_).node;
    if (K::kMultiDecisionTurns && !parameters_.one_ply) play_on_from_root(first);
    sums_.assign(root_->size, Worth{});
    std::uint64_t simulations = 0;
    std::uint64_t told = kFirstTold;
    const auto stopped = [&] { return budget.stop && budget.stop(); };
    if (root_->size > 1 && !parameters_.one_ply)
      while (simulations < budget.simulations && !stopped()) {
        simulate(redeal(edition_, view, random));
        if (++simulations < told || !tell) continue;
        tell(answer(first, simulations, budget.plans));
        told *= 2;
      }
    return answer(first, simulations, budget.plans);
  }

  std::size_t memory() const { return tree_ ? tree_->used() : 0; }

 private:
  static constexpr std::size_t kRootLooks = 512;
  static constexpr std::uint64_t kFirstTold = 64;

  struct Expanded {
    Node<Move>* node;  // none when memory is used up
    Worth worth;       // of the best move
  };
  struct Step {
    Node<Move>* node;
    Edge<Move>* edge;
  };

  void simulate(State state) {
    path_.clear();
    Worth worth;
    bool new_turn = false;  // of the viewer, after the answers that were predicted
    for (;;) {
      if (const auto end = outcome(edition_, state)) {
        worth = worth_of(*end, seat_count(state));
        break;
      }
      const Seat seat = *to_move(state);
      if (K::kMultiDecisionTurns && parameters_.predicts && seat != viewer_) {
        legal(edition_, state, *legal_);
        apply(edition_, state, at_a_glance(state, seat));
        new_turn = true;
        continue;
      }
      Node<Move>* node = tree_->find(K::key(edition_, state, seat));
      if (node == nullptr) {
        if (new_turn && first_met(state)) {
          worth = evaluator_(edition_, state, viewer_);
          break;
        }
        new_turn = false;
        legal(edition_, state, *legal_);
        if (legal_->size() > 1) {
          worth = explore(state);
          break;
        }
        apply(edition_, state, (*legal_)[0]);  // no choice, no node
        continue;
      }
      new_turn = false;
      Edge<Move>& edge = select(*node);
      path_.push_back({node, &edge});
      apply(edition_, state, edge.move);
    }
    sums_[static_cast<std::size_t>(path_.front().edge - root_->first)] += worth;
    for (const Step& step : path_) {
      ++step.node->visits;
      ++step.edge->visits;
      // The evaluation at birth counts as one more visit.
      const float share = 1.0F / static_cast<float>(step.edge->visits + 1);
      step.edge->win += (win_for(worth, step.node->seat) - step.edge->win) * share;
      step.edge->margin += (margin_for(worth, step.node->seat) - step.edge->margin) * share;
    }
  }

  Edge<Move>& select(const Node<Move>& node) const {
    if (&node == root_ && asked_) {
      constexpr std::uint32_t kShare = 4;
      Edge<Move>& asked = *std::ranges::find(node.edges(), *asked_, &Edge<Move>::move);
      if (kShare * asked.visits <= node.visits) return asked;
    }
    const float exploration =
        parameters_.curiosity * std::sqrt(static_cast<float>(node.visits) + 1);
    Edge<Move>* best = node.first;
    float best_value = -1;
    for (Edge<Move>& edge : node.edges()) {
      const float value = utility(edge.win, edge.margin) +
                          exploration * edge.prior / static_cast<float>(edge.visits + 1);
      if (value > best_value) {
        best_value = value;
        best = &edge;
      }
      // Edges are sorted by their prior: all that follow are less promising still.
      if (edge.visits == 0 && &node != root_) break;
    }
    return *best;
  }

  // The value of a new position, which gets its node.
  Worth explore(State& state) {
    const Expanded expanded = expand(state, parameters_.width);
    if (!K::kMultiDecisionTurns) return expanded.worth;
    const Seat seat = *to_move(state);
    apply(edition_, state, edges_.front().move);
    const Worth worth = play_on(state);
    if (expanded.node != nullptr) {
      for (Edge<Move>& edge : expanded.node->edges()) {
        edge.win = win_for(worth, seat);
        edge.margin = margin_for(worth, seat);
      }
    }
    return worth;
  }

  // Whether the viewer's turn begins in a position that was not met before. Only one that is met
  // again is worth a node; the tree remembers the others without moves, under the opposite key.
  bool first_met(const State& state) {
    const std::uint64_t key = ~K::key(edition_, state, viewer_);
    if (tree_->find(key) != nullptr) return false;
    tree_->add(key, viewer_, {});
    return true;
  }

  // Plays by the hand-made evaluation until the viewer's next turn begins, and evaluates there.
  Worth play_on(State& state) {
    bool others_moved = false;
    while (const auto seat = to_move(state)) {
      if (*seat != viewer_)
        others_moved = true;
      else if (others_moved)
        break;
      legal(edition_, state, *legal_);
      apply(edition_, state, at_a_glance(state, *seat));
    }
    return evaluator_(edition_, state, viewer_);
  }

  // Of the few most promising moves in legal_ the one that is evaluated best.
  Move at_a_glance(const State& state, Seat seat) {
    if (legal_->size() == 1) return (*legal_)[0];
    constexpr std::size_t kGlances = 3;
    moves_.assign(legal_->begin(), legal_->end());
    shorten<K>(edition_, state, moves_, kGlances);
    Move best = moves_.front();
    float best_utility = -1;
    for (const Move& move : moves_) {
      State next = state;
      apply(edition_, next, move);
      const float value = utility(guide_(edition_, next, seat), seat);
      if (value > best_utility) {
        best_utility = value;
        best = move;
      }
    }
    return best;
  }

  // The root's moves each get a value of their own, and a prior after it.
  void play_on_from_root(const State& first) {
    for (Edge<Move>& edge : root_->edges()) {
      State state = first;
      apply(edition_, state, edge.move);
      const Worth worth = play_on(state);
      edge.win = win_for(worth, viewer_);
      edge.margin = margin_for(worth, viewer_);
    }
    give_priors(root_->edges());
  }

  // Best first; a prior falls with the distance to the best.
  void give_priors(std::span<Edge<Move>> edges) const {
    for (Edge<Move>& edge : edges) edge.prior = utility(edge.win, edge.margin);
    std::ranges::stable_sort(edges, std::ranges::greater{}, &Edge<Move>::prior);
    const float best = edges.front().prior;
    float sum = 0;
    for (Edge<Move>& edge : edges)
      sum += edge.prior = exponential((edge.prior - best) / parameters_.sharpness);
    for (Edge<Move>& edge : edges) edge.prior /= sum;
  }

  // Judges every move of a new position, whose legal moves are in legal_, and remembers them, best
  // first. If there are more than `width`, the least promising ones are left out, but not `asked`.
  Expanded expand(const State& state, std::size_t width, const std::optional<Move>& asked = {}) {
    const Seat seat = *to_move(state);
    moves_.assign(legal_->begin(), legal_->end());
    shorten<K>(edition_, state, moves_, width);
    if (asked && std::ranges::find(moves_, *asked) == moves_.end()) moves_.push_back(*asked);
    edges_.clear();
    Worth best;
    float best_utility = -1;
    guide_.rebase(edition_, state, seat);
    for (const Move& move : moves_) {
      State next = state;
      apply(edition_, next, move);
      const Worth worth = guide_(edition_, next, seat);
      const Edge<Move>& edge = edges_.emplace_back(
          Edge<Move>{move, 0, win_for(worth, seat), margin_for(worth, seat), 0});
      if (const float value = utility(edge.win, edge.margin); value > best_utility) {
        best_utility = value;
        best = worth;
      }
    }
    give_priors(edges_);
    return {tree_->add(K::key(edition_, state, seat), seat, edges_), best};
  }

  // What a seat makes of the worth of a position; a paranoid viewer thinks that the others want
  // nothing but its defeat.
  float win_for(const Worth& worth, Seat seat) const {
    if (parameters_.paranoid && seat != viewer_) return 1 - worth.win[index(viewer_)];
    return worth.win[index(seat)];
  }
  float margin_for(const Worth& worth, Seat seat) const {
    if (parameters_.paranoid && seat != viewer_) return -worth.margin[index(viewer_)];
    return worth.margin[index(seat)];
  }

  // A move of the root as every seat sees it: the others share what the viewer leaves them, as
  // the simulations tell.
  Worth to_all(const Edge<Move>& edge, std::size_t seats) const {
    const Worth& sum = sums_[static_cast<std::size_t>(&edge - root_->first)];
    float others = 0;
    for (std::size_t i = 0; i < seats; ++i)
      if (i != index(viewer_)) others += sum.win[i];
    Worth worth;
    for (std::size_t i = 0; i < seats; ++i) {
      const float share = others > 0 ? sum.win[i] / others : 1 / static_cast<float>(seats - 1);
      worth.win[i] = share * (1 - edge.win);
      worth.margin[i] =
          edge.visits > 0 ? sum.margin[i] / static_cast<float>(edge.visits) : -edge.margin;
    }
    worth.win[index(viewer_)] = edge.win;
    worth.margin[index(viewer_)] = edge.margin;
    return worth;
  }

  // What is thought so far.
  Answer<G> answer(const State& first, std::uint64_t simulations, std::size_t plans) {
    Answer<G> answer;
    answer.simulations = simulations;
    for (const Edge<Move>& edge : root_->edges())
      answer.moves.push_back(
          {edge.move, edge.win, edge.margin, edge.visits, to_all(edge, seat_count(first))});
    sort_ranked<G>(answer.moves);
    answer.principal_variation = main_line(first, answer.best().move, false);
    make_plans(first, plans, answer);
    // Moves that were not looked at are no better than the last of those that were.
    legal(edition_, first, *legal_);
    if (legal_->size() == answer.moves.size()) return answer;
    const Ranked<G> last = answer.moves.back();
    for (const Move& move : *legal_)
      if (std::ranges::find(answer.moves, move, &Ranked<G>::move) == answer.moves.end())
        answer.moves.push_back({move, last.win, last.margin, 0, last.worth});
    return answer;
  }

  // The best moves, each with the rest of its turn. What seems better than the best was tried too
  // little to be offered.
  void make_plans(const State& first, std::size_t most, Answer<G>& answer) {
    constexpr std::size_t kTries = 8;  // for each: many moves differ in nothing but their order
    const float best = utility(answer.best().win, answer.best().margin);
    DifferentPlans<K> different;
    for (std::size_t i = 0; i < std::min(kTries * most, answer.moves.size()); ++i) {
      if (answer.plans.size() == most) break;
      const Ranked<G>& ranked = answer.moves[i];
      if (utility(ranked.win, ranked.margin) > best) continue;
      Plan<G> plan = plan_of<K>(edition_, first, main_line(first, ranked.move, true));
      plan.win = ranked.win;
      plan.margin = ranked.margin;
      if (different.add(edition_, first, plan)) answer.plans.push_back(std::move(plan));
    }
    sort_plans<G>(answer.plans);
  }

  // A move, and what was tried most after it. To plan, all of the viewer's turn is told, where
  // nothing was tried what looks best at a glance; and after it only what was tried often.
  std::vector<Expected<G>> main_line(State state, Move move, bool planning) {
    constexpr std::size_t kLongestLine = 12;
    constexpr std::uint32_t kOften = 8;
    std::vector<Expected<G>> line;
    bool whole = planning;
    for (;;) {
      line.push_back({*to_move(state), move});
      whole = whole && !K::reveals(state, move) && line.size() < kLongestPlan;
      apply(edition_, state, move);
      const auto seat = to_move(state);
      whole = whole && seat == viewer_;
      if (!seat || (line.size() >= kLongestLine && !whole)) return line;
      legal(edition_, state, *legal_);
      const Node<Move>* node = tree_->find(K::key(edition_, state, *seat));
      if (legal_->size() == 1)
        move = (*legal_)[0];
      else if (node != nullptr && node->visits >= (planning && !whole ? kOften : 1))
        move = std::ranges::max(node->edges(), {}, &Edge<Move>::visits).move;
      else if (whole)
        move = at_a_glance(state, *seat);
      else
        return line;
    }
  }

  const Edition& edition_;
  Parameters parameters_;
  Evaluator<K> guide_;      // of moves at first sight
  Evaluator<K> evaluator_;  // of positions where a simulation ends
  std::optional<Tree<Move>> tree_;
  Node<Move>* root_ = nullptr;
  std::vector<Worth> sums_;  // over the simulations of each move of the root
  Seat viewer_{};
  std::optional<Move> asked_;
  std::unique_ptr<typename G::Moves> legal_;
  std::vector<Move> moves_;
  std::vector<Edge<Move>> edges_;
  std::vector<Step> path_;
};

}  // namespace belle::search
