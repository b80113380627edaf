// What only the operator can do something about, or wants to know: it is said to them, in full, and
// not to clients. A disk that stays full is not said with every move; how much was left out is.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>

#include "server/environment.h"
#include "server/limits.h"
#include "store/store.h"

namespace belle::server {

/// Whether something has failed by the store's fault, so that it may go well later.
inline bool is_trouble(const store::Failure& failure) {
  using Kind = store::Failure::Kind;
  return failure.kind == Kind::Full || failure.kind == Kind::Busy || failure.kind == Kind::Broken;
}

class Warnings {
 public:
  explicit Warnings(const Environment& environment) : environment_(environment) {}

  void say(LogLine line) {
    constexpr Rate kOften{5, 0.1};
    Said& said = said_[static_cast<std::size_t>(line.level)];
    if (!environment_.log) return;
    if (!said.bucket.take(kOften, environment_.steady())) {
      ++said.left_out;
      return;
    }
    if (const auto left_out = std::exchange(said.left_out, 0); left_out > 0)
      line.text += " (" + std::to_string(left_out) + " lines before this were left out)";
    environment_.log(line);
  }
  void say(const std::string& trouble) { say({Level::Warning, trouble}); }
  /// Why the store has failed, if it is the store's fault.
  void say(const store::Failure& failure, const std::string& table = {}) {
    if (is_trouble(failure)) say({Level::Warning, failure.reason, table});
  }
  /// What is no trouble.
  void note(const std::string& text) { say({Level::Note, text}); }

 private:
  struct Said {
    Bucket bucket;
    std::uint64_t left_out = 0;
  };

  const Environment& environment_;
  std::array<Said, 2> said_;  // by level, so that troubles do not hide the rest
};

}  // namespace belle::server
