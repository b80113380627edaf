#include "tests/analysis/fake.h"

namespace belle::analysis {

Analysis told(std::size_t seats, std::vector<Decision> decisions) {
  Analysis analysis;
  analysis.seats = seats;
  analysis.moves = decisions.size();
  analysis.decisions = std::move(decisions);
  return analysis;
}

Decision no_choice(Seat seat) {
  Decision decision;
  decision.seat = seat;
  decision.move = "must";
  return decision;
}

Decision choice(Seat seat, Value best, Value played) {
  Decision decision = no_choice(seat);
  decision.move = "played";
  decision.best = best;
  decision.played = played;
  decision.mark = mark_of(best, decision.loss());
  decision.alternatives = {{"better", best, 10}};
  decision.principal_variation = {{seat, "better"}, {Seat(1 - index(seat)), "and on"}};
  return decision;
}

Decision shared(Decision decision, const Values& best, const Values& played) {
  decision.best_to = best;
  decision.played_to = played;
  return decision;
}

Decision drawn(Decision decision) {
  decision.news = true;
  return decision;
}

}  // namespace belle::analysis
