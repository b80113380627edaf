// Any bytes as a record: refused with a line number, or written and read back unchanged, and
// played to its end.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "editions/editions.h"
#include "engine/core/replay.h"
#include "engine/core/text.h"
#include "engine/lumiere/lumiere.h"
#include "engine/paris/paris.h"
#include "tests/fuzz/require.h"

namespace belle {
namespace {

// Line numbers do not count: comments and blank lines are not written back.
bool same(const RecordLine& a, const RecordLine& b) { return a.key == b.key && a.value == b.value; }
bool same(const RecordEvent& a, const RecordEvent& b) {
  return a.kind == b.kind && same(a.what, b.what);
}
bool same(const std::optional<RecordLine>& a, const std::optional<RecordLine>& b) {
  return a.has_value() == b.has_value() && (!a || same(*a, *b));
}
template <class Line>
bool same(const std::vector<Line>& a, const std::vector<Line>& b) {
  return std::ranges::equal(a, b, [](const Line& x, const Line& y) { return same(x, y); });
}
bool same(const FairLines& a, const FairLines& b) {
  return same(a.commit, b.commit) && same(a.salts, b.salts) && same(a.seed, b.seed);
}
bool same(const Record& a, const Record& b) {
  return same(a.game, b.game) && same(a.edition, b.edition) && same(a.options, b.options) &&
         same(a.seats, b.seats) && same(a.fair, b.fair) && same(a.deals, b.deals) &&
         same(a.events, b.events) && same(a.scores, b.scores) && same(a.result, b.result);
}

void check(const RecordError& error, std::string_view text) {
  require(error.line >= 1 && error.line <= 1 + std::ranges::count(text, '\n'),
          "an error is on a line of the record");
  require(error.reason.size() < 300, "an error is short");
  require(is_plain_text(error.reason), "an error is plain text on one line");
}

// The record with the shipped edition, if it is one of this game.
template <Game G>
void play(const Record& record, std::string_view text) {
  const typename G::Edition& edition = editions::shipped<G>();
  if (record.game.key != G::kName || record.edition.key != edition.name) return;
  const auto replayed = replay<G>(edition, record);
  if (!replayed) return check(replayed.error(), text);
  std::vector<std::string> names;
  for (const RecordLine& seat : record.seats) names.push_back(seat.value);
  const Record whole =
      make_record<G>(edition, replayed->options, replayed->deal, replayed->moves, names);
  require(replay<G>(edition, whole).has_value(), "a game that was played can be replayed");
}

}  // namespace
}  // namespace belle

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace belle;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto record = read_record(text);
  if (!record) {
    check(record.error(), text);
    return 0;
  }
  const auto again = read_record(write_record(*record));
  require(again && same(*record, *again), "a record that is written reads back the same");

  play<Lumiere>(*record, text);
  play<Paris>(*record, text);
  return 0;
}
