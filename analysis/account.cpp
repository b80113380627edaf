#include "analysis/account.h"

namespace belle::analysis {
namespace {

// Whether a decision tells what the game is worth to the seat.
bool tells(const Analysis& analysis, const Decision& decision, Seat seat) {
  return !decision.forced() && (decision.seat == seat || analysis.seats == 2);
}

// A value of the decision's mover as the seat sees it.
Value seen_by(Seat seat, const Decision& decision, const Value& value) {
  return decision.seat == seat ? value : for_the_other(value);
}

}  // namespace

Account account(const Analysis& analysis, Seat seat) {
  Account account;
  std::optional<Value> now;
  bool others_chose = false;  // since then, and it is not told apart
  const auto reach = [&](const Value& value) {
    if (now)
      (others_chose ? account.others : account.luck) += value - *now;
    else
      account.start = value;
    now = value;
    others_chose = false;
  };
  for (const Decision& decision : analysis.decisions) {
    if (tells(analysis, decision, seat)) {
      reach(seen_by(seat, decision, decision.best));
      const Value after = seen_by(seat, decision, decision.played);
      (decision.seat == seat ? account.play : account.others) += after - *now;
      now = after;
    } else if (!decision.forced()) {
      others_chose = true;
    }
  }
  if (analysis.result) reach((*analysis.result)[index(seat)]);
  if (analysis.gave_up && now) {
    const bool own = *analysis.gave_up == seat;
    const Value left{own ? 0.0 : 1.0, now->margin};
    (own ? account.play : account.others) += left - *now;
    now = left;
  }
  account.end = now.value_or(Value{});
  return account;
}

std::vector<std::optional<Value>> graph(const Analysis& analysis, Seat seat) {
  std::vector<std::optional<Value>> values;
  for (const Decision& decision : analysis.decisions) {
    values.emplace_back();
    if (tells(analysis, decision, seat)) values.back() = seen_by(seat, decision, decision.best);
  }
  values.emplace_back();
  if (analysis.result) values.back() = (*analysis.result)[index(seat)];
  return values;
}

}  // namespace belle::analysis
