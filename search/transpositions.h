// What the solver remembers of positions that it has met: a table of fixed size that forgets the
// cheapest findings first.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>
#include <vector>

namespace belle::search {

/// What is known of a position, for the seat to move.
struct Finding {
  static constexpr std::uint8_t kProven = 255;  // as a depth: followed to the end of the game
  static constexpr std::uint16_t kNoChoice = UINT16_MAX;
  enum class Kind : std::uint8_t { None, AtLeast, AtMost, Exact };

  std::uint64_t key;
  std::int16_t value;
  std::uint16_t choice;  // the best one, by its place in the list of choices
  std::uint8_t depth;    // how many moves ahead was looked
  Kind kind;
  std::uint8_t work;  // how often the number of positions looked at for it doubles
};

static_assert(std::is_trivially_copyable_v<Finding> && sizeof(Finding) == 16);

class Transpositions {
 public:
  /// May take that many bytes, at least a few hundred. It starts small and grows when it is full,
  /// for which it needs the old and the new room at once.
  explicit Transpositions(std::size_t bytes)
      : most_(std::max(bytes / sizeof(Bucket) / (kGrowth + 1) * kGrowth, kFewest)),
        buckets_(std::min(most_, kFirst)) {}

  std::size_t bytes() const { return buckets_.size() * sizeof(Bucket); }

  const Finding* find(std::uint64_t key) const {
    for (const Finding& finding : buckets_[place_of(key)])
      if (finding.key == key && finding.kind != Finding::Kind::None) return &finding;
    return nullptr;
  }

  void keep(const Finding& finding) {
    if (used_ > 2 * buckets_.size() && buckets_.size() < most_) grow();
    put(finding);
  }

 private:
  using Bucket = std::array<Finding, 4>;
  static constexpr std::size_t kFewest = 4;
  static constexpr std::size_t kFirst = 4096;  // buckets: 256 KiB
  static constexpr std::size_t kGrowth = 4;

  // The upper half of the key, as a fraction of the buckets.
  std::size_t place_of(std::uint64_t key) const { return (key >> 32) * buckets_.size() >> 32; }

  void put(const Finding& finding) {
    Finding* place = nullptr;
    for (Finding& old : buckets_[place_of(finding.key)]) {
      if (old.key == finding.key) {
        place = &old;
        break;
      }
      if (place == nullptr || old.work < place->work) place = &old;
    }
    if (place->kind == Finding::Kind::None) ++used_;
    *place = finding;
  }

  void grow() {
    const std::vector<Bucket> old =
        std::exchange(buckets_, std::vector<Bucket>(std::min(most_, kGrowth * buckets_.size())));
    used_ = 0;
    for (const Bucket& bucket : old)
      for (const Finding& finding : bucket)
        if (finding.kind != Finding::Kind::None) put(finding);
  }

  std::size_t most_;  // buckets
  std::vector<Bucket> buckets_;
  std::size_t used_ = 0;  // findings in them
};

}  // namespace belle::search
