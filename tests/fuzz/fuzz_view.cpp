// Any text as a view of either game: refused in words, or the only text of a view that can be
// redealt, thought about, and played on. Bytes that no view has stand for some that it may have, so
// that most of what is tried gets past the first character; tests/<game>/written_view_test.cpp
// tries the others.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

#include "editions/editions.h"
#include "engine/core/packing.h"
#include "engine/core/text.h"
#include "engine/lumiere/lumiere.h"
#include "engine/paris/paris.h"
#include "players/players.h"
#include "tests/fuzz/require.h"

namespace belle {
namespace {

template <Game G>
void think_about(const typename G::Edition& edition, const typename G::View& view) {
  search::Budget budget;
  budget.simulations = 3;
  const search::Answer<G> answer = players::think<G>(edition, view, budget);
  require(!answer.moves.empty(), "Belle has an opinion of every view");
}

template <Game G>
void use(const std::string& text) {
  const typename G::Edition& edition = editions::shipped<G>();
  const auto view = read_view(edition, text);
  if (!view) {
    require(view.error().size() < 200 && is_plain_text(view.error()), "it is refused in words");
    return;
  }
  require(write_view(edition, *view) == text, "a view has one text");
  Random random(1);
  typename G::State state = redeal(edition, *view, random);
  require(make_view(edition, state, view->viewer) == *view, "a redeal looks the same");
  if (to_move(state) && to_move(state) == view->viewer) think_about<G>(edition, *view);
  JsonText json;
  write_position(json, edition, *view);
  const auto moves = std::make_unique<typename G::Moves>();
  for (int i = 0; i < 8 && to_move(state); ++i) {
    legal(edition, state, *moves);
    require(!moves->empty(), "there is always a legal move");
    const typename G::Move move = random_move(*moves, random);
    require(!refusal(edition, state, move), "a legal move is not refused");
    require(parse(edition, format(edition, move)) == move, "a move reads as it is written");
    explain(edition, state, move);
    apply(edition, state, move);
  }
  for (std::size_t i = 0; i < seat_count(state); ++i) score_line(edition, state, Seat(i));
  outcome(edition, state);
}

}  // namespace
}  // namespace belle

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace belle;
  std::string text(reinterpret_cast<const char*>(data), size);
  for (char& each : text)
    if (!kPackedCharacters.contains(each))
      each = kPackedCharacters[static_cast<unsigned char>(each) % kPackedCharacters.size()];
  use<Lumiere>(text);
  use<Paris>(text);
  return 0;
}
