#include <iterator>

#include "tests/cluster/checks.h"

namespace belle::history {

Faults check(const table::Games& games, const History& history, const House& house) {
  Faults all;
  for (Faults faults : {check_lines(history, house), check_watchers(history, house),
                        check_clocks(games, history, house), check_thoughts(history, house),
                        check_telling(games, history, house), check_ratings(games, house)})
    all.insert(all.end(), std::make_move_iterator(faults.begin()),
               std::make_move_iterator(faults.end()));
  return all;
}

}  // namespace belle::history
