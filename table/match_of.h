// Match and GameKind for any game that fulfils the contract.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "editions/editions.h"
#include "engine/core/json_text.h"
#include "engine/core/replay.h"
#include "table/match.h"

namespace belle::table {

// A member function hides the game's function of the same name; these ask it by another name.
namespace asking {

template <Game G>
std::optional<Seat> whose_turn(const typename G::State& state) {
  return to_move(state);
}
template <Game G>
void list_legal(const typename G::Edition& edition, const typename G::State& state,
                typename G::Moves& moves) {
  legal(edition, state, moves);
}
template <Game G>
Explanation explanation(const typename G::Edition& edition, const typename G::State& state,
                        const typename G::Move& move) {
  JsonText json;
  write_effect(json, edition, state, move);
  return {explain(edition, state, move), json.written()};
}

}  // namespace asking

/// A number that no position of any match has had.
inline std::uint64_t new_position() {
  static std::atomic<std::uint64_t> last = 0;
  return ++last;
}

template <Game G>
class MatchOf final : public Match {
 public:
  using EditionPtr = std::shared_ptr<const typename G::Edition>;

  MatchOf(EditionPtr edition, typename G::Deal deal)
      : edition_(std::move(edition)),
        deal_(std::move(deal)),
        state_(start_game(*edition_, deal_)),
        on_the_way_{state_} {}

  std::unique_ptr<Match> copy() const override { return std::make_unique<MatchOf>(*this); }

  std::optional<Seat> to_move() const override { return asking::whose_turn<G>(state_); }
  std::size_t ply() const override { return moves_.size(); }
  Seat mover(std::size_t ply) const override { return moves_[ply].seat; }
  AnyMove move_at(std::size_t ply) const override { return AnyMove(moves_[ply].move); }

  std::size_t free_to_take_back() const override {
    const auto last = std::ranges::find(moves_.rbegin(), moves_.rend(), true, &Played::binding);
    return static_cast<std::size_t>(last - moves_.rbegin());
  }

  std::optional<Ending> ending() const override { return ending_of(state_); }

  std::vector<std::size_t> ranks() const override {
    std::vector<std::size_t> ranks(seat_count(state_));
    const Outcome end = *outcome(*edition_, state_);
    const auto worth = [&](std::size_t seat) { return std::pair(end.won[seat], end.totals[seat]); };
    for (std::size_t i = 0; i < ranks.size(); ++i)
      for (std::size_t j = 0; j < ranks.size(); ++j)
        if (worth(j) > worth(i) && !end.won[i]) ++ranks[i];
    return ranks;
  }

  std::expected<std::shared_ptr<const Step>, Problem> step(std::string_view text) const override {
    const auto move = parse(*edition_, text);
    if (!move) return said(move.error());
    if (const auto refused = refusal(*edition_, as_the_mover_sees_it(), *move))
      return said(*refused);
    if (const auto refused = refusal(*edition_, state_, *move)) return said(*refused);
    auto step = std::make_shared<Tried>();
    step->position = position_;
    step->text = format(*edition_, *move);
    step->played = {*move, *to_move(), binding(*edition_, state_, *move)};
    step->next = state_;
    apply(*edition_, step->next, *move);
    step->ending = ending_of(step->next);
    return step;
  }

  bool play(const Step& step) override {
    if (step.position != position_) return false;
    const auto& tried = static_cast<const Tried&>(step);
    reach(tried.played, tried.next);
    return true;
  }

  std::expected<void, Problem> play(std::string_view text) override {
    const auto move = parse(*edition_, text);
    if (!move) return said(move.error());
    if (const auto refused = refusal(*edition_, state_, *move)) return said(*refused);
    const Played played{*move, *to_move(), binding(*edition_, state_, *move)};
    typename G::State next = state_;
    apply(*edition_, next, *move);
    reach(played, next);
    return {};
  }

  void take_back(std::size_t moves) override {
    moves_.resize(moves_.size() - moves);
    const std::size_t last = moves_.size() / kBetween;
    on_the_way_.erase(on_the_way_.begin() + static_cast<std::ptrdiff_t>(last) + 1,
                      on_the_way_.end());
    state_ = state_after(moves_.size());
    position_ = new_position();
  }

