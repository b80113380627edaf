// An analysis as one JSON object, for the page and for tools. Lists by seat are in the order of
// `seats`. A win is a probability (four digits), a margin is VP (two digits). Keys are never
// renamed; new ones may come.
//
//   {
//     "game": "lumiere",
//     "seats": [{"seat": "orange", "name": "Alice"}, …],
//     "moves": 37,                     of the game
//     "complete": true,                false: stopped after the decisions that are here
//     "decisions": [{
//       "ply": 12,                     moves played before it, as --ply counts them
//       "seat": 0,                     its place in `seats`
//       "move": "build L4 c5 r1",
//       "mark": "mistake",             forced best good inaccuracy mistake blunder
//                                      the rest is not there if forced:
//       "win": 0.41, "margin": -1.2,   of the played move, for the mover
//       "visits": 230,                 simulations that went through it
//       "best": {"move": …, "win": …, "margin": …, "line": ["build L4 c5 r1", …],
//                "movers": [0, …]},    of the line, by their place in `seats`
//       "loss": {"win": 0.07, "vp": 2.5},   beyond the doubt about both
//       "alternatives": [{"move": …, "win": …, "margin": …, "visits": …}, …],
//                                      the first three of the ranking, the best move in front
//       "proven": false                whether `best` is solved to the end
//     }, …],
//     "summary": [{                    by seat; see summary.h and account.h
//       "accuracy": 71.3,              percent; null without a choice
//       "choices": 17,
//       "loss": {"win": …, "vp": …},   mean per choice
//       "marks": {"forced": 1, "best": 6, …},
//       "start": {"win": …, "margin": …}, "play": …, "others": …, "luck": …, "error": …,
//       "end": …
//     }, …],
//     "graph": {                       values before each decision, and of the end
//       "win": [[0.5, null, …], …],    by seat, together 1; null where not known
//       "margin": [[…], …]
//     },
//     "result": [{"win": 1, "margin": 9}, …],   by seat; null if the game was not played to its end
//     "gave_up": null                  the place in `seats` of who resigned or ran out of time
//   }
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "analysis/analyse.h"
#include "engine/core/json_text.h"

namespace belle::analysis {

struct SeatName {
  std::string seat;  // orange
  std::string name;  // Alice
};

/// The seats in the order of the game, whatever that of the record's lines is.
template <Game G>
std::vector<SeatName> names(const Record& record, const typename G::State& state) {
  std::vector<SeatName> result;
  for (const std::string_view seat : seat_names<G>(state))
    result.push_back(
        {std::string(seat), std::ranges::find(record.seats, seat, &RecordLine::key)->value});
  return result;
}

std::string report(const Analysis& analysis, std::string_view game,
                   const std::vector<SeatName>& seats);

/// Adds the keys of a candidate to the object that is open.
void write_candidate(JsonText& json, const Candidate& candidate);

}  // namespace belle::analysis
