// An analysis as a table for people.
#pragma once

#include <string>
#include <vector>

#include "analysis/report.h"
#include "apps/show/canvas.h"

namespace belle {

struct TableStyle {
  show::Colour colour = show::Colour::Plain;  // of the marks
  bool turns_apart = false;                   // a blank line where the turn passes to another seat
  std::vector<std::string> marks;             // only decisions with these; all if empty
};

/// A line for each decision: what was played, how good it was, what would have been better.
std::string decision_table(const analysis::Analysis& analysis,
                           const std::vector<analysis::SeatName>& seats, const TableStyle& style);

/// How well each seat played, and where its result came from.
std::string summary_table(const analysis::Analysis& analysis,
                          const std::vector<analysis::SeatName>& seats);

/// A part of 1 as percent, and VP with their sign.
std::string percent(double part);
std::string points(double margin);

}  // namespace belle
