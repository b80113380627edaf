// What is wrong with tables by their rows alone. Whether a journal is a game that was played by the
// rules is asked elsewhere: a store knows none.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <vector>

#include "store/contents.h"

namespace belle::store {

/// A sentence for each fault of a table: its journal has as many lines as its head says, without
/// gaps, in the order of time, and the last of them is its last change. Lines are numbered from 1,
/// as people do.
std::vector<std::string> faults_of(const TableRow& head, std::span<const LineRow> lines);

/// Shows all tables with their lines, in order, until `visit` returns false.
Result<void> for_each_table(
    Contents& store,
    const std::function<bool(const TableRow& head, std::span<const LineRow> lines)>& visit);

}  // namespace belle::store
