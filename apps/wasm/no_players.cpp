// Belle's players are in another module (players.cpp): the server only knows her levels.

#include "engine/lumiere/lumiere.h"
#include "engine/paris/paris.h"
#include "players/players.h"

namespace belle::players {

template <>
std::expected<std::unique_ptr<search::Player<Lumiere>>, std::string> make_player<Lumiere>(
    const lumiere::Edition&, std::string_view, std::uint64_t) {
  return std::unexpected("nobody thinks here");
}
template <>
std::expected<std::unique_ptr<search::Player<Paris>>, std::string> make_player<Paris>(
    const paris::Edition&, std::string_view, std::uint64_t) {
  return std::unexpected("nobody thinks here");
}

}  // namespace belle::players