  std::string position(Viewer viewer) const override { return written(state_, viewer); }

  std::vector<std::string> past(Viewer viewer, std::size_t first, std::size_t last) const override {
    std::vector<std::string> texts;
    typename G::State state = state_after(first);
    for (std::size_t ply = first; ply <= last; ++ply) {
      texts.push_back(written(state, viewer));
      if (ply < last) apply(*edition_, state, moves_[ply].move);
    }
    return texts;
  }

  std::vector<std::string> legal() const override {
    std::vector<std::string> texts;
    if (!to_move()) return texts;
    const auto moves = std::make_unique<typename G::Moves>();
    asking::list_legal<G>(*edition_, as_the_mover_sees_it(), *moves);
    texts.reserve(moves->size());
    for (const typename G::Move& move : *moves) texts.push_back(format(*edition_, move));
    std::ranges::sort(texts);
    return texts;
  }

  std::expected<Explanation, Problem> explain(std::string_view text) const override {
    const auto move = parse(*edition_, text);
    if (!move) return said(move.error());
    const typename G::State seen = as_the_mover_sees_it();
    if (const auto refused = refusal(*edition_, seen, *move)) return said(*refused);
    return asking::explanation<G>(*edition_, seen, *move);
  }

  std::string text_for(Viewer viewer, Seat seat, const AnyMove& move) const override {
    return format_for(viewer, *edition_, move.as<typename G::Move>(), seat);
  }

  std::vector<RecordLine> deal_for(Viewer viewer) const override {
    return deal_lines_for(viewer, *edition_, deal_, state_);
  }

  std::string view(Viewer viewer) const override {
    return write_view(*edition_, make_view(*edition_, state_, viewer));
  }

 private:
  struct Played {
    typename G::Move move;
    Seat seat;
    bool binding;
  };

  struct Tried final : Step {
    Played played;
    typename G::State next;
  };

  // A long game is not played again from the deal for each question about its past.
  typename G::State state_after(std::size_t moves) const {
    typename G::State state = on_the_way_[moves / kBetween];
    for (std::size_t i = moves / kBetween * kBetween; i < moves; ++i)
      apply(*edition_, state, moves_[i].move);
    return state;
  }

  std::string written(const typename G::State& state, Viewer viewer) const {
    JsonText json;
    write_position(json, *edition_, make_view(*edition_, state, viewer));
    return json.written();
  }

  void reach(const Played& played, const typename G::State& next) {
    moves_.push_back(played);
    state_ = next;
    if (moves_.size() % kBetween == 0) on_the_way_.push_back(state_);
    position_ = new_position();
  }

  std::optional<Ending> ending_of(const typename G::State& state) const {
    const auto end = outcome(*edition_, state);
    if (!end) return {};
    Ending ending;
    for (RecordLine& score : score_lines<G>(*edition_, state))
      ending.points.push_back(std::move(score.value));
    for (std::size_t i = 0; i < seat_count(state); ++i)
      if (end->won[i]) ending.winners.push_back(Seat(i));
    return ending;
  }

  // Answers to the seat to move are worked out in a position that it cannot tell from the true one.
  typename G::State as_the_mover_sees_it() const {
    Random random(1);
    return redeal(*edition_, make_view(*edition_, state_, to_move()), random);
  }

  static std::unexpected<Problem> said(const Refusal& refusal) {
    return std::unexpected(Problem{"move", refusal.reason, std::string(refusal.ruling),
                                   std::string(refusal.word), refusal.at, refusal.needs,
                                   refusal.has});
  }

  static constexpr std::size_t kBetween = 8;  // moves between two states that are kept

  EditionPtr edition_;
  typename G::Deal deal_;
  typename G::State state_;
  std::vector<typename G::State> on_the_way_;  // after 0, 8, 16 … moves
  std::vector<Played> moves_;
  std::uint64_t position_ = new_position();
};

template <Game G>
class GameKindOf final : public GameKind {
 public:
  std::string_view name() const override { return G::kName; }
  std::span<const std::string_view> seat_names() const override { return G::kSeatNames; }
  std::size_t fewest_seats() const override { return G::kFewestSeats; }
  std::vector<OptionKind> option_kinds() const override { return G::option_kinds(); }
  std::span<const players::Level> levels() const override { return players::levels<G>(); }
  const Shape& position_shape() const override { return G::position_shape(); }
  const Shape& effect_shape() const override { return G::effect_shape(); }

