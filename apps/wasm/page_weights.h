// The weights of Belle's nets, by game. The page brings them when she is first asked, and they must
// be there before a level that needs them thinks.
#pragma once

#include <string_view>

namespace belle::wasm {

/// Takes the bytes of players/<game>/weights.net; false if they are not what that game's nets need.
bool take_weights(std::string_view game, std::string_view bytes);

/// Whether a level of the game plays by its nets, and they are not here yet; no level is Belle at
/// her best.
bool needs_weights(std::string_view game, std::string_view level);

}  // namespace belle::wasm
