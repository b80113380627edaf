#include "training/trainer.h"

#include <algorithm>
#include <cmath>
#include <thread>

#include "engine/core/bits.h"
#include "engine/core/random.h"

namespace belle::training {
namespace {

using search::kFirstLayer;
using search::kSecondLayer;

constexpr float kPointsWeight = 0.5F;  // of the error in VP beside that in victories

struct Errors {
  std::array<float, 2 * kMaxSeats> of_outputs{};
  double loss = 0;
};

Errors errors(const search::NetOutputs& outputs, const Sample& sample, std::size_t seats) {
  Errors result;
  const float highest =
      *std::max_element(outputs.begin(), outputs.begin() + static_cast<long>(seats));
  float sum = 0;
  std::array<float, kMaxSeats> win{};
  for (std::size_t i = 0; i < seats; ++i)
    sum += win[i] = sample.base[i] * std::exp(outputs[i] - highest);
  for (std::size_t i = 0; i < seats; ++i) {
    win[i] /= sum;
    result.loss -= static_cast<double>(sample.win[i] * std::log(std::max(win[i], 1e-6F)));
    result.of_outputs[i] = win[i] - sample.win[i];
    const float error = outputs[seats + i] - sample.gain[i];
    result.loss += static_cast<double>(kPointsWeight * error * error / 2);
    result.of_outputs[seats + i] = kPointsWeight * std::clamp(error, -1.0F, 1.0F);
  }
  return result;
}

}  // namespace

Trainer::Trainer(search::Net& net)
    : net_(net), mean_(net.weights().size()), square_(net.weights().size()) {}

void Trainer::study(std::span<const Sample* const> samples, Share& share) const {
  const std::size_t outputs_count = net_.shape().outputs();
  const float* weights = net_.weights().data();
  share.gradient.assign(net_.weights().size(), 0);
  share.loss = 0;
  float* gradient = share.gradient.data();
  search::NetTrace trace;
  for (const Sample* sample : samples) {
    const search::NetOutputs outputs = net_.evaluate(sample->features, trace);
    const Errors wrong = errors(outputs, *sample, net_.shape().seats);
    share.loss += wrong.loss;

    std::array<float, kSecondLayer> of_second{};
    for (std::size_t i = 0; i < kSecondLayer; ++i) {
      if (trace.second[i] == 0) continue;
      const std::size_t row = net_.third() + i * outputs_count;
      for (std::size_t o = 0; o < outputs_count; ++o) {
        gradient[row + o] += trace.second[i] * wrong.of_outputs[o];
        of_second[i] += weights[row + o] * wrong.of_outputs[o];
      }
    }
    for (std::size_t o = 0; o < outputs_count; ++o)
      gradient[net_.third_bias() + o] += wrong.of_outputs[o];

    std::array<float, kFirstLayer> of_first{};
    for (std::size_t i = 0; i < kFirstLayer; ++i) {
      if (trace.first[i] == 0) continue;
      const std::size_t row = net_.second() + i * kSecondLayer;
      float sum = 0;
      for (std::size_t o = 0; o < kSecondLayer; ++o) {
        gradient[row + o] += trace.first[i] * of_second[o];
        sum += weights[row + o] * of_second[o];
      }
      of_first[i] = sum;
    }
    for (std::size_t o = 0; o < kSecondLayer; ++o) gradient[net_.second_bias() + o] += of_second[o];

    const auto add = [&](std::size_t input, float times) {
      float* row = gradient + input * kFirstLayer;
      for (std::size_t o = 0; o < kFirstLayer; ++o) row[o] += of_first[o] * times;
    };
    for (std::size_t word = 0; word < sample->features.flags.size(); ++word)
      for (const std::size_t bit : Each<std::size_t>(sample->features.flags[word]))
        add(word * 64 + bit, 1);
    for (std::size_t i = 0; i < net_.shape().scalars; ++i)
      if (sample->features.scalars[i] != 0)
        add(net_.shape().flags + i, sample->features.scalars[i]);
    add(net_.shape().features(), 1);
  }
}

float Trainer::teach(std::span<const Sample* const> samples, float rate, std::size_t threads) {
  shares_.resize(threads);
  const std::size_t part = (samples.size() + threads - 1) / threads;
  {
    std::vector<std::jthread> studying;
    for (std::size_t i = 0; i < threads; ++i) {
      const std::size_t from = std::min(samples.size(), i * part);
      const std::size_t to = std::min(samples.size(), from + part);
      studying.emplace_back(
          [this, i, mine = samples.subspan(from, to - from)] { study(mine, shares_[i]); });
    }
  }
  constexpr float kMeanKept = 0.9F;
  constexpr float kSquareKept = 0.999F;
  steps_ += 1;
  const auto warm =
      static_cast<float>(std::sqrt(1 - std::pow(0.999, steps_)) / (1 - std::pow(0.9, steps_)));
  const float scale = 1 / static_cast<float>(samples.size());
  const std::span<float> weights = net_.weights();
  for (std::size_t i = 0; i < weights.size(); ++i) {
    float gradient = 0;
    for (const Share& share : shares_) gradient += share.gradient[i];
    gradient *= scale;
    mean_[i] = kMeanKept * mean_[i] + (1 - kMeanKept) * gradient;
    square_[i] = kSquareKept * square_[i] + (1 - kSquareKept) * gradient * gradient;
    weights[i] -= rate * warm * mean_[i] / (std::sqrt(square_[i]) + 1e-8F);
    weights[i] = std::clamp(weights[i], -15.0F, 15.0F);
  }
  double loss = 0;
  for (const Share& share : shares_) loss += share.loss;
  return static_cast<float>(loss / static_cast<double>(samples.size()));
}

void scatter(search::Net& net, std::uint64_t seed) {
  Random random(seed);
  const auto fill = [&](std::size_t from, std::size_t to, float width) {
    for (std::size_t i = from; i < to; ++i)
      net.weights()[i] = width * (static_cast<float>(random.below(20001)) / 10000.0F - 1);
  };
  fill(0, net.first_bias(), 0.08F);
  fill(net.second(), net.second_bias(), 0.2F);
  fill(net.third(), net.third_bias(), 0.02F);
}

}  // namespace belle::training
