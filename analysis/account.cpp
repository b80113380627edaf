#include "analysis/account.h"

namespace belle::analysis {
namespace {

// A value of the decision's mover as a seat of so many sees it.
Value seen_by(Seat seat, std::size_t seats, const Decision& decision, const Value& value,
              const Values& to_all) {
  if (decision.seat == seat) return value;
  return seats == 2 ? for_the_other(value) : to_all[index(seat)];
}

}  // namespace

Account account(const Analysis& analysis, Seat seat) {
  Account account;
  std::optional<Value> now;
  bool news = false;  // since then
  const auto reach = [&](const Value& value) {
    if (now)
      (news ? account.luck : account.error) += value - *now;
    else
      account.start = value;
    now = value;
    news = false;
  };
  for (const Decision& decision : analysis.decisions) {
    if (!decision.forced()) {
      reach(seen_by(seat, analysis.seats, decision, decision.best, decision.best_to));
      const Value after =
          seen_by(seat, analysis.seats, decision, decision.played, decision.played_to);
      (decision.seat == seat ? account.play : account.others) += after - *now;
      now = after;
    }
    news = news || decision.news;
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
    if (!decision.forced())
      values.back() = seen_by(seat, analysis.seats, decision, decision.best, decision.best_to);
  }
  values.emplace_back();
  if (analysis.result) values.back() = (*analysis.result)[index(seat)];
  return values;
}

}  // namespace belle::analysis
