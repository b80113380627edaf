// What must hold of every view that is written and read, in any game.
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "engine/core/packing.h"
#include "engine/core/text.h"
#include "tests/written.h"

namespace belle {

inline std::vector<std::optional<Seat>> everybody(std::size_t seats) {
  std::vector<std::optional<Seat>> viewers{std::nullopt};
  for (std::size_t i = 0; i < seats; ++i) viewers.emplace_back(Seat(i));
  return viewers;
}

/// The same view comes back, from a text without anything that would have to be quoted.
template <Game G>
void comes_back(const typename G::Edition& edition, const typename G::View& view) {
  const std::string text = write_view(edition, view);
  const auto read = read_view(edition, text);
  if (!read) RC_FAIL(read.error());
  RC_ASSERT(*read == view);
  RC_ASSERT(text.find_first_not_of(kPackedCharacters) == std::string::npos);
}

/// A view that was accepted, wherever it comes from: it is the only one of its text, it can be
/// redealt, shown, and played on with an answer to every question.
template <Game G>
void can_be_used(const typename G::Edition& edition, const typename G::View& view,
                 const std::string& text, Random& random, int moves_to_play) {
  RC_ASSERT(write_view(edition, view) == text);
  typename G::State state = redeal(edition, view, random);
  RC_ASSERT(make_view(edition, state, view.viewer) == view);
  JsonText json;
  write_position(json, edition, view);
  const auto moves = std::make_unique<typename G::Moves>();
  for (int i = 0; i < moves_to_play && to_move(state); ++i) {
    legal(edition, state, *moves);
    RC_ASSERT(!moves->empty());
    const typename G::Move move = random_move(*moves, random);
    RC_ASSERT(!refusal(edition, state, move));
    RC_ASSERT(*parse(edition, format(edition, move)) == move);
    RC_ASSERT(!explain(edition, state, move).empty());
    apply(edition, state, move);
  }
  for (std::size_t i = 0; i < seat_count(state); ++i) score_line(edition, state, Seat(i));
  for (const auto viewer : everybody(seat_count(state))) {
    const typename G::View later = make_view(edition, state, viewer);
    const auto read = read_view(edition, write_view(edition, later));
    RC_ASSERT(!read || *read == later);  // refused if it has more by now than any game comes to
  }
  outcome(edition, state);
}

/// A text with some characters changed, cut or added is refused in words, or is another view.
template <Game G>
void survives_changes(const typename G::Edition& edition, const std::string& text, Random& random) {
  const auto any = [&](std::size_t of) { return random.below(static_cast<std::uint32_t>(of)); };
  constexpr int kChanges = 40;
  for (int i = 0; i < kChanges; ++i) {
    std::string changed = text;
    switch (any(4)) {
      case 0:
        changed.resize(any(text.size()));
        break;
      case 1:
        changed += kPackedCharacters[any(kPackedCharacters.size())];
        break;
      case 2:
        changed[any(text.size())] = static_cast<char>(any(256));
        break;
      default:
        for (auto times = any(3); times <= 2; ++times)
          changed[any(text.size())] = kPackedCharacters[any(kPackedCharacters.size())];
    }
    const auto read = read_view(edition, changed);
    if (read)
      can_be_used<G>(edition, *read, changed, random, 4);
    else
      RC_ASSERT(read.error().size() < 200 && is_plain_text(read.error()));
  }
}

/// Calls `use` for some positions of a game, one in so many: neighbours are much alike.
template <class State, class Use>
void for_some(const std::vector<State>& states, std::uint32_t one_in, Random& random, Use use) {
  for (const State& state : states)
    if (random.below(one_in) == 0) use(state);
}

template <Game G>
void every_view_comes_back(const typename G::Edition& edition,
                           const std::vector<typename G::State>& states, std::uint32_t one_in,
                           std::uint64_t seed) {
  Random random(seed);
  for_some(states, one_in, random, [&](const typename G::State& state) {
    for (const auto viewer : everybody(seat_count(state)))
      comes_back<G>(edition, make_view(edition, state, viewer));
  });
}

/// What a viewer may not know changes no character of the view's text.
template <Game G>
void secrets_change_no_character(const typename G::Edition& edition,
                                 const std::vector<typename G::State>& states, std::uint32_t one_in,
                                 std::uint64_t seed) {
  Random random(seed);
  for_some(states, one_in, random, [&](const typename G::State& state) {
    for (const auto viewer : everybody(seat_count(state))) {
      const typename G::View view = make_view(edition, state, viewer);
      const std::string text = write_view(edition, view);
      for (const typename G::State& other :
           {with_other_secrets(state, viewer, random), redeal(edition, view, random)})
        RC_ASSERT(write_view(edition, make_view(edition, other, viewer)) == text);
    }
  });
}

template <Game G>
void every_view_survives_changes(const typename G::Edition& edition,
                                 const std::vector<typename G::State>& states, std::uint32_t one_in,
                                 std::uint64_t seed) {
  Random random(seed);
  for_some(states, one_in, random, [&](const typename G::State& state) {
    const auto viewers = everybody(seat_count(state));
    const auto viewer = viewers[random.below(static_cast<std::uint32_t>(viewers.size()))];
    survives_changes<G>(edition, write_view(edition, make_view(edition, state, viewer)), random);
  });
}

}  // namespace belle
