// Why a plan is better than the next best, in one sentence: the one thing that it brings more of.
// Each game says what could be an argument (players/<game>/reason.cpp); the strongest is told. For
// pages that speak another language an argument is a word that never changes, and its numbers.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/json_text.h"

namespace belle::players {

struct Reason {
  std::string_view word;         // `only`, `equal`, `later`, or one of the game's
  std::string at = {};           // a district, seat, tile, token or building, in the notation
  int number = 0;                // how many the plan brings
  std::optional<int> than = {};  // and the next best; nothing if that tells nothing
  std::string sentence;          // the same in English
};

/// Something that speaks for a plan, and how much more than for the next best, in about VP.
struct Argument {
  Reason reason;
  float worth = 0;
};

/// What the plans are worth in the end, first minus second.
struct Advantage {
  float win = 0;
  float margin = 0;
};

/// The strongest argument of those against the next best, or else of those that speak for the plan
/// alone. Where there is none, whether the plan is worth more in the end; or that there is nothing
/// to choose (no `advantage`).
Reason strongest(const std::vector<Argument>& compared, const std::vector<Argument>& alone,
                 const std::optional<Advantage>& advantage);

/// As an object: word, at, n, than, what is empty left out, and the sentence.
void write_reason(JsonText& json, const Reason& reason);

}  // namespace belle::players
