#include "apps/complete.h"

#include <algorithm>

namespace belle {
namespace {

class Candidates {
 public:
  explicit Candidates(std::string typed) : typed_(std::move(typed)) {}

  void add(const std::string& text, const std::string& meaning) {
    if (text.starts_with(typed_)) lines_.push_back(text + '\t' + meaning);
  }

  void add_commands(const ProgramDescription& program) {
    for (const CommandDescription& command : program.commands) add(command.name, command.about);
  }

  void add_options(const CommandDescription& command) {
    for (const WordDescription& word : command.words)
      if (word.is_option()) add(word.names.back(), word.meaning);
  }

  void add_value(const ProgramDescription& program, const WordDescription& word) {
    const std::string& kind = word.value;
    if (kind == "FILE" || kind == "FOLDER")
      lines_.emplace_back(kind == "FILE" ? ":files" : ":folders");
    if (kind == "COMMAND") add_commands(program);
    for (const std::string& text : word.choices()) add(text, word.meaning);
  }

  std::vector<std::string> lines() && { return std::move(lines_); }

 private:
  std::string typed_;
  std::vector<std::string> lines_;
};

const WordDescription* option_named(const CommandDescription& command, const std::string& name) {
  for (const WordDescription& word : command.words)
    if (std::ranges::find(word.names, name) != word.names.end()) return &word;
  return nullptr;
}

// The option whose value is typed last, or else the word that stands in this place.
const WordDescription* expected_word(const CommandDescription& command,
                                     const std::vector<std::string>& words) {
  std::size_t place = 0;
  for (std::size_t i = 1; i + 1 < words.size(); ++i) {
    if (!words[i].starts_with("--")) {
      ++place;
      continue;
    }
    const WordDescription* option = option_named(command, words[i]);
    if (option == nullptr || option->value.empty()) continue;
    if (i + 2 == words.size()) return option;
    ++i;
  }
  const WordDescription* last = nullptr;
  for (const WordDescription& word : command.words) {
    if (word.is_option()) continue;
    last = &word;
    if (place-- == 0) return last;
  }
  return last != nullptr && last->many ? last : nullptr;
}

}  // namespace

std::vector<std::string> completions(const ProgramDescription& program,
                                     const std::vector<std::string>& words) {
  const std::string typed = words.empty() ? "" : words.back();
  Candidates candidates(typed);
  if (words.size() < 2) {
    candidates.add_commands(program);
    candidates.add("help", "Say what a command does");
    if (typed.starts_with('-')) candidates.add_options(program.itself);
  } else if (words.front() == "help") {
    candidates.add_commands(program);
  } else if (const CommandDescription* command = program.command(words.front())) {
    const WordDescription* word = expected_word(*command, words);
    if (word != nullptr && (word->is_option() || !typed.starts_with('-')))
      candidates.add_value(program, *word);
    else
      candidates.add_options(*command);
  }
  return std::move(candidates).lines();
}

}  // namespace belle
