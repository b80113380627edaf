// One command of the `belle` binary as its source file declares it: its words, what they mean, and
// what it does. The parser library behind it takes long to compile, so only command.cpp, run.cpp
// and description.cpp include it.
//
// A name such as `FILE` is typed in its place, one such as `--seed` is an option. What is declared
// must outlive the run: the parser writes there.
#pragma once

#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace belle {

/// What more there is to say of a word after it is declared.
class Word {
 public:
  explicit Word(CLI::Option& option) : option_(&option) {}

  /// The command does not run without it.
  Word& required();
  /// Only numbers from `low` to `high`; the help shows `LOW..HIGH`.
  Word& within(int low, int high);
  Word& within(double low, double high);
  /// Only these texts; the help shows `one|other`.
  Word& one_of(const std::vector<std::string>& texts);
  /// The same, but the command itself refuses other texts, in its own words.
  Word& among(const std::vector<std::string>& texts);
  /// What stands for it in the help instead of the kind of value. Names of FILE, FOLDER and COMMAND
  /// are completed in a shell, and so is each of `one|other`.
  Word& shown_as(const std::string& value);
  /// For texts: at least one and at most so many, typed one after the other.
  Word& at_most(int count);
  /// For texts: one at a time, the option being typed again for the next.
  Word& repeated();
  /// For texts: commas separate them, too.
  Word& with_commas();

 private:
  CLI::Option* option_;
};

class Command {
 public:
  /// Adds a command to the program; `about` is its line in the list of commands.
  Command(CLI::App& belle, const std::string& name, const std::string& about);

  /// What the help says below the words.
  void footer(const std::string& text);
  /// What the command does once all words are understood.
  void on(std::function<void()> work);

  Word text(const std::string& name, std::string& value, const std::string& meaning);
  Word text(const std::string& name, std::optional<std::string>& value, const std::string& meaning);
  /// Any number of texts.
  Word texts(const std::string& name, std::vector<std::string>& values, const std::string& meaning);
  Word number(const std::string& name, std::uint64_t& value, const std::string& meaning);
  Word number(const std::string& name, std::int64_t& value, const std::string& meaning);
  Word number(const std::string& name, std::uint16_t& value, const std::string& meaning);
  Word number(const std::string& name, double& value, const std::string& meaning);
  /// A whole number in decimal digits, and nothing else.
  Word number(const std::string& name, std::optional<std::uint64_t>& value,
              const std::string& meaning);
  Word flag(const std::string& name, bool& value, const std::string& meaning);

  /// Understands a text, or says what it ought to be.
  using Reader = std::function<std::expected<void, std::string>(const std::string& typed)>;
  Word read(const std::string& name, const Reader& reader, const std::string& meaning);

 private:
  static Word declared(CLI::Option& option, const std::string& kind);

  CLI::App* app_;
};

}  // namespace belle
