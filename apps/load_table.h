// A table of a house that is measured, as the clients there know it.
#pragma once

#include <chrono>
#include <cstddef>
#include <deque>
#include <optional>
#include <string>
#include <vector>

#include "apps/load_players.h"
#include "server/simulated_clients.h"

namespace belle::under_load {

struct Turn {
  std::size_t place;
  std::string request;
};

// Where a client sits or looks on.
struct Place {
  std::size_t table;
  std::size_t index;  // among those at the table
};

// A move that is not told to all yet.
struct Untold {
  std::size_t ply;    // before it
  std::size_t mover;  // whose place it is
  std::chrono::steady_clock::time_point due;
  std::chrono::steady_clock::time_point sent;
};

// What all clocks of a table had left, as the first client was told, and when.
struct TimeLeft {
  std::chrono::milliseconds left;
  std::chrono::steady_clock::time_point told;
};

struct Table {
  LoadGame game;
  std::vector<server::SimulatedClients::ClientId>
      players;                        // the first one sets it; those beyond the seats look on
  std::vector<std::size_t> attempts;  // of each to come back
  std::string id;                     // of the game that is on; empty before
  std::string ply;                    // of the last turn that was told
  std::size_t watched = 0;            // by how many besides the first
  std::optional<Turn> turn;           // to be taken when it is due
  std::deque<std::chrono::steady_clock::time_point> due;
  bool asked = false;  // the first of `due` was sent and is not answered
  std::size_t asker = 0;
  std::chrono::steady_clock::time_point sent;
  std::size_t sent_ply = 0;
  std::chrono::steady_clock::time_point played;  // when a move was sent that was kept
  std::deque<Untold> untold;           // to those who look on, of whom the last one counts
  std::optional<std::size_t> unheard;  // before which move one was sent and its answer lost
  std::optional<TimeLeft> time;
};

}  // namespace belle::under_load
