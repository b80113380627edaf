// The games of tests/records, replayed.
#pragma once

#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string>

#include "engine/core/replay.h"

namespace belle {

/// The game of that name; throws, which fails the test, if there is none that can be played.
template <Game G>
Replay<G> replay_file(const typename G::Edition& edition, const std::string& name) {
  std::ostringstream bytes;
  bytes << std::ifstream(BELLE_SOURCE_DIR "/tests/records/" + name + ".belle").rdbuf();
  const auto record = read_record(bytes.str());
  if (!record) throw std::invalid_argument(name + ": " + record.error().reason);
  const auto result = replay<G>(edition, *record);
  if (!result) throw std::invalid_argument(name + ": " + result.error().reason);
  return *result;
}

}  // namespace belle
