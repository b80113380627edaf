// A progress bar for long work, drawn only where a person sees it.
#pragma once

#include <chrono>
#include <cstddef>
#include <string>

#include "apps/console.h"

namespace belle {

class Progress {
 public:
  Progress(Console& console, std::string what, std::size_t whole)
      : console_(console), what_(std::move(what)), whole_(whole) {}
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  /// Says how much of the whole is done, and what else there is to say.
  void at(std::size_t done, const std::string& note = {});
  /// Takes the bar away, so that something else can be written.
  void clear();

 private:
  Console& console_;
  std::string what_;
  std::size_t whole_;
  std::chrono::steady_clock::time_point drawn_;
  bool visible_ = false;
};

}  // namespace belle
