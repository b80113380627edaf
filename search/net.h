// A small neural net that evaluates positions: features, two layers of hidden units, and for each
// seat a chance to win and the VP still to come. It is plain arithmetic in a fixed order, so that
// every compiler and platform computes the same bits.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <span>
#include <string>
#include <vector>

#include "engine/core/seat.h"
#include "search/features.h"

namespace belle::search {

inline constexpr std::size_t kFirstLayer = 64;
inline constexpr std::size_t kSecondLayer = 32;

/// How many features and seats a net is made for.
struct NetShape {
  std::size_t flags;
  std::size_t scalars;
  std::size_t seats;

  std::size_t features() const { return flags + scalars; }
  std::size_t outputs() const { return 2 * seats; }
  std::size_t weights() const {
    return (features() + 1) * kFirstLayer + (kFirstLayer + 1) * kSecondLayer +
           (kSecondLayer + 1) * outputs();
  }
  friend bool operator==(const NetShape&, const NetShape&) = default;
};

/// For each seat, counted from the one that looks: a logit of its victory, then the VP still to
/// come in units of kPointsUnit.
using NetOutputs = std::array<float, 2 * kMaxSeats>;
inline constexpr float kPointsUnit = 20;

/// The first layer of a position before it is rectified: positions that differ little from it are
/// evaluated from there.
struct NetBase {
  Features features;
  alignas(16) std::array<float, kFirstLayer> sums;
};

/// The hidden units of one evaluation.
struct NetTrace {
  alignas(16) std::array<float, kFirstLayer> first;
  alignas(16) std::array<float, kSecondLayer> second;
};

class Net {
 public:
  explicit Net(NetShape shape) : shape_(shape), weights_(shape.weights()) {}

  const NetShape& shape() const { return shape_; }

  NetOutputs evaluate(const Features& features, NetTrace& trace) const;

  /// Completes a base whose features are there; and evaluates what differs from one.
  void prepare(NetBase& base) const;
  NetOutputs evaluate(const NetBase& base, const Features& features) const;

  /// All weights, in the order of the file: each layer's rows by input, then its bias.
  std::span<float> weights() { return weights_; }
  std::span<const float> weights() const { return weights_; }

  /// Where each layer begins among the weights.
  std::size_t first_bias() const { return shape_.features() * kFirstLayer; }
  std::size_t second() const { return first_bias() + kFirstLayer; }
  std::size_t second_bias() const { return second() + kFirstLayer * kSecondLayer; }
  std::size_t third() const { return second_bias() + kSecondLayer; }
  std::size_t third_bias() const { return third() + kSecondLayer * shape_.outputs(); }

 private:
  void sum_up(const Features& features, std::array<float, kFirstLayer>& sums) const;
  NetOutputs finish(NetTrace& trace) const;

  NetShape shape_;
  std::vector<float> weights_;
};

/// The bytes of several nets, and back; or why these bytes are not nets of these shapes, in words:
/// what would fit, and what is there. Weights are rounded to 16 bits, which costs nothing that
/// could be measured.
std::vector<std::uint8_t> write_nets(std::span<const Net> nets);
std::expected<std::vector<Net>, std::string> read_nets(std::span<const std::uint8_t> bytes,
                                                       std::span<const NetShape> shapes);

}  // namespace belle::search
