// "Did you mean …?"
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace belle {

/// The candidate nearest to a mistyped word, as ` Did you mean 'x'?`; nothing if none is near.
std::string suggestion(std::string_view word, std::span<const std::string> candidates);

}  // namespace belle
