#include "analysis/decision.h"

namespace belle::analysis {

Values to_all(Seat mover, const Value& value, const search::Worth& worth) {
  double others = 0;
  for (std::size_t i = 0; i < kMaxSeats; ++i)
    if (i != index(mover)) others += worth.win[i];
  Values all;
  for (std::size_t i = 0; i < kMaxSeats; ++i)
    all[i] = {others > 0 ? worth.win[i] / others * (1 - value.win) : 0, worth.margin[i]};
  all[index(mover)] = value;
  return all;
}

}  // namespace belle::analysis
