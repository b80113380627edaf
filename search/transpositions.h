// What the solver remembers of positions that it has met: a table of fixed size that forgets the
// cheapest findings first.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <type_traits>

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
  /// May take that many bytes, at least a few hundred; less if they cannot be had. It begins with
  /// few of them and grows when those are full, so that little work touches little memory.
  explicit Transpositions(std::size_t bytes)
      : most_(std::bit_floor(std::max(bytes / sizeof(Bucket), kFewest))) {
    // All bits zero is an empty table; pages that are never used cost nothing.
    while (!buckets_ && most_ >= kFewest) {
      buckets_.reset(static_cast<Bucket*>(std::calloc(most_, sizeof(Bucket))));
      if (!buckets_) most_ /= 2;
    }
    if (!buckets_) std::abort();
    size_ = before_ = std::min(most_, kFirst);
  }

  /// Bytes that so many findings cannot fill: where memory costs something before it is used, as in
  /// a page, more would only take time.
  static std::size_t enough(std::uint64_t findings) {
    constexpr std::uint64_t kMany = 1U << 23;
    if (findings > kMany) return SIZE_MAX;
    // It grows when there are more than twice as many as buckets, by kGrowth.
    const std::uint64_t buckets = std::bit_ceil(findings * kGrowth / 2);
    return sizeof(Bucket) * std::max<std::size_t>(kFirst, static_cast<std::size_t>(buckets));
  }

  /// What it takes now.
  std::size_t bytes() const { return size_ * sizeof(Bucket); }

  const Finding* find(std::uint64_t key) const {
    const std::size_t place = key & (size_ - 1);
    if (const Finding* finding = find_in(place, key)) return finding;
    // What was put here before the table has grown.
    const std::size_t old_place = key & (before_ - 1);
    return old_place == place ? nullptr : find_in(old_place, key);
  }

  void keep(const Finding& finding) {
    if (used_ > 2 * size_ && size_ < most_) {
      before_ = size_;
      size_ = std::min(most_, size_ * kGrowth);
    }
    Finding* place = nullptr;
    for (Finding& old : buckets_.get()[finding.key & (size_ - 1)]) {
      if (old.key == finding.key) {
        place = &old;
        break;
      }
      if (place == nullptr || old.work < place->work) place = &old;
    }
    if (place->kind == Finding::Kind::None) ++used_;
    *place = finding;
  }

 private:
  using Bucket = std::array<Finding, 4>;
  struct Free {
    void operator()(Bucket* buckets) const { std::free(buckets); }
  };
  static constexpr std::size_t kFewest = 4;
  static constexpr std::size_t kFirst = 4096;  // buckets: 256 KiB
  static constexpr std::size_t kGrowth = 4;

  const Finding* find_in(std::size_t place, std::uint64_t key) const {
    for (const Finding& finding : buckets_.get()[place])
      if (finding.key == key && finding.kind != Finding::Kind::None) return &finding;
    return nullptr;
  }

  // Numbers of buckets, all powers of two.
  std::size_t most_;
  std::size_t size_ = 0;    // in use
  std::size_t before_ = 0;  // in use before the table has grown
  std::size_t used_ = 0;    // findings in them
  std::unique_ptr<Bucket, Free> buckets_;
};

}  // namespace belle::search
