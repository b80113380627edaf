// What the program understands, as data: made from what the commands declare (command.h) for those
// who tell it in another form, the manual and the completion of half-typed words.
#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace belle {

struct WordDescription {
  std::vector<std::string> names;  // `--colour`, `--color`; or `FILE`, typed in its place
  std::string value;               // what stands for it, as in the help; empty for a flag
  std::string meaning;
  bool required = false;
  bool many = false;

  bool is_option() const { return names.front().starts_with('-'); }
  /// The texts it may be, if these are all: `auto|always|never` is three.
  std::vector<std::string> choices() const;
};

struct CommandDescription {
  std::string name;  // empty for the program itself
  std::string about;
  std::string footer;
  std::vector<WordDescription> words;
};

struct ProgramDescription {
  CommandDescription itself;
  std::vector<CommandDescription> commands;

  /// The command of that name; nullptr if there is none.
  const CommandDescription* command(const std::string& name) const;
};

ProgramDescription describe(const CLI::App& belle);

}  // namespace belle
