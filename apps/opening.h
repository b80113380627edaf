// Opening the house: what `belle play` and `belle serve` share.
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>

#include "apps/commands.h"
#include "server/net.h"

namespace belle {

/// Where a house keeps its tables unless another place is named: where a program keeps what belongs
/// to its user.
std::filesystem::path usual_folder();

struct HouseWords {
  std::optional<std::string> data;
  std::optional<std::string> store;  // a database instead of that folder
  std::optional<std::string> node;   // this server's name among those that use the database
  std::size_t grace = 3000;          // milliseconds for which it says that it will close
  std::size_t threads;
  server::NetSettings net;

  HouseWords();
  void declare(Command& command);
};

/// Opens the house, says where, calls back with its address, and serves until the program is asked
/// to end.
void open_house(const HouseWords& words, Session& session,
                const std::function<void(const std::string& address)>& opened);

}  // namespace belle
