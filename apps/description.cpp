#include "apps/description.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <string_view>

namespace belle {
namespace {

WordDescription describe(const CLI::Option& option) {
  WordDescription word;
  for (const std::string& name : option.get_snames()) word.names.push_back('-' + name);
  for (const std::string& name : option.get_lnames()) word.names.push_back("--" + name);
  if (word.names.empty()) word.names.push_back(option.get_name(true));
  const bool flag = option.get_items_expected_max() == 0;
  if (!flag) word.value = option.get_type_name();
  if (option.get_positional() && word.value.empty()) word.value = word.names.front();
  word.meaning = option.get_description();
  word.required = option.get_required();
  word.many = option.get_items_expected_max() > 1;
  return word;
}

CommandDescription describe_one(const CLI::App& app) {
  CommandDescription command{app.get_name(), app.get_description(), app.get_footer(), {}};
  for (const CLI::Option* option : app.get_options()) command.words.push_back(describe(*option));
  return command;
}

}  // namespace

std::vector<std::string> WordDescription::choices() const {
  std::vector<std::string> texts;
  if (value.find('|') == std::string::npos) return texts;
  for (std::size_t from = 0; from <= value.size();) {
    const std::size_t to = std::min(value.find('|', from), value.size());
    texts.push_back(value.substr(from, to - from));
    from = to + 1;
  }
  return texts;
}

const CommandDescription* ProgramDescription::command(const std::string& name) const {
  const auto found = std::ranges::find(commands, name, &CommandDescription::name);
  return found == commands.end() ? nullptr : &*found;
}

ProgramDescription describe(const CLI::App& belle) {
  ProgramDescription program{describe_one(belle), {}};
  program.itself.name.clear();
  for (const CLI::App* command : belle.get_subcommands({}))
    program.commands.push_back(describe_one(*command));
  return program;
}

}  // namespace belle
