// Deadlines in memory, for stores that have everything there.
#pragma once

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "store/clocks.h"

namespace belle::store {

class Deadlines {
 public:
  /// What an append says of its table.
  void note(const std::string& table, const std::optional<Deadline>& deadline) {
    if (!deadline) return static_cast<void>(known_.erase(table));
    Known& known = known_.try_emplace(table, Known{*deadline, deadline->at}).first->second;
    known = {*deadline, std::min(known.look_at, deadline->at)};
  }

  Due take(const DueQuestion& question) {
    Due due;
    for (auto& [table, known] : known_) {
      if (known.look_at > question.until) continue;
      if (due.tables.size() == question.most) {
        due.is_all = false;
        break;
      }
      known.look_at = known.deadline.after_opening(question.opened);
      if (known.look_at > question.until) continue;
      due.tables.push_back({table, std::exchange(known.look_at, question.again)});
    }
    std::ranges::sort(due.tables, {}, &DueTable::at);
    return due;
  }

 private:
  struct Known {
    Deadline deadline;
    Time look_at;  // never after the deadline
  };
  std::map<std::string, Known, std::less<>> known_;
};

}  // namespace belle::store
