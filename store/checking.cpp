#include "store/checking.h"

#include <algorithm>
#include <cstdint>

#include "store/refused.h"

namespace belle::store {
namespace {

std::string line(std::int64_t number) { return "line " + std::to_string(number + 1); }

}  // namespace

std::vector<std::string> faults_of(const TableRow& head, std::span<const LineRow> lines) {
  std::vector<std::string> faults;
  if (lines.size() != head.length)
    faults.push_back("its journal has " + std::to_string(lines.size()) +
                     " lines, and its head says " + std::to_string(head.length));
  std::int64_t expected = 0;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (lines[i].number != expected)
      faults.push_back(line(expected) +
                       (lines[i].number == expected + 1
                            ? " is missing"
                            : " to " + line(lines[i].number - 1) + " are missing"));
    expected = lines[i].number + 1;
    if (i > 0 && lines[i].entry.at < lines[i - 1].entry.at)
      faults.emplace_back(line(lines[i].number) + " was written before the line before it");
  }
  if (!lines.empty() && head.summary.changed != lines.back().entry.at)
    faults.emplace_back("its summary is not as old as its last line");
  return faults;
}

Result<void> for_each_table(
    Contents& store,
    const std::function<bool(const TableRow& head, std::span<const LineRow> lines)>& visit) {
  return as_value([&] {
    for (std::int64_t after = 0;;) {
      const std::vector<TableRow> heads = store.tables(after, kTablesInPage);
      if (heads.empty()) return;
      const std::vector<LineRow> lines = store.lines(after + 1, heads.back().number);
      for (const TableRow& head : heads) {
        const auto found = std::ranges::equal_range(lines, head.number, {}, &LineRow::table);
        if (!visit(head, {found.begin(), found.end()})) return;
      }
      after = heads.back().number;
    }
  });
}

}  // namespace belle::store
