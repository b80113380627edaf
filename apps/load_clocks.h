// Clocks that run out at tables of a house where nobody is.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace belle {

constexpr int kShortBank = 2;  // seconds on the clocks of such a table

/// Sets tables with so little time, of people at different servers, who all leave as soon as it
/// runs. Returns at how many.
std::size_t leave_clocks(const std::vector<std::uint16_t>& ports, std::size_t tables);

}  // namespace belle
