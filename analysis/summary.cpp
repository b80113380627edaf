#include "analysis/summary.h"

#include <cmath>
#include <vector>

namespace belle::analysis {

double accuracy(double win_loss) { return 100 * std::exp2(-win_loss / 0.1); }

Summary summary(const Analysis& analysis, Seat seat) {
  Summary summary;
  summary.account = account(analysis, seat);
  std::vector<double> turns;  // what each lost of victory
  bool new_turn = true;
  for (const Decision& decision : analysis.decisions) {
    if (decision.seat != seat) {
      new_turn = true;
      continue;
    }
    ++summary.marks[index(decision.mark)];
    if (decision.forced()) continue;
    ++summary.choices;
    summary.mean_loss += decision.loss();
    if (new_turn) turns.push_back(0);
    new_turn = false;
    turns.back() += decision.loss().win;
  }
  if (summary.choices == 0) return summary;
  const auto choices = static_cast<double>(summary.choices);
  summary.mean_loss = {summary.mean_loss.win / choices, summary.mean_loss.margin / choices};
  double sum = 0;
  for (const double loss : turns) sum += accuracy(loss);
  summary.accuracy = sum / static_cast<double>(turns.size());
  return summary;
}

}  // namespace belle::analysis
