#include "apps/command.h"

#include <CLI/CLI.hpp>
#include <charconv>
#include <sstream>
#include <utility>

namespace belle {

Word& Word::required() {
  option_->required();
  return *this;
}

// The library would tell the limits in its own words, behind the kind of value.
Word& Word::within(int low, int high) {
  option_->check(CLI::Range(low, high).description(""));
  return shown_as(std::to_string(low) + ".." + std::to_string(high));
}

Word& Word::within(double low, double high) {
  option_->check(CLI::Range(low, high).description(""));
  std::ostringstream limits;
  limits << low << ".." << high;
  return shown_as(limits.str());
}

Word& Word::one_of(const std::vector<std::string>& texts) {
  option_->check(CLI::IsMember(texts).description(""));
  return among(texts);
}

Word& Word::among(const std::vector<std::string>& texts) {
  std::string all;
  for (const std::string& text : texts) all += (all.empty() ? "" : "|") + text;
  return shown_as(all);
}

Word& Word::shown_as(const std::string& value) {
  option_->type_name(value);
  return *this;
}

Word& Word::at_most(int count) {
  option_->expected(1, count);
  return *this;
}

Word& Word::repeated() {
  option_->expected(1)->take_all();
  return *this;
}

Word& Word::with_commas() {
  option_->delimiter(',');
  return *this;
}

Command::Command(CLI::App& belle, const std::string& name, const std::string& about)
    : app_(belle.add_subcommand(name, about)) {}

void Command::footer(const std::string& text) { app_->footer(text); }

void Command::on(std::function<void()> work) { app_->callback(std::move(work)); }

// The name of a word that is typed in its place says its kind already.
Word Command::declared(CLI::Option& option, const std::string& kind) {
  option.type_name(option.get_positional() ? "" : kind);
  return Word(option);
}

Word Command::text(const std::string& name, std::string& value, const std::string& meaning) {
  return declared(*app_->add_option(name, value, meaning), "TEXT");
}

Word Command::text(const std::string& name, std::optional<std::string>& value,
                   const std::string& meaning) {
  return declared(*app_->add_option(name, value, meaning), "TEXT");
}

Word Command::texts(const std::string& name, std::vector<std::string>& values,
                    const std::string& meaning) {
  return declared(*app_->add_option(name, values, meaning), "TEXT");
}

Word Command::number(const std::string& name, std::uint64_t& value, const std::string& meaning) {
  return declared(*app_->add_option(name, value, meaning), "NUMBER");
}

Word Command::number(const std::string& name, std::int64_t& value, const std::string& meaning) {
  return declared(*app_->add_option(name, value, meaning), "NUMBER");
}

Word Command::number(const std::string& name, std::uint16_t& value, const std::string& meaning) {
  return declared(*app_->add_option(name, value, meaning), "NUMBER");
}

Word Command::number(const std::string& name, double& value, const std::string& meaning) {
  return declared(*app_->add_option(name, value, meaning), "NUMBER");
}

// Not by the parser itself, which would take -1 for the largest number there is.
Word Command::number(const std::string& name, std::optional<std::uint64_t>& value,
                     const std::string& meaning) {
  const auto reader = [&value](const std::string& typed) -> std::expected<void, std::string> {
    std::uint64_t number = 0;
    const char* end = typed.data() + typed.size();
    const auto [stop, error] = std::from_chars(typed.data(), end, number);
    if (error != std::errc{} || stop != end)
      return std::unexpected("a whole number from 0 to 2^64 - 1");
    value = number;
    return {};
  };
  return read(name, reader, meaning).shown_as("NUMBER");
}

Word Command::flag(const std::string& name, bool& value, const std::string& meaning) {
  return Word(*app_->add_flag(name, value, meaning));
}

Word Command::read(const std::string& name, const Reader& reader, const std::string& meaning) {
  const auto understand = [name, reader](const std::string& typed) {
    if (const auto understood = reader(typed); !understood)
      throw CLI::ValidationError(name, understood.error());
  };
  return declared(*app_->add_option_function<std::string>(name, understand, meaning), "TEXT");
}

}  // namespace belle
