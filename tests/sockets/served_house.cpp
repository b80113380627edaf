#include "tests/sockets/served_house.h"

#include <array>
#include <chrono>
#include <csignal>
#include <thread>

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sched.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace belle::server {
namespace {

using namespace std::chrono_literals;

constexpr auto kLongestClosing = 10s;
constexpr unsigned kLongestRun = 60;  // seconds, after which a program that should end is killed

// Becomes the program, with no files but the standard ones. It ends with the test, whatever happens
// to that.
[[noreturn]] void become_belle(const std::vector<std::string>& words) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  close_range(STDERR_FILENO + 1, ~0U, 0);
  std::vector<char*> arguments{const_cast<char*>("belle")};
  for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  execv(BELLE_PROGRAM, arguments.data());
  _exit(127);
}

std::array<int, 2> new_pipe() {
  std::array<int, 2> ends{};
  EXPECT_EQ(pipe2(ends.data(), O_CLOEXEC), 0);
  return ends;
}

std::string read_all(int end) {
  std::string text;
  std::array<char, 4096> part{};
  for (ssize_t size = 0; (size = read(end, part.data(), part.size())) > 0;)
    text.append(part.data(), static_cast<std::size_t>(size));
  close(end);
  return text;
}

// A house that says to this file where it is open.
pid_t start(const std::filesystem::path& folder, const ServedHouse::Wishes& wishes, int out) {
  const pid_t process = fork();
  if (process != 0) return process;
  dup2(out, STDOUT_FILENO);
  std::signal(SIGXFSZ, SIG_IGN);  // a file that may not grow is an error, not the end
  if (wishes.log)
    dup2(open(wishes.log->c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600), STDERR_FILENO);
  if (wishes.open_files) {
    const rlimit limit{*wishes.open_files, *wishes.open_files};
    setrlimit(RLIMIT_NOFILE, &limit);
  }
  for (const auto& [name, value] : wishes.surroundings) setenv(name.c_str(), value.c_str(), 1);
  if (!wishes.network.empty()) {
    const int network = open(("/run/netns/" + wishes.network).c_str(), O_RDONLY | O_CLOEXEC);
    if (setns(network, CLONE_NEWNET) != 0) _exit(126);
  }
  std::vector<std::string> words{wishes.command, "--port", std::to_string(wishes.port), "--threads",
                                 "1"};
  words.emplace_back(wishes.store ? "--store" : "--data");
  words.push_back(wishes.store.value_or(folder.string()));
  words.insert(words.end(), wishes.words.begin(), wishes.words.end());
  become_belle(words);
}

}  // namespace

Ended run_belle(const std::vector<std::string>& words, const std::string& input) {
  const auto in = new_pipe();
  const auto out = new_pipe();
  const auto err = new_pipe();
  const pid_t process = fork();
  if (process == 0) {
    dup2(in[0], STDIN_FILENO);
    dup2(out[1], STDOUT_FILENO);
    dup2(err[1], STDERR_FILENO);
    alarm(kLongestRun);  // it holds for whatever this process becomes
    become_belle(words);
  }
  close(in[0]);
  close(out[1]);
  close(err[1]);
  EXPECT_EQ(write(in[1], input.data(), input.size()), static_cast<ssize_t>(input.size()));
  close(in[1]);
  Ended ended;
  ended.out = read_all(out[0]);
  ended.err = read_all(err[0]);
  int status = 0;
  waitpid(process, &status, 0);
  if (WIFEXITED(status)) ended.status = WEXITSTATUS(status);
  return ended;
}

void kill_while_opening(const std::filesystem::path& folder, std::chrono::microseconds after) {
  const auto out = new_pipe();
  const pid_t process = start(folder, {}, out[1]);
  std::this_thread::sleep_for(after);
  ::kill(process, SIGKILL);
  waitpid(process, nullptr, 0);
  for (const int end : out) close(end);
}

ServedHouse::ServedHouse(const std::filesystem::path& folder, const Wishes& wishes) {
  const auto out = new_pipe();
  process_ = start(folder, wishes, out[1]);
  close(out[1]);
  out_ = out[0];
  // "Belle Époque is open at http://127.0.0.1:40123/ and …"
  std::string said;
  for (char letter = 0; said.find(" and ") == std::string::npos;) {
    if (read(out_, &letter, 1) != 1) break;
    said += letter;
  }
  const std::size_t port = said.rfind(':');
  EXPECT_NE(port, std::string::npos) << "the house did not open: " << said;
  if (port != std::string::npos)
    port_ = static_cast<std::uint16_t>(std::stoul(said.substr(port + 1)));
}

ServedHouse::~ServedHouse() {
  kill();
  close(out_);
}

std::optional<int> ServedHouse::wait(int options) {
  int status = 0;
  if (process_ <= 0 || waitpid(process_, &status, options) != process_) return {};
  process_ = -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

void ServedHouse::ask_to_close() const { ::kill(process_, SIGTERM); }

int ServedHouse::closed() {
  const auto latest = std::chrono::steady_clock::now() + kLongestClosing;
  while (std::chrono::steady_clock::now() < latest) {
    if (const auto status = wait(WNOHANG)) return *status;
    std::this_thread::sleep_for(5ms);
  }
  return -1;
}

void ServedHouse::kill() {
  if (process_ > 0) ::kill(process_, SIGKILL);
  wait(0);
}

bool ServedHouse::runs() const {
  siginfo_t info{};
  return process_ > 0 &&
         waitid(P_PID, static_cast<id_t>(process_), &info, WEXITED | WNOHANG | WNOWAIT) == 0 &&
         info.si_pid == 0;
}

void ServedHouse::limit_files(std::optional<std::uintmax_t> size) const {
  const rlimit limit{size ? *size : RLIM_INFINITY, RLIM_INFINITY};
  EXPECT_EQ(prlimit(process_, RLIMIT_FSIZE, &limit, nullptr), 0);
}

}  // namespace belle::server
