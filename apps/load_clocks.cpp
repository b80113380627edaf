#include "apps/load_clocks.h"

#include <chrono>
#include <memory>
#include <string>
#include <string_view>

#include "apps/load_messages.h"
#include "server/simulated_clients.h"

namespace belle {
namespace {

using namespace under_load;
using namespace std::chrono_literals;
using Client = server::SimulatedClients::ClientId;

// The client with an even number sets a table, and the next one, at another server, sits down.
class Leavers {
 public:
  Leavers(const std::vector<std::uint16_t>& ports, std::size_t tables)
      : tables_(tables),
        clients_(server::SimulatedClients::at(
            ports.front(), {[this](Client client) { opened(client); },
                            [this](Client client, std::string_view text) { hear(client, text); },
                            [](Client) {}})) {
    for (std::size_t i = 0; i < 2 * tables; ++i)
      clients_->connect({}, ports[(i / 2 + i % 2) % ports.size()]);
  }

  std::size_t left() {
    clients_->listen_until([&] { return left_ == tables_.size(); }, 20s);
    clients_->listen_until([] { return false; }, 100ms);
    return left_;
  }

 private:
  void ask(Client client, Request number, std::string_view action) {
    clients_->send(client, request(number, action, [&](JsonText& json) {
                     json.key("table").text(tables_[client / 2]);
                     if (number == kSalt) json.key("salt").text("00ff");
                   }));
  }

  void opened(Client client) {
    if (++opened_ < 2 * tables_.size()) return;
    for (Client setter = 0; setter < 2 * tables_.size(); setter += 2)
      clients_->send(setter, request(kCreate, "create", [](JsonText& json) {
                       json.key("game").text("lumiere");
                       json.key("seats").whole(2);
                       json.key("clock").open_object();
                       json.key("bank").whole(kShortBank);
                       json.close_object();
                     }));
    static_cast<void>(client);
  }

  void hear(Client client, std::string_view text) {
    std::string& table = tables_[client / 2];
    if (text.starts_with(R"({"reply":1,)") && table.empty()) {
      table = after(text, R"("table":")", "\"");
      ask(client, kSalt, "salt");
      ask(client + 1, kSit, "sit");
      ask(client + 1, kSalt, "salt");
      ask(client + 1, kWatch, "watch");
    }
    if (client % 2 == 0 || !text.contains(R"("running":true)")) return;
    clients_->hang_up(client - 1);
    clients_->hang_up(client);
    ++left_;
  }

  std::vector<std::string> tables_;  // their ids
  std::size_t opened_ = 0;
  std::size_t left_ = 0;
  std::unique_ptr<server::SimulatedClients> clients_;
};

}  // namespace

std::size_t leave_clocks(const std::vector<std::uint16_t>& ports, std::size_t tables) {
  return Leavers(ports, tables).left();
}

}  // namespace belle
