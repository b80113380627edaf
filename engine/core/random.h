// Our own generator and shuffle, so that a seed gives the same game with every compiler and on
// every platform (the standard's distributions do not promise that). The generator is
// xoshiro256** seeded through SplitMix64, both by Blackman and Vigna. A deal may draw from another
// source, such as a sealed seed: it takes a `Chance`, which stands for any of them.
#pragma once

#include <array>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

namespace belle {

/// What is drawn from 64 random bits at a time, which `Source` gives by `next()`. Every source of
/// the same bits draws the same.
template <class Source>
class Draws {
 public:
  /// A uniformly random number below `bound`, which must not be 0 (Lemire's method, unbiased).
  std::uint32_t below(std::uint32_t bound) {
    std::uint64_t product = (source().next() >> 32) * bound;
    if (static_cast<std::uint32_t>(product) < bound) {
      const std::uint32_t threshold = (0U - bound) % bound;
      while (static_cast<std::uint32_t>(product) < threshold)
        product = (source().next() >> 32) * bound;
    }
    return static_cast<std::uint32_t>(product >> 32);
  }

  /// Puts the items into a uniformly random order (Fisher and Yates).
  template <class Items>
  void shuffle(Items&& items) {
    for (std::size_t i = items.size(); i > 1; --i)
      std::swap(items[i - 1], items[below(static_cast<std::uint32_t>(i))]);
  }

 private:
  friend Source;
  Draws() = default;
  Source& source() { return static_cast<Source&>(*this); }
};

class Random : public Draws<Random> {
 public:
  explicit Random(std::uint64_t seed) {
    for (std::uint64_t& word : state_) word = split_mix(seed);
  }

  std::uint64_t next() {
    const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
    const std::uint64_t shifted = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= shifted;
    state_[3] = std::rotl(state_[3], 45);
    return result;
  }

 private:
  static std::uint64_t split_mix(std::uint64_t& seed) {
    seed += 0x9e3779b97f4a7c15U;
    std::uint64_t mixed = seed;
    mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9U;
    mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebU;
    return mixed ^ (mixed >> 31);
  }

  std::array<std::uint64_t, 4> state_;
};

/// Random words from any source, for what is dealt once. It only refers to the source, which must
/// outlive it; what a search draws a million times comes from a Random itself.
class Chance : public Draws<Chance> {
 public:
  template <class Source>
    requires(!std::is_same_v<Source, Chance>) && requires(Source& source) {
      { source.next() } -> std::same_as<std::uint64_t>;
    }
  Chance(Source& source)
      : source_(&source), next_([](void* from) { return static_cast<Source*>(from)->next(); }) {}

  std::uint64_t next() { return next_(source_); }

 private:
  void* source_;
  std::uint64_t (*next_)(void*);
};

}  // namespace belle
