#include "players/reason.h"

#include <algorithm>

namespace belle::players {
namespace {

// Below this an argument is no better than that both plans are good.
constexpr float kLeast = 0.5F;

// Plans that differ by less are told to be equal: such estimates change with every second of
// thought.
constexpr Advantage kNearlyEqual{0.01F, 0.3F};

const Reason* best_of(const std::vector<Argument>& arguments) {
  const auto best = std::ranges::max_element(arguments, {}, &Argument::worth);
  return best != arguments.end() && best->worth >= kLeast ? &best->reason : nullptr;
}

}  // namespace

Reason strongest(const std::vector<Argument>& compared, const std::vector<Argument>& alone,
                 const std::optional<Advantage>& advantage) {
  if (advantage) {
    if (const Reason* best = best_of(compared)) {
      Reason reason = *best;
      if (reason.than)
        reason.sentence +=
            ", " + std::to_string(reason.number - *reason.than) + " more than the next best";
      return reason;
    }
  }
  if (const Reason* best = best_of(alone)) {
    Reason reason = *best;
    reason.than.reset();
    return reason;
  }
  if (!advantage) return {.word = "only", .sentence = "there is nothing else to do"};
  if (advantage->win < kNearlyEqual.win && advantage->margin < kNearlyEqual.margin)
    return {.word = "equal", .sentence = "the next best is about as good"};
  return {.word = "later", .sentence = "it pays off later more than the next best"};
}

void write_reason(JsonText& json, const Reason& reason) {
  json.open_object();
  json.key("word").text(reason.word);
  if (!reason.at.empty()) json.key("at").text(reason.at);
  if (reason.number != 0) json.key("n").whole(reason.number);
  if (reason.than) json.key("than").whole(*reason.than);
  json.key("sentence").text(reason.sentence);
  json.close_object();
}

}  // namespace belle::players