  std::expected<void, Problem> check(const Setup& setup) const override {
    if (setup.seats < G::kFewestSeats || setup.seats > G::kSeatNames.size())
      return refuse("seats", std::string(G::kName) + " is played by " +
                                 std::to_string(G::kFewestSeats) +
                                 (G::kSeatNames.size() == G::kFewestSeats
                                      ? ""
                                      : " to " + std::to_string(G::kSeatNames.size())));
    const auto edition = edition_of(setup.edition);
    if (!edition) return std::unexpected(edition.error());
    const auto options = G::read_options(header(setup, unnamed(setup)));
    if (!options) return refuse("options", options.error().reason);
    if (setup.loser_starts && options->start)
      return refuse("loser_starts", "a seat is named that starts every game");
    return {};
  }

  Setup again(const Setup& setup, std::span<const std::size_t> ranks) const override {
    Setup next = setup;
    const auto further = [&](std::size_t seat) { return Seat((seat + 1) % setup.seats); };
    // Where people agreed that the loser starts, it stays so, whatever the rules say. The house of
    // a page says no more of it than who starts.
    if (!G::kLoserStarts && !setup.loser_starts && !setup.first) return next;
    if (G::read_options(header(setup, unnamed(setup)))->start) return next;
    if (ranks.empty()) {
      if (setup.first) next.first = further(index(*setup.first));
      return next;
    }
    const auto last = std::ranges::max_element(ranks);
    next.first.reset();
    if (*last > 0 && std::ranges::count(ranks, *last) == 1)
      next.first = further(static_cast<std::size_t>(last - ranks.begin()));
    return next;
  }

  Record deal(const Setup& setup, const std::vector<std::string>& names,
              Chance chance) const override {
    const auto edition = *edition_of(setup.edition);
    Record record = header(setup, names);
    auto options = *G::read_options(record);
    if (setup.first) options.start = setup.first;
    record.game.key = G::kName;
    record.edition.key = edition->name;
    record.options = option_lines(options);
    record.deals = deal_lines(deal_game(*edition, options, chance));
    return record;
  }

  std::expected<std::unique_ptr<Match>, Problem> begin(const Setup& setup,
                                                       const Record& record) const override {
    const auto edition = edition_of(setup.edition);
    if (!edition) return std::unexpected(edition.error());
    if (record.game.key != G::kName || record.seats.size() != setup.seats)
      return refuse("game", "another game was dealt than was agreed");
    if ((*edition)->name != record.edition.key)
      return refuse("edition", "the game was dealt with edition " + in_quotes(record.edition.key) +
                                   ", which is not here any more");
    const auto options = G::read_options(record);
    if (!options) return refuse("options", options.error().reason);
    auto deal = read_deal(**edition, *options, record);
    if (!deal) return refuse("deal", deal.error().reason);
    return std::make_unique<MatchOf<G>>(*edition, *std::move(deal));
  }

  std::expected<std::string, std::string> find_move(
      const players::MoveQuery& query, const std::function<bool()>& stop) const override {
    const auto edition = edition_of(query.edition);
    if (!edition) return std::unexpected(edition.error().reason);
    return players::find_move<G>(**edition, query, stop);
  }

 private:
  using EditionPtr = typename MatchOf<G>::EditionPtr;

  static std::expected<EditionPtr, Problem> edition_of(const std::optional<std::string>& file) {
    // The shipped edition lives as long as the program.
    if (!file) return EditionPtr(EditionPtr{}, &editions::shipped<G>());
    auto read = editions::read<G>(*file, "edition");
    if (!read) return refuse("edition", read.error());
    return std::make_shared<const typename G::Edition>(*std::move(read));
  }

  static std::vector<std::string> unnamed(const Setup& setup) {
    return std::vector<std::string>(setup.seats, "-");
  }

  static Record header(const Setup& setup, const std::vector<std::string>& names) {
    Record record;
    record.options = setup.options;
    for (std::size_t i = 0; i < names.size(); ++i)
      record.seats.push_back({0, std::string(G::kSeatNames[i]), names[i]});
    return record;
  }
};

}  // namespace belle::table
