// Any bytes as an edition file: refused on one plain line, or an edition that can be played.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "editions/editions.h"
#include "engine/core/playout.h"
#include "engine/core/replay.h"
#include "engine/core/text.h"
#include "engine/lumiere/lumiere.h"
#include "engine/paris/paris.h"
#include "tests/fuzz/require.h"

namespace belle {
namespace {

// A random game, written down and replayed: all that an edition is for.
template <Game G>
void play_with(const typename G::Edition& edition, const typename G::Options& options,
               const std::vector<std::string>& names) {
  static typename G::Moves moves;
  Random random(1889);
  const typename G::Deal deal = deal_game(edition, options, random);
  typename G::State state = start_game(edition, deal);
  std::vector<typename G::Move> played;
  play_out<G>(edition, state, moves, random,
              [&](const typename G::Move& move) { played.push_back(move); });
  const std::string text = write_record(make_record<G>(edition, options, deal, played, names));
  const auto record = read_record(text);
  require(record && record->edition.key == edition.name, "its name can stand in a record");
  const auto replayed = replay<G>(edition, *record);
  require(replayed && replayed->closed, "a game with it can be replayed");
}

template <Game G>
void read_and_play(std::string_view json, const typename G::Options& options,
                   const std::vector<std::string>& names) {
  const auto edition = editions::read<G>(json, "my.json");
  if (edition) {
    require(edition->name.size() < 50, "a name is short");
    play_with<G>(*edition, options, names);
  } else {
    require(edition.error().starts_with("my.json:"), "a fault names the file");
    require(edition.error().size() < 300, "a fault is short");
    require(is_plain_text(edition.error()), "a fault is plain text on one line");
  }
}

}  // namespace
}  // namespace belle

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace belle;
  const std::string_view json(reinterpret_cast<const char*>(data), size);
  read_and_play<Lumiere>(json, {}, {"Alice", "Belle"});
  paris::Options four;
  four.players = 4;
  four.shuffled = true;
  read_and_play<Paris>(json, four, {"Alice", "Belle", "Chloé", "Denis"});
  return 0;
}
