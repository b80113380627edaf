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
  /// Takes as many bytes as there are, rounded down to a power of two; at least a few hundred.
  explicit Transpositions(std::size_t bytes)
      : size_(std::bit_floor(std::max(bytes / sizeof(Bucket), std::size_t{4}))),
        buckets_(static_cast<Bucket*>(std::calloc(size_, sizeof(Bucket)))) {
    if (!buckets_) std::abort();
  }

  std::size_t bytes() const { return size_ * sizeof(Bucket); }

  const Finding* find(std::uint64_t key) const {
    for (const Finding& finding : bucket(key))
      if (finding.key == key && finding.kind != Finding::Kind::None) return &finding;
    return nullptr;
  }

  void keep(const Finding& finding) {
    Finding* place = nullptr;
    for (Finding& old : bucket(finding.key)) {
      if (old.key == finding.key) {
        place = &old;
        break;
      }
      if (place == nullptr || old.work < place->work) place = &old;
    }
    *place = finding;
  }

 private:
  using Bucket = std::array<Finding, 4>;

  struct Free {
    void operator()(Bucket* buckets) const { std::free(buckets); }
  };

  Bucket& bucket(std::uint64_t key) const { return buckets_.get()[key & (size_ - 1)]; }

  std::size_t size_;  // of buckets, a power of two
  // From calloc: all bits zero is an empty table, and pages that are never used cost nothing.
  std::unique_ptr<Bucket, Free> buckets_;
};

}  // namespace belle::search
