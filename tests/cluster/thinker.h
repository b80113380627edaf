// `belle think`, as people run it beside servers: in a process of its own, which can be killed in
// the middle of a thought.
#pragma once

#include <string>

#include <sys/types.h>

namespace belle::cluster {

class Thinker {
 public:
  /// The address of the database. What it says goes to this file.
  Thinker(const std::string& store, const std::string& log);
  /// Killed.
  ~Thinker();
  Thinker(const Thinker&) = delete;
  Thinker& operator=(const Thinker&) = delete;

  void stop() const;
  void go_on() const;

 private:
  pid_t process_;
};

}  // namespace belle::cluster
