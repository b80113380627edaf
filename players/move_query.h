// The question which move a level would play, as a value: it crosses to another thread, process or
// machine and holds nothing but what the seat to move may know.
#pragma once

#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <string>

#include "players/players.h"

namespace belle::players {

struct MoveQuery {
  std::string game;
  std::optional<std::string>
      edition;       // the bytes of a corrected edition file; else the shipped one
  std::string view;  // of the seat to move, as write_view gives it
  std::string level;
  std::uint64_t seed = 0;
  std::int64_t milliseconds = 0;  // at most
};

/// A view whose viewer has the turn; or what is wrong with the text.
template <Game G>
std::expected<typename G::View, std::string> view_of_mover(const typename G::Edition& edition,
                                                           std::string_view text) {
  auto view = read_view(edition, text);
  if (!view) return view;
  Random random(1);
  const auto mover = to_move(redeal(edition, *view, random));
  if (!mover || mover != view->viewer)
    return std::unexpected("this is the view of a seat that does not have the turn");
  return view;
}

/// The move in the notation; or why there is none, for a person. When asked to stop it gives the
/// best so far.
template <Game G>
std::expected<std::string, std::string> find_move(const typename G::Edition& edition,
                                                  const MoveQuery& query,
                                                  const std::function<bool()>& stop) {
  const auto view = view_of_mover<G>(edition, query.view);
  if (!view) return std::unexpected(view.error());
  const auto player = make_player<G>(edition, query.level, query.seed);
  if (!player) return std::unexpected(player.error());
  return format(edition, (*player)->choose(*view, stop));
}

}  // namespace belle::players
