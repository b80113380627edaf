// Random players at many tables of a house on this machine, for measuring it. Every table has its
// moments at which a move is due, spread evenly over time; an answer is measured from that moment,
// so that a player who has to wait for their turn because the house is slow counts as waiting.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace belle {

struct Load {
  std::size_t sockets = 2000;
  std::size_t moves_per_second = 1000;  // over all tables
  std::size_t seconds = 10;
};

/// A game that is played, and how many sit at a table of it.
struct LoadGame {
  std::string name;
  std::size_t seats;
};

struct LoadFigures {
  std::size_t sockets = 0;  // that opened
  std::size_t tables = 0;
  std::size_t refused = 0;    // moves; there should be none
  std::size_t unheard = 0;    // moves that were due and not answered when time was up
  double seconds = 0;         // in which moves were due
  std::vector<double> waits;  // of every answered move, in milliseconds, the shortest first
};

/// Opens the sockets, sets the tables, plays. Says how far it is: what it does, how much is done,
/// and of how much. Ends early when `stop` is set.
LoadFigures play_under_load(std::uint16_t port, const std::vector<LoadGame>& games,
                            const Load& load,
                            const std::function<void(const char*, std::size_t, std::size_t)>& say,
                            const std::atomic<bool>& stop);

}  // namespace belle
