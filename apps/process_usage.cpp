#include "apps/process_usage.h"

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include <unistd.h>

namespace belle {
namespace {

// What /proc tells of a process: fields of `stat` after the name, from the third on.
std::vector<std::string> state_of(pid_t process) {
  std::ifstream file("/proc/" + std::to_string(process) + "/stat");
  std::string text;
  std::getline(file, text);
  const std::size_t name = text.rfind(')');
  if (name == std::string::npos) return {};
  std::istringstream words(text.substr(name + 1));
  std::vector<std::string> fields;
  for (std::string word; words >> word;) fields.push_back(word);
  return fields;
}

}  // namespace

double seconds_of(pid_t process) {
  constexpr std::size_t kFirst = 11;  // utime, stime, cutime, cstime
  const std::vector<std::string> fields = state_of(process);
  double ticks = 0;
  for (std::size_t i = kFirst; i < kFirst + 4 && i < fields.size(); ++i)
    ticks += std::stod(fields[i]);
  return ticks / static_cast<double>(sysconf(_SC_CLK_TCK));
}

double seconds_with_children(pid_t process) {
  double seconds = seconds_of(process);
  for (const auto& entry : std::filesystem::directory_iterator("/proc")) {
    const std::string name = entry.path().filename();
    if (name.find_first_not_of("0123456789") != std::string::npos) continue;
    const std::vector<std::string> fields = state_of(std::stoi(name));
    if (fields.size() > 1 && fields[1] == std::to_string(process))
      seconds += seconds_of(std::stoi(name));
  }
  return seconds;
}

std::size_t memory_of(pid_t process) {
  std::ifstream file("/proc/" + std::to_string(process) + "/status");
  for (std::string word; file >> word;)
    if (std::size_t kilobytes = 0; word == "RssAnon:" && file >> kilobytes) return kilobytes * 1024;
  return 0;
}

}  // namespace belle
