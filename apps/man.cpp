#include <algorithm>
#include <filesystem>
#include <fstream>
#include <functional>
#include <memory>
#include <sstream>

#include "apps/commands.h"
#include "apps/description.h"
#include "apps/version.h"

namespace belle {
namespace {

// A line as the formatter of manual pages reads it: nothing in it is a command.
std::string plain(const std::string& text) {
  std::string result;
  for (const char letter : text) {
    if (letter == '\\')
      result += "\\e";
    else if (letter == '-')
      result += "\\-";
    else
      result += letter;
  }
  const bool commands = result.starts_with('.') || result.starts_with('\'');
  return commands ? "\\&" + result : result;
}

std::string bold(const std::string& text) { return "\\fB" + plain(text) + "\\fR"; }
std::string slanted(const std::string& text) { return "\\fI" + plain(text) + "\\fR"; }

// Prose flows; lines that are set in are typed as they stand.
void write_prose(std::ostream& out, const std::string& text) {
  std::istringstream lines(text);
  bool typed = false;
  bool begun = false;
  for (std::string line; std::getline(lines, line);) {
    const bool set_in = line.starts_with("  ");
    if (begun && (set_in != typed || line.starts_with("Example: "))) out << ".PP\n";
    if (set_in != typed) out << (set_in ? ".nf\n" : ".fi\n");
    out << plain(line) << '\n';
    typed = set_in;
    begun = true;
  }
  if (typed) out << ".fi\n";
}

std::string placeholder(const WordDescription& word) {
  return word.is_option() ? word.value : word.names.front();
}

std::string synopsis(const CommandDescription& command) {
  std::string text = bold("belle " + command.name);
  const auto add = [&](const WordDescription& word) {
    std::string one = word.is_option() ? bold(word.names.front()) + ' ' : "";
    one += slanted(placeholder(word)) + (word.many && !word.is_option() ? " ..." : "");
    text += ' ' + (word.required ? one : '[' + one + ']');
  };
  for (const WordDescription& word : command.words)
    if (word.is_option() && word.required) add(word);
  text += ' ' + std::string("[") + slanted("options") + ']';
  for (const WordDescription& word : command.words)
    if (!word.is_option()) add(word);
  return text;
}

void write_words(std::ostream& out, CommandDescription command) {
  out << ".SH OPTIONS\n";
  std::ranges::stable_partition(command.words, std::not_fn(&WordDescription::is_option));
  for (const WordDescription& word : command.words) {
    std::string names;
    if (word.is_option())
      for (const std::string& name : word.names) names += (names.empty() ? "" : ", ") + bold(name);
    else
      names = slanted(word.names.front());
    const bool says_more = !word.value.empty() && word.value != word.names.front();
    out << ".TP\n" << names << (says_more ? ' ' + slanted(word.value) : "") << '\n';
    out << plain(word.meaning) << '\n';
  }
}

void write_heading(std::ostream& out, const std::string& name, const std::string& about) {
  std::string title = name;
  std::ranges::transform(title, title.begin(), [](char letter) {
    return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
  });
  out << ".TH " << plain(title) << " 1 \"\" \"Belle Époque " << version() << "\"\n"
      << ".SH NAME\n"
      << plain(name) << " \\- " << plain(about) << '\n'
      << ".SH SYNOPSIS\n";
}

std::string page(const CommandDescription& command) {
  std::ostringstream out;
  write_heading(out, "belle-" + command.name, command.about);
  out << synopsis(command) << '\n';
  if (!command.footer.empty()) {
    out << ".SH DESCRIPTION\n";
    write_prose(out, command.footer);
  }
  write_words(out, command);
  out << ".SH SEE ALSO\n" << bold("belle") << "(1)\n";
  return out.str();
}

std::string page(const ProgramDescription& program) {
  std::ostringstream out;
  write_heading(out, "belle", "two board games set in Paris, at one digital table");
  out << bold("belle") << ' ' << slanted("command") << " [" << slanted("words") << "]\n"
      << ".SH DESCRIPTION\n";
  write_prose(out, program.itself.about);
  out << ".SH COMMANDS\nEach has a page of its own, such as " << bold("belle-play") << "(1).\n";
  for (const CommandDescription& command : program.commands)
    out << ".TP\n" << bold(command.name) << '\n' << plain(command.about) << '\n';
  write_words(out, program.itself);
  out << ".SH EXIT STATUS\n"
      << kFine << " if all went well, " << kRefused << " if something was refused, " << kUsage
      << " if the words were not understood, " << kInterrupted << " after Ctrl\\-C.\n"
      << ".SH EXAMPLES\n";
  write_prose(out, program.itself.footer);
  return out.str();
}

void write_all(const ProgramDescription& program, const std::filesystem::path& folder,
               Session& session) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  const auto write = [&](const std::string& name, const std::string& text) {
    std::ofstream out(folder / (name + ".1"), std::ios::binary);
    out << text;
    if (!out.flush()) session.fail((folder / name).string() + ".1: cannot be written");
  };
  write("belle", page(program));
  for (const CommandDescription& command : program.commands)
    write("belle-" + command.name, page(command));
}

}  // namespace

void add_man(CLI::App& belle, Session& session) {
  Command command(belle, "man", "Print a page of the manual");
  command.footer(
      "Pages are made from the same descriptions as the help.\n"
      "Examples:\n"
      "  belle man play | man -l -\n"
      "  belle man --into ~/.local/share/man/man1");
  struct ManWords {
    std::string command;
    std::optional<std::string> folder;
  };
  const auto typed = std::make_shared<ManWords>();
  command.text("COMMAND", typed->command, "of which command; of the program if not given");
  command.text("--into", typed->folder, "write all pages into this folder").shown_as("FOLDER");
  command.on([typed, &belle, &session] {
    const ProgramDescription program = describe(belle);
    if (typed->folder) return write_all(program, *typed->folder, session);
    const CommandDescription* one = program.command(typed->command);
    if (one == nullptr && !typed->command.empty())
      return session.fail("no command is called '" + typed->command + "'", kUsage);
    session.console.out << (one == nullptr ? page(program) : page(*one));
  });
}

}  // namespace belle
