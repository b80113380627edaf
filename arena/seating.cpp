#include "arena/seating.h"

#include <algorithm>

#include "engine/core/random.h"

namespace belle::arena {
namespace {

Seating with_one(Side lone, std::size_t seat, std::size_t seats) {
  Seating seating(seats, lone == Side::A ? Side::B : Side::A);
  seating[seat] = lone;
  return seating;
}

}  // namespace

std::vector<Seating> seatings(std::size_t seats, Manner manner) {
  std::vector<Seating> all;
  if (manner == Manner::Balanced && seats % 2 == 0) {
    Seating seating(seats, Side::B);
    std::fill_n(seating.begin(), seats / 2, Side::A);
    do all.push_back(seating);
    while (std::ranges::next_permutation(seating).found);
    return all;
  }
  for (std::size_t seat = 0; seat < seats; ++seat) {
    all.push_back(with_one(Side::A, seat, seats));
    if (manner == Manner::Balanced) all.push_back(with_one(Side::B, seat, seats));
  }
  return all;
}

std::uint64_t derived_seed(std::uint64_t seed, std::uint64_t purpose) {
  return Random(Random(seed).next() + purpose).next();
}

}  // namespace belle::arena
