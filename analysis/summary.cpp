#include "analysis/summary.h"

#include <cmath>

namespace belle::analysis {

double accuracy(double mean_win_loss) { return 100 * std::exp2(-mean_win_loss / 0.05); }

Summary summary(const Analysis& analysis, Seat seat) {
  Summary summary;
  summary.account = account(analysis, seat);
  for (const Decision& decision : analysis.decisions) {
    if (decision.seat != seat) continue;
    ++summary.marks[index(decision.mark)];
    if (decision.forced()) continue;
    ++summary.choices;
    summary.mean_loss += decision.loss();
  }
  if (summary.choices == 0) return summary;
  const auto choices = static_cast<double>(summary.choices);
  summary.mean_loss = {summary.mean_loss.win / choices, summary.mean_loss.margin / choices};
  summary.accuracy = accuracy(summary.mean_loss.win);
  return summary;
}

}  // namespace belle::analysis
