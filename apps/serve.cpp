#include <cstdlib>
#include <expected>
#include <memory>
#include <string>

#include "apps/commands.h"
#include "apps/endpoint.h"
#include "apps/opening.h"

namespace belle {

void add_serve(CLI::App& belle, Session& session) {
  Command command(belle, "serve", "Open the house: tables for everybody");
  command.footer(
      "Serves the page and tables of all games over HTTP and WebSockets (docs/protocol.md), keeps\n"
      "every move before it is shown, and lets Belle sit down where she is asked.\n"
      "Example: belle serve --port 1889 --data ~/belle");
  const auto typed = std::make_shared<HouseWords>();
  typed->net.log = server::LogStyle::Text;
  typed->declare(command);
  command.text("--host", typed->net.host,
               "the address to listen at: 127.0.0.1, which only this machine reaches; :: is "
               "every one");
  command.flag("--https", typed->net.behind_proxy,
               "behind a proxy that speaks HTTPS, passes Host on and sets X-Forwarded-For");
  command
      .texts("--site", typed->net.sites.names,
             "the name in the house's address, again for another; without one any name on "
             "127.0.0.1, and "
             "elsewhere addresses alone")
      .repeated()
      .shown_as("NAME");
  command
      .text("--store", typed->store,
            "a PostgreSQL database instead of a folder: BELLE_STORE, where a password is safer "
            "than in a command")
      .shown_as("ADDRESS");
  command
      .text("--node", typed->node,
            "this server's name among those that use the same database: the machine's, with a "
            "number")
      .shown_as("NAME");
  command
      .number("--grace", typed->grace,
              "with --store: milliseconds for which the server says that it is not ready before it "
              "sends its clients to others, when it is asked to end: 3000")
      .within(0, 600000);
  command
      .read(
          "--metrics",
          [typed](const std::string& said) -> std::expected<void, std::string> {
            auto endpoint = read_endpoint(said);
            if (!endpoint) return std::unexpected(endpoint.error());
            typed->net.metrics = *std::move(endpoint);
            return {};
          },
          "an address and a port where figures for Prometheus are told, and nothing else: nowhere")
      .shown_as("ADDRESS");
  command
      .read(
          "--log",
          [typed](const std::string& said) -> std::expected<void, std::string> {
            typed->net.log = said == "json" ? server::LogStyle::Json : server::LogStyle::Text;
            return {};
          },
          "how each line on the standard error is written: text")
      .one_of({"text", "json"});
  command.flag("--no-limits", typed->net.server.limits.off,
               "nobody is told to wait: for measuring, never for a house open to strangers");
  command.on([typed, &session] {
    const char* const usual = std::getenv("BELLE_STORE");
    if (!typed->store && !typed->data && usual != nullptr && *usual != '\0') typed->store = usual;
    if (typed->store && typed->data)
      return session.fail(
          "--data and --store cannot be given together: tables are kept in one place");
    if (typed->node && !typed->store) return session.fail("--node is for a house with --store");
    open_house(*typed, session, [](const std::string&) {});
  });
}

}  // namespace belle
