// Another program that plays, spoken to by lines on its standard input and output (docs/engine.md).
// Silence, nonsense, a flood and a sudden end are answers in words here, and nothing of the program
// outlives this object.
#pragma once

#include <chrono>
#include <expected>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include <sys/types.h>

#include "search/budget.h"

namespace belle {

class Program {
 public:
  /// Runs a command of the shell. What it says on standard error is not shown.
  static std::expected<std::unique_ptr<Program>, std::string> start(const std::string& command);
  /// Says `quit`; what does not end then is killed, with all it has begun.
  ~Program();
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;

  /// Says these lines and hears lines until one is `enough`; or why that did not come: it was
  /// silent for so long, said too much, or ended. After a failure there is no talking to it any
  /// more.
  using Enough = std::function<bool(std::string_view line)>;
  std::expected<void, std::string> talk(std::string_view lines, const Enough& enough,
                                        std::chrono::milliseconds patience,
                                        const search::Stop& stop);

 private:
  Program(pid_t process, int input, int output)
      : process_(process), input_(input), output_(output) {}

  std::string_view say_some(std::string_view lines) const;
  bool hear_some();
  bool take_line(std::string& line);
  bool has_ended();
  std::string how_it_ended();

  pid_t process_;
  int input_;
  int output_;
  std::string heard_;  // and not taken as lines yet
  bool failed_ = false;
  bool reaped_ = false;
  int status_ = 0;
};

}  // namespace belle
