#include <CLI/CLI.hpp>
#include <algorithm>
#include <string>
#include <vector>

#include "apps/commands.h"
#include "apps/complete.h"
#include "apps/suggest.h"
#include "apps/version.h"

namespace belle {
namespace {

constexpr const char* kAbout =
    "Belle Époque: La Cité de la Lumière and Paris at one digital table.\n"
    "FILE is a game record, '-' standard input. Rulings are cited as L1 to L17 and P1 to P15.";

constexpr const char* kExamples =
    "Try:\n"
    "  belle play                                    play in the browser\n"
    "  belle watch                                   watch a random game in the terminal\n"
    "  belle random paris --players 3 > game.belle   write one to a file\n"
    "  belle show game.belle --ply 30                look at it\n"
    "  belle check game.belle                        check every move and the score\n"
    "  belle help random                             more about one command";

std::vector<std::string> command_names(const CLI::App& belle) {
  std::vector<std::string> names{"help"};
  for (const CLI::App* command : belle.get_subcommands({})) names.push_back(command->get_name());
  return names;
}

std::vector<std::string> option_names(const CLI::App& command) {
  std::vector<std::string> names;
  for (const CLI::Option* option : command.get_options())
    for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
  return names;
}

// The first word the parser could not place, with a guess at what was meant.
std::string stray_word(const CLI::App& belle) {
  const auto chosen = belle.get_subcommands();
  const CLI::App& command = chosen.empty() ? belle : *chosen.front();
  const std::string word = belle.remaining(true).front();
  const std::string name = chosen.empty() ? "" : " " + command.get_name();
  return "unknown word '" + word + "'." +
         suggestion(word, word.starts_with("-") ? option_names(command) : command_names(belle)) +
         " See 'belle help" + name + "'.";
}

int help(CLI::App& belle, const std::vector<std::string>& words, Session& session) {
  if (words.size() < 2 || words[1] == "help") {
    session.console.out << belle.help();
    return kFine;
  }
  const auto names = command_names(belle);
  if (std::ranges::find(names, words[1]) == names.end()) {
    session.fail("no command is called '" + words[1] + "'." + suggestion(words[1], names), kUsage);
    return kUsage;
  }
  session.console.out << belle.get_subcommand(words[1])->help("belle");
  return kFine;
}

}  // namespace

int run(const std::vector<std::string>& words, Console& console) {
  Session session{console};
  CLI::App belle(kAbout, "belle");
  belle.footer(kExamples);
  belle.require_subcommand(0, 1);
  belle.set_version_flag("--version", version_text, "version, commit, compiler and editions");
  belle.get_formatter()->column_width(34);
  add_play(belle, session);
  add_watch(belle, session);
  add_random(belle, session);
  add_check(belle, session);
  add_moves(belle, session);
  add_perft(belle, session);
  add_show(belle, session);
  add_explain(belle, session);
  add_hint(belle, session);
  add_analyse(belle, session);
  add_solve(belle, session);
  add_bench(belle, session);
  add_arena(belle, session);
  add_engine(belle, session);
  add_ratings(belle, session);
  add_train(belle, session);
  add_serve(belle, session);
  add_move_house(belle, session);
  add_check_house(belle, session);
  add_think(belle, session);
  add_load(belle, session);
  add_man(belle, session);
  add_completion(belle, session);

  if (words.empty() || words.front() == "help") return help(belle, words, session);
  if (words.front() == "complete") {
    for (const std::string& line : completions(describe(belle), {words.begin() + 1, words.end()}))
      console.out << line << '\n';
    return kFine;
  }
  const auto names = command_names(belle);
  if (!words.front().starts_with("-") && std::ranges::find(names, words.front()) == names.end()) {
    session.fail("no command is called '" + words.front() + "'." +
                     suggestion(words.front(), names) + " See 'belle help'.",
                 kUsage);
    return session.exit;
  }
  try {
    belle.parse(
        std::vector<std::string>(words.rbegin(), words.rend()));  // it takes them from the back
  } catch (const CLI::CallForHelp&) {
    if (words.front().starts_with("-")) return help(belle, {}, session);
    return help(belle, {"help", words.front()}, session);
  } catch (const CLI::CallForVersion& asked) {
    console.out << asked.what() << '\n';
  } catch (const CLI::ExtrasError&) {
    session.fail(stray_word(belle), kUsage);
  } catch (const CLI::ParseError& error) {
    session.fail(std::string(error.what()) + ". See 'belle help " + words.front() + "'.", kUsage);
  }
  return session.exit;
}

}  // namespace belle
