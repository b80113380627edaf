// What the solver remembers of positions that it has met: a table of fixed size that forgets the
// cheapest findings first.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace belle::search {

/// What is known of a position, for the seat to move.
struct Finding {
  static constexpr std::uint8_t kProven = 255;  // as a depth: followed to the end of the game
  static constexpr std::uint16_t kNoChoice = UINT16_MAX;
  enum class Kind : std::uint8_t { None, AtLeast, AtMost, Exact };

  std::uint64_t key = 0;
  std::int16_t value = 0;
  std::uint16_t choice = kNoChoice;  // the best one, by its place in the list of choices
  std::uint8_t depth = 0;            // how many moves ahead was looked
  Kind kind = Kind::None;
  std::uint8_t work = 0;  // how often the number of positions looked at for it doubles
};

class Transpositions {
 public:
  /// Takes as many bytes as there are, rounded down to a power of two; at least a few hundred.
  explicit Transpositions(std::size_t bytes)
      : buckets_(std::bit_floor(bytes / sizeof(Bucket) > 4 ? bytes / sizeof(Bucket) : 4)) {}

  std::size_t bytes() const { return buckets_.size() * sizeof(Bucket); }

  const Finding* find(std::uint64_t key) const {
    for (const Finding& finding : bucket(key))
      if (finding.key == key && finding.kind != Finding::Kind::None) return &finding;
    return nullptr;
  }

  void keep(const Finding& finding) {
    Finding* place = nullptr;
    for (Finding& old : buckets_[finding.key & (buckets_.size() - 1)]) {
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

  const Bucket& bucket(std::uint64_t key) const { return buckets_[key & (buckets_.size() - 1)]; }

  std::vector<Bucket> buckets_;
};

}  // namespace belle::search
