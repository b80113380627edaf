// `belle serve`, or `belle play`, as people run it: in a process of its own, on a port that was
// free.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include <sys/types.h>

namespace belle::server {

/// What a program said before it ended, and how it ended.
struct Ended {
  int status = -1;  // -1 if it was killed
  std::string out;
  std::string err;
};

/// Runs the program to its end with these words and this standard input; for a minute at most.
Ended run_belle(const std::vector<std::string>& words, const std::string& input = {});

class ServedHouse {
 public:
  struct Wishes {
    std::vector<std::string> words{"--no-limits", "--pace", "0"};
    std::optional<std::size_t> open_files = {};  // the most that it may have
    const char* command = "serve";
    std::map<std::string, std::string> surroundings = {};  // what the environment says
    std::optional<std::string> store = {};                 // a database instead of the folder
    std::optional<std::filesystem::path> log = {};  // where what it says to the operator goes
    std::uint16_t port = 0;                         // any that is free
    std::string network = {};                       // a namespace (`ip netns`)
  };

  explicit ServedHouse(const std::filesystem::path& folder) : ServedHouse(folder, Wishes{}) {}
  ServedHouse(const std::filesystem::path& folder, const Wishes& wishes);
  /// Killed if it still runs.
  ~ServedHouse();
  ServedHouse(const ServedHouse&) = delete;
  ServedHouse& operator=(const ServedHouse&) = delete;

  std::uint16_t port() const { return port_; }
  pid_t process() const { return process_; }

  /// Asks it to close (SIGTERM), without waiting.
  void ask_to_close() const;
  /// Waits until it has closed, and returns its exit status; -1 if it did not close in time.
  int closed();
  /// Ends it in the middle of whatever it does.
  void kill();
  bool runs() const;

  /// No file of the house may grow beyond this size, as on a full disk; or as large as it likes.
  void limit_files(std::optional<std::uintmax_t> size) const;

 private:
  std::optional<int> wait(int options);

  pid_t process_ = -1;
  int out_ = -1;
  std::uint16_t port_ = 0;
};

/// Opens the house and kills it so soon, wherever it is then in its opening.
void kill_while_opening(const std::filesystem::path& folder, std::chrono::microseconds after);

}  // namespace belle::server
