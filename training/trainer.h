// Teaching a net by gradient descent (Adam, by Kingma and Ba): it is shown positions and what
// became of them.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <vector>

#include "search/net.h"

namespace belle::training {

/// A position as a seat saw it, and what became of it for each seat, counted from that one.
struct Sample {
  search::Features features;
  std::size_t net;
  std::array<float, kMaxSeats> base{};  // chances that the net set out from, in proportion
  std::array<float, kMaxSeats> win{};   // probabilities, together 1
  std::array<float, kMaxSeats> gain{};  // VP still won, in units of kPointsUnit
};

class Trainer {
 public:
  /// The net must outlive the trainer.
  explicit Trainer(search::Net& net);

  /// One step of descent over these samples, on so many threads; returns their mean loss before it.
  float teach(std::span<const Sample* const> samples, float rate, std::size_t threads);

 private:
  struct Share {
    std::vector<float> gradient;
    double loss = 0;
  };
  void study(std::span<const Sample* const> samples, Share& share) const;

  search::Net& net_;
  std::vector<Share> shares_;
  std::vector<float> mean_;
  std::vector<float> square_;
  double steps_ = 0;
};

/// Small random weights to begin with.
void scatter(search::Net& net, std::uint64_t seed);

}  // namespace belle::training
