// What a viewer is sent, as text: a position's JSON, the lines of a deal.
#pragma once

#include <optional>
#include <string>

#include "engine/core/game.h"

namespace belle {

template <Game G>
std::string written_position(const typename G::Edition& edition, const typename G::State& state,
                             std::optional<Seat> viewer) {
  JsonText json;
  write_position(json, edition, make_view(edition, state, viewer));
  return json.written();
}

template <Game G>
std::string written_deal(const typename G::Edition& edition, const typename G::Deal& deal,
                         const typename G::State& now, std::optional<Seat> viewer) {
  std::string text;
  for (const RecordLine& line : deal_lines_for(viewer, edition, deal, now))
    text += line.key + ' ' + line.value + '\n';
  return text;
}

}  // namespace belle
