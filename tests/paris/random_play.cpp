#include "tests/paris/random_play.h"

#include <algorithm>
#include <memory>

namespace belle::paris {
namespace {

bool liked(const Edition& edition, const State& state, Mood mood, const Move& move) {
  const bool moves_key = move.kind == Move::Kind::Move || move.kind == Move::Kind::MoveToNew;
  switch (mood) {
    case Mood::Seldom:
      return false;
    case Mood::Joiner: {
      if (moves_key) return (state.open.keys[index(state.open.to_move)] & only(move.to)) != 0;
      if (move.kind != Move::Kind::Bonus && move.kind != Move::Kind::Use) return false;
      const BonusEffect effect = edition.bonus[move.number].effect;
      return move.number != 0 &&
             (effect == BonusEffect::JoinOwn || effect == BonusEffect::JoinRivals);
    }
    case Mood::Busy:
      return moves_key || is_free_action(move);
  }
  return false;
}

PlayedGame play_on(const Edition& edition, const Options& options, Mood mood, Random& random) {
  PlayedGame game;
  game.options = options;
  game.deal = deal_game(edition, game.options, random);
  game.states.push_back(start_game(edition, game.deal));
  const auto moves = std::make_unique<Moves>();
  while (to_move(game.states.back())) {
    const State& state = game.states.back();
    legal(edition, state, *moves);
    Move move = random_move(*moves, random);
    std::vector<Move> favourites;
    std::ranges::copy_if(*moves, std::back_inserter(favourites), [&](const Move& candidate) {
      return liked(edition, state, mood, candidate);
    });
    if (!favourites.empty() && random.below(2) == 0)
      move = favourites[random.below(static_cast<std::uint32_t>(favourites.size()))];
    State next = state;
    apply(edition, next, move);
    game.moves.push_back(move);
    game.states.push_back(next);
  }
  return game;
}

}  // namespace

PlayedGame play(const Edition& edition, std::uint64_t seed) {
  Random random(seed);
  const Mood mood{static_cast<std::uint8_t>(random.below(3))};
  Options options;
  options.players = static_cast<std::uint8_t>(2 + random.below(3));
  options.shuffled = random.below(2) == 0;
  options.free_districts = random.below(2) == 0;
  options.screens_open = random.below(2) == 0;
  if (random.below(4) == 0) options.start = Seat(random.below(options.players));
  return play_on(edition, options, mood, random);
}

PlayedGame play(const Edition& edition, std::uint64_t seed, const Options& options) {
  Random random(seed);
  const Mood mood{static_cast<std::uint8_t>(random.below(3))};
  return play_on(edition, options, mood, random);
}

std::vector<Move> legal_moves(const Edition& edition, const State& state) {
  const auto moves = std::make_unique<Moves>();
  legal(edition, state, *moves);
  return {moves->begin(), moves->end()};
}

std::vector<std::string> legal_texts(const Edition& edition, const State& state) {
  std::vector<std::string> texts;
  for (const Move& move : legal_moves(edition, state)) texts.push_back(format(edition, move));
  std::ranges::sort(texts);
  return texts;
}

}  // namespace belle::paris
