// The weights of the nets, as they were learnt: the bytes of players/<game>/weights.net.
#pragma once

#include <string_view>

namespace belle::players {

template <class G>
std::string_view weights();

}  // namespace belle::players
