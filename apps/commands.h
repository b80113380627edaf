// The commands of the `belle` binary, one source file each. A command declares its words to the
// parser and, when they are there, does its work on the console.
#pragma once

#include <string>
#include <vector>

#include "apps/command.h"
#include "apps/console.h"

namespace belle {

/// One run of the program.
struct Session {
  Console& console;
  int exit = kFine;

  /// Ends the run with a message for the person.
  void fail(const std::string& message, int status = kRefused) {
    console.err << "belle: " << message << '\n';
    exit = status;
  }
};

void add_play(CLI::App& belle, Session& session);
void add_watch(CLI::App& belle, Session& session);
void add_random(CLI::App& belle, Session& session);
void add_check(CLI::App& belle, Session& session);
void add_moves(CLI::App& belle, Session& session);
void add_perft(CLI::App& belle, Session& session);
void add_show(CLI::App& belle, Session& session);
void add_explain(CLI::App& belle, Session& session);
void add_analyse(CLI::App& belle, Session& session);
void add_hint(CLI::App& belle, Session& session);
void add_solve(CLI::App& belle, Session& session);
void add_bench(CLI::App& belle, Session& session);
void add_arena(CLI::App& belle, Session& session);
void add_engine(CLI::App& belle, Session& session);
void add_ratings(CLI::App& belle, Session& session);
void add_train(CLI::App& belle, Session& session);
void add_serve(CLI::App& belle, Session& session);
void add_move_house(CLI::App& belle, Session& session);
void add_check_house(CLI::App& belle, Session& session);
void add_think(CLI::App& belle, Session& session);
void add_load(CLI::App& belle, Session& session);
void add_man(CLI::App& belle, Session& session);
void add_completion(CLI::App& belle, Session& session);

/// Runs the program with these words (without its own name) and returns the exit status.
int run(const std::vector<std::string>& words, Console& console);

}  // namespace belle
