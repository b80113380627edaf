// A house moves from one store to another. The copy can be made again at any time until a house has
// opened at the destination: what is there and equal stays, what has grown is continued; what
// differs is another house's, and neither overwritten nor mixed with this one.
#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "store/contents.h"

namespace belle::store {

struct Moved {
  Counts counts;                    // of the source
  std::size_t tables = 0;           // that were written; the others were there
  std::size_t lines = 0;            // that were written
  std::vector<std::string> unlike;  // what cannot become like the source: a sentence each
  bool stopped = false;             // because it was asked to

  bool is_whole() const { return unlike.empty() && !stopped; }
};

struct Watching {
  /// Each table that is at the destination as it is at the source.
  std::function<void(const TableRow& head, std::span<const LineRow> lines)> arrived;
  /// So many tables were looked at; false stops the move, which can be made again.
  std::function<bool(std::size_t tables, const Counts& all)> goes_on;
};

/// Copies everything, reads it back and compares. The source is only read.
Result<Moved> move(Contents& from, Destination& to, const Watching& watching);

}  // namespace belle::store
