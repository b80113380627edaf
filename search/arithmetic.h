// Functions that the standard library computes a little differently on each platform. These give
// the same bits everywhere; their precision is far beyond what a search can notice.
#pragma once

#include <bit>
#include <cstdint>
#include <numbers>

namespace belle::search {

/// 2 to the power of x, for |x| < 100; relative error below 1e-6.
inline float power_of_two(float x) {
  const float shifted = x + (x < 0 ? -0.5F : 0.5F);
  const int whole = static_cast<int>(shifted);
  const float rest =
      (x - static_cast<float>(whole)) * std::numbers::ln2_v<float>;  // |rest| <= 0.35
  const float fraction =
      1 + rest * (1 + rest * (0.5F +
                              rest * (0.16666667F + rest * (0.041666667F + rest * 0.0083333333F))));
  return fraction * std::bit_cast<float>(static_cast<std::uint32_t>(whole + 127) << 23U);
}

/// e to the power of x; x is held within ±60.
inline float exponential(float x) {
  const float held = x < -60 ? -60 : x > 60 ? 60 : x;
  return power_of_two(held * std::numbers::log2e_v<float>);
}

/// The natural logarithm of a whole number from 1 on; absolute error below 1e-4.
inline float logarithm(std::uint64_t number) {
  const int exponent = 63 - std::countl_zero(number);
  const float mantissa =
      static_cast<float>(number) / static_cast<float>(std::uint64_t{1} << exponent);
  const float t = (mantissa - 1) / (mantissa + 1);  // 0 to 1/3
  const float square = t * t;
  const float rest = 2 * t * (1 + square * (0.33333333F + square * (0.2F + square * 0.14285714F)));
  return static_cast<float>(exponent) * std::numbers::ln2_v<float> + rest;
}

}  // namespace belle::search
