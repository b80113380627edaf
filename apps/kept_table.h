// What the rules say of a journal that a store holds, and of the summary beside it.
#pragma once

#include <expected>
#include <span>
#include <string>
#include <vector>

#include "store/contents.h"
#include "table/match.h"
#include "table/table.h"

namespace belle {

/// The table of a journal; or which of its lines, counted from 1, cannot be read, and why.
std::expected<table::Table, std::string> replayed(const table::Games& games,
                                                  std::span<const store::LineRow> lines);

/// What lists say of a table that its journal does not: a sentence each. Ratings in it are as old
/// as the summary, and an older version may have said less.
std::vector<std::string> faults_of_summary(const store::TableRow& head, const table::Table& table);

}  // namespace belle
