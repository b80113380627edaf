#include "search/net.h"

#include <algorithm>
#include <cmath>

#include "engine/core/bits.h"

namespace belle::search {
namespace {

template <std::size_t N>
void add(std::array<float, N>& sums, const float* row, float times) {
  for (std::size_t i = 0; i < N; ++i) sums[i] += row[i] * times;
}

template <std::size_t N>
void rectify(std::array<float, N>& sums) {
  for (float& sum : sums) sum = sum > 0 ? sum : 0;
}

// A weight is stored as a whole number of this unit.
constexpr float kUnit = 1.0F / 2048;

constexpr std::array<std::uint8_t, 4> kSignature{'b', 'n', 'e', '1'};

}  // namespace

void Net::sum_up(const Features& features, std::array<float, kFirstLayer>& sums) const {
  const float* weights = weights_.data();
  std::copy_n(weights + first_bias(), kFirstLayer, sums.begin());
  for (std::size_t word = 0; word < features.flags.size(); ++word)
    for (const std::size_t bit : Each<std::size_t>(features.flags[word]))
      add(sums, weights + (word * 64 + bit) * kFirstLayer, 1);
  for (std::size_t i = 0; i < shape_.scalars; ++i)
    if (features.scalars[i] != 0)
      add(sums, weights + (shape_.flags + i) * kFirstLayer, features.scalars[i]);
}

void Net::prepare(NetBase& base) const { sum_up(base.features, base.sums); }

NetOutputs Net::evaluate(const Features& features, NetTrace& trace) const {
  sum_up(features, trace.first);
  return finish(trace);
}

NetOutputs Net::evaluate(const NetBase& base, const Features& features) const {
  const float* weights = weights_.data();
  NetTrace trace;
  trace.first = base.sums;
  for (std::size_t word = 0; word < features.flags.size(); ++word)
    for (const std::size_t bit :
         Each<std::size_t>(features.flags[word] ^ base.features.flags[word]))
      add(trace.first, weights + (word * 64 + bit) * kFirstLayer,
          (features.flags[word] >> bit & 1U) != 0 ? 1.0F : -1.0F);
  for (std::size_t i = 0; i < shape_.scalars; ++i)
    if (features.scalars[i] != base.features.scalars[i])
      add(trace.first, weights + (shape_.flags + i) * kFirstLayer,
          features.scalars[i] - base.features.scalars[i]);
  return finish(trace);
}

NetOutputs Net::finish(NetTrace& trace) const {
  const float* weights = weights_.data();
  rectify(trace.first);
  std::copy_n(weights + second_bias(), kSecondLayer, trace.second.begin());
  for (std::size_t i = 0; i < kFirstLayer; ++i)
    if (trace.first[i] != 0)
      add(trace.second, weights + second() + i * kSecondLayer, trace.first[i]);
  rectify(trace.second);

  NetOutputs outputs{};
  std::copy_n(weights + third_bias(), shape_.outputs(), outputs.begin());
  for (std::size_t i = 0; i < kSecondLayer; ++i)
    for (std::size_t o = 0; o < shape_.outputs(); ++o)
      outputs[o] += weights[third() + i * shape_.outputs() + o] * trace.second[i];
  return outputs;
}

std::vector<std::uint8_t> write_nets(std::span<const Net> nets) {
  std::vector<std::uint8_t> bytes(kSignature.begin(), kSignature.end());
  for (const Net& net : nets) {
    for (const float weight : net.weights()) {
      const float whole = std::clamp(std::round(weight / kUnit), -32767.0F, 32767.0F);
      const auto bits = static_cast<std::uint16_t>(static_cast<std::int16_t>(whole));
      bytes.push_back(static_cast<std::uint8_t>(bits & 0xffU));
      bytes.push_back(static_cast<std::uint8_t>(bits >> 8U));
    }
  }
  return bytes;
}

std::expected<std::vector<Net>, std::string> read_nets(std::span<const std::uint8_t> bytes,
                                                       std::span<const NetShape> shapes) {
  if (bytes.size() < kSignature.size() ||
      !std::ranges::equal(bytes.first(kSignature.size()), kSignature))
    return std::unexpected("these are not the weights of nets");
  std::size_t expected = kSignature.size();
  std::string wanted;
  for (const NetShape& shape : shapes) {
    expected += 2 * shape.weights();
    wanted += (wanted.empty() ? "" : "; ") + std::to_string(shape.flags) + " flags, " +
              std::to_string(shape.scalars) + " scalars, " + std::to_string(shape.seats) + " seats";
  }
  if (bytes.size() != expected)
    return std::unexpected("the nets must have " + std::to_string(expected) + " bytes (" + wanted +
                           "), and these have " + std::to_string(bytes.size()) +
                           ": their inputs are other ones, so they must be trained anew");
  std::vector<Net> nets;
  const std::uint8_t* at = bytes.data() + kSignature.size();
  for (const NetShape& shape : shapes) {
    Net& net = nets.emplace_back(shape);
    for (float& weight : net.weights()) {
      const auto bits = static_cast<std::uint16_t>(at[0] | at[1] << 8U);
      weight = static_cast<float>(static_cast<std::int16_t>(bits)) * kUnit;
      at += 2;
    }
  }
  return nets;
}

}  // namespace belle::search
