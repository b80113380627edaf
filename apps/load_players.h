// Random players at many tables of a house on this machine, for measuring it. Every table has its
// moments at which a move is due, spread evenly over time; an answer is measured from that moment,
// so that a player who has to wait for their turn because the house is slow counts as waiting.
// At a house of several servers those at a table are at different ones; they can come back as the
// page does, and it is measured how long nobody could play after something was done to the house.
#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace belle {

struct Load {
  std::size_t sockets = 2000;
  std::size_t moves_per_second = 1000;  // over all tables
  std::size_t seconds = 10;
  std::vector<std::uint16_t> ports;  // of the servers, which clients take in turn
  std::size_t watchers = 0;          // who look on at each table
  std::size_t bank = 0;              // seconds on each clock; 0: nobody's time is counted
  bool apart = false;                // each client in a network of its own: 127.64.0, 127.64.1, …
};

/// Something that is done to a house while people play.
struct Trouble {
  /// Does it, and returns the moment from which on they wait.
  std::function<std::chrono::steady_clock::time_point()> strike;
  std::function<void()> mend = [] {};
  /// What is measured: until all who look on have been told what was played in the second after it;
  /// else until one client has been told at every table that a move is kept which was sent after
  /// it.
  bool of_watchers = false;
};

/// A game that is played, and how many sit at a table of it.
struct LoadGame {
  std::string name;
  std::size_t seats;
};

struct LoadFigures {
  std::size_t sockets = 0;  // that opened
  std::size_t tables = 0;
  std::size_t refused = 0;                     // moves; there should be none
  std::map<std::string, std::size_t> reasons;  // why, and how often
  std::size_t unheard = 0;    // moves that were due and not answered when time was up
  double seconds = 0;         // in which moves were due
  std::vector<double> waits;  // of every answered move, in milliseconds, the shortest first
  // Seconds that clocks of a table ran beyond what had passed for a client there, and what they
  // fell short of it, at most.
  double time_lost = 0;
  double time_won = 0;
  /// Of those who look on at another server than the mover's, until they were told; the same.
  std::vector<double> watched;
};

/// The wait that this share of all did not exceed; they stand with the shortest first.
double wait_of(const std::vector<double>& waits, double share);

/// Opens the sockets, sets the tables, plays. Says how far it is: what it does, how much is done,
/// and of how much. Ends early when `stop` is set.
LoadFigures play_under_load(const std::vector<LoadGame>& games, const Load& load,
                            const std::function<void(const char*, std::size_t, std::size_t)>& say,
                            const std::atomic<bool>& stop);

/// Plays as long as it takes, with people who come back, and lets one trouble after the other come
/// over the house: the seconds of each; nothing where it took longer than half a minute.
std::vector<std::optional<double>> play_through(const std::vector<LoadGame>& games,
                                                const Load& load,
                                                const std::vector<Trouble>& troubles,
                                                const std::atomic<bool>& stop);

/// Plays, with people who come back, on a thread of its own until the work is done on this one. A
/// move that waits while a client comes back waits from the moment when it was due.
LoadFigures play_beside(const std::vector<LoadGame>& games, const Load& load,
                        const std::function<void()>& work, const std::atomic<bool>& stop);

}  // namespace belle
