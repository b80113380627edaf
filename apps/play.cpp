#include <cstdlib>
#include <memory>
#include <string>

#include <fcntl.h>
#include <spawn.h>
#include <unistd.h>

#include "apps/commands.h"
#include "apps/opening.h"

namespace belle {
namespace {

// Whether a person sits before a screen that shows windows.
bool has_display() {
  for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY"})
    if (const char* value = std::getenv(name); value != nullptr && *value != '\0') return true;
  return false;
}

// Asks the desktop to show an address. What it says about that is nobody's business here, and
// where there is no desktop nothing happens: the address stands on the terminal.
void show_in_browser(std::string address) {
  std::string program = "xdg-open";
  char* words[] = {program.data(), address.data(), nullptr};
  posix_spawn_file_actions_t quiet;
  posix_spawn_file_actions_init(&quiet);
  posix_spawn_file_actions_addopen(&quiet, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_addopen(&quiet, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  // In a session of its own: Ctrl-C closes the house, and not a browser that it was shown in.
  posix_spawnattr_t apart;
  posix_spawnattr_init(&apart);
  posix_spawnattr_setflags(&apart, POSIX_SPAWN_SETSID);
  pid_t child = 0;
  posix_spawnp(&child, words[0], &quiet, &apart, words, environ);
  posix_spawnattr_destroy(&apart);
  posix_spawn_file_actions_destroy(&quiet);
}

}  // namespace

void add_play(CLI::App& belle, Session& session) {
  Command command(belle, "play", "Play in the browser: the main job");
  command.footer(
      "Opens the house on this machine and shows it in a browser where there is one.\n"
      "Example: belle play --no-browser");
  const auto typed = std::make_shared<HouseWords>();
  const auto no_browser = std::make_shared<bool>(false);
  typed->declare(command);
  command.flag("--no-browser", *no_browser, "only print the address");
  command.on([typed, no_browser, &session] {
    open_house(*typed, session, [&](const std::string& address) {
      if (!*no_browser && has_display()) show_in_browser(address);
    });
  });
}

}  // namespace belle
