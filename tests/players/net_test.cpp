#include "search/net.h"

#include <cmath>
#include <vector>

#include <gtest/gtest.h>

#include "engine/core/random.h"
#include "search/arithmetic.h"

namespace belle::search {
namespace {

constexpr NetShape kShape{100, 10, 2};

Net random_net(std::uint64_t seed) {
  Random random(seed);
  Net net(kShape);
  for (float& weight : net.weights())
    weight = (static_cast<float>(random.below(2001)) - 1000) / 2048;
  return net;
}

Features random_inputs(std::uint64_t seed) {
  Random random(seed);
  Features features;
  features.clear();
  for (int i = 0; i < 20; ++i) features.set(random.below(100));
  for (std::size_t i = 0; i < 10; ++i)
    features.scalars[i] = static_cast<float>(random.below(100)) / 50;
  return features;
}

// A shortcut that computes something else.
TEST(Net, JudgesFromABaseAsFromNothing) {
  const Net net = random_net(1);
  for (std::uint64_t seed = 1; seed < 20; ++seed) {
    NetBase base;
    base.features = random_inputs(seed);
    net.prepare(base);
    const Features features = random_inputs(seed + 1);
    NetTrace trace;
    const NetOutputs whole = net.evaluate(features, trace);
    const NetOutputs near = net.evaluate(base, features);
    for (std::size_t o = 0; o < kShape.outputs(); ++o) EXPECT_NEAR(whole[o], near[o], 1e-3F);
  }
}

// Weights that change on their way through a file, or a file of other nets that is taken.
TEST(Net, IsReadAsItWasWritten) {
  const std::vector<Net> nets{random_net(1), random_net(2)};
  const std::vector<NetShape> shapes{kShape, kShape};
  const auto bytes = write_nets(nets);
  const auto read = read_nets(bytes, shapes);
  ASSERT_TRUE(read);
  for (std::size_t i = 0; i < nets.size(); ++i)
    for (std::size_t w = 0; w < nets[i].weights().size(); ++w)
      ASSERT_EQ(nets[i].weights()[w], (*read)[i].weights()[w]);
  auto torn = bytes;
  torn.pop_back();
  EXPECT_FALSE(read_nets(torn, shapes));
  auto other = bytes;
  other[0] = 'x';
  EXPECT_EQ(read_nets(other, shapes).error(), "these are not the weights of nets");
}

// Nets whose inputs are no longer what a player shows them, taken in silence by a release build.
TEST(Net, ThatDoesNotFitIsRefusedInWords) {
  const auto bytes = write_nets(std::vector<Net>{random_net(1)});
  const auto read = read_nets(bytes, std::vector<NetShape>{{kShape.flags + 1, 10, 2}});
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error(),
            "the nets must have 18764 bytes (101 flags, 10 scalars, 2 seats), and these have "
            "18636: their inputs are other ones, so they must be trained anew");
}

// Own functions that stray from the real ones.
TEST(Arithmetic, IsNearTheTruth) {
  for (float x = -20; x < 20; x += 0.37F) EXPECT_NEAR(exponential(x) / std::exp(x), 1, 1e-5) << x;
  EXPECT_GT(exponential(-1e9F), 0);
  for (std::uint64_t n = 1; n < 1'000'000; n = n * 3 / 2 + 1)
    EXPECT_NEAR(logarithm(n), std::log(static_cast<double>(n)), 1e-4) << n;
}

}  // namespace
}  // namespace belle::search
