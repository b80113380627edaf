#include "apps/program.h"

#include <array>
#include <cerrno>
#include <cstring>
#include <thread>

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

namespace belle {
namespace {

using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

// A line is a move, or a word about one; an answer some dozens of them.
constexpr std::size_t kLongestLine = 64 << 10;
constexpr std::size_t kMostHeard = 4 << 20;

constexpr auto kLook = 20ms;       // between two looks at `stop`
constexpr auto kFarewell = 500ms;  // for a program to end by itself

std::unexpected<std::string> system_error(const std::string& what) {
  return std::unexpected(what + ": " + std::strerror(errno));
}

// A process group of its own: Ctrl-C is for the arena, which ends what it has begun.
int spawn(const std::string& command, int input, int output, pid_t& process) {
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_adddup2(&files, input, STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&files, output, STDOUT_FILENO);
  posix_spawn_file_actions_addopen(&files, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  posix_spawnattr_t manner;
  posix_spawnattr_init(&manner);
  posix_spawnattr_setflags(&manner, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF);
  posix_spawnattr_setpgroup(&manner, 0);
  sigset_t usual;
  sigfillset(&usual);
  posix_spawnattr_setsigdefault(&manner, &usual);
  std::string shell = "/bin/sh";
  std::string takes_command = "-c";
  std::string words = command;
  const std::array<char*, 4> arguments{shell.data(), takes_command.data(), words.data(), nullptr};
  const int error =
      posix_spawn(&process, shell.c_str(), &files, &manner, arguments.data(), environ);
  posix_spawnattr_destroy(&manner);
  posix_spawn_file_actions_destroy(&files);
  return error;
}

}  // namespace

// Its standard input is a socket, which can be written to without a signal when nobody reads.
std::expected<std::unique_ptr<Program>, std::string> Program::start(const std::string& command) {
  std::array<int, 2> input{};
  std::array<int, 2> output{};
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, input.data()) != 0)
    return system_error("no program can be begun");
  if (pipe2(output.data(), O_CLOEXEC) != 0) {
    for (const int end : input) close(end);
    return system_error("no program can be begun");
  }
  pid_t process = 0;
  const int error = spawn(command, input[1], output[1], process);
  close(input[1]);
  close(output[1]);
  if (error != 0) {
    close(input[0]);
    close(output[0]);
    errno = error;
    return system_error("no program can be begun");
  }
  fcntl(output[0], F_SETFL, O_NONBLOCK);
  return std::unique_ptr<Program>(new Program(process, input[0], output[0]));
}

Program::~Program() {
  if (!failed_) {
    say_some("quit\n");
    shutdown(input_, SHUT_WR);
    const auto end = Clock::now() + kFarewell;
    while (!has_ended() && Clock::now() < end) std::this_thread::sleep_for(1ms);
  }
  kill(-process_, SIGKILL);
  if (!reaped_) waitpid(process_, nullptr, 0);
  close(input_);
  close(output_);
}

std::expected<void, std::string> Program::talk(std::string_view lines, const Enough& enough,
                                               std::chrono::milliseconds patience,
                                               const search::Stop& stop) {
  const auto end = Clock::now() + patience;
  const auto fail = [&](std::string reason) {
    failed_ = true;
    return std::unexpected(std::move(reason));
  };
  std::size_t heard = 0;
  std::string line;
  for (;;) {
    while (take_line(line)) {
      if (enough(line)) return {};
      heard += line.size() + 1;
    }
    if (heard_.size() > kLongestLine) return fail("it said a line without end");
    if (heard > kMostHeard) return fail("it said too much and no answer");
    if (stop && stop()) return fail("it was not waited for");
    if (Clock::now() >= end)
      return fail("it gave no answer within " + std::to_string(patience.count()) + " ms");
    std::array<pollfd, 2> ends{{{output_, POLLIN, 0}, {input_, POLLOUT, 0}}};
    if (poll(ends.data(), lines.empty() ? 1 : 2, static_cast<int>(kLook.count())) < 0 &&
        errno != EINTR)
      return fail(std::strerror(errno));
    if (ends[1].revents != 0) lines = say_some(lines);
    if (ends[0].revents != 0 && !hear_some()) return fail(how_it_ended());
  }
}

// What is left to say; nothing, if nobody listens.
std::string_view Program::say_some(std::string_view lines) const {
  const ssize_t said = send(input_, lines.data(), lines.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
  if (said >= 0) return lines.substr(static_cast<std::size_t>(said));
  return errno == EAGAIN || errno == EINTR ? lines : std::string_view();
}

// False at its end.
bool Program::hear_some() {
  std::array<char, 16384> block{};
  const ssize_t count = read(output_, block.data(), block.size());
  if (count > 0) heard_.append(block.data(), static_cast<std::size_t>(count));
  return count > 0 || (count < 0 && (errno == EAGAIN || errno == EINTR));
}

bool Program::take_line(std::string& line) {
  const std::size_t end = heard_.find('\n');
  if (end == std::string::npos) return false;
  line = heard_.substr(0, end);
  heard_.erase(0, end + 1);
  if (line.ends_with('\r')) line.pop_back();
  return true;
}

bool Program::has_ended() {
  reaped_ = reaped_ || waitpid(process_, &status_, WNOHANG) == process_;
  return reaped_;
}

std::string Program::how_it_ended() {
  const auto end = Clock::now() + kFarewell;
  while (!has_ended() && Clock::now() < end) std::this_thread::sleep_for(1ms);
  if (!reaped_) return "it closed its output";
  if (WIFSIGNALED(status_)) return "it was ended by signal " + std::to_string(WTERMSIG(status_));
  return "it ended with status " + std::to_string(WEXITSTATUS(status_));
}

}  // namespace belle
