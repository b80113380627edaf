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
#include "tests/fuzz/require.h"

namespace belle {
namespace {

// A random game, written down and replayed: all that an edition is for.
void play_with(const lumiere::Edition& edition) {
  static lumiere::Moves moves;
  Random random(1889);
  const lumiere::Deal deal = deal_game(edition, {}, random);
  lumiere::State state = start_game(edition, deal);
  std::vector<lumiere::Move> played;
  play_out<Lumiere>(edition, state, moves, random,
                    [&](const lumiere::Move& move) { played.push_back(move); });
  const std::string text =
      write_record(make_record<Lumiere>(edition, {}, deal, played, {"Alice", "Belle"}));
  const auto record = read_record(text);
  require(record && record->edition.key == edition.name, "its name can stand in a record");
  const auto replayed = replay<Lumiere>(edition, *record);
  require(replayed && replayed->closed, "a game with it can be replayed");
}

}  // namespace
}  // namespace belle

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace belle;
  const std::string_view json(reinterpret_cast<const char*>(data), size);
  const auto edition = editions::read<Lumiere>(json, "my.json");
  if (edition) {
    require(edition->name.size() < 50, "a name is short");
    play_with(*edition);
  } else {
    require(edition.error().starts_with("my.json:"), "a fault names the file");
    require(edition.error().size() < 300, "a fault is short");
    require(is_plain_text(edition.error()), "a fault is plain text on one line");
  }
  return 0;
}
