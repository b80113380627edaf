#include "tests/sockets/party.h"

#include <fstream>
#include <iterator>

#include <gtest/gtest.h>

namespace belle::server {

namespace json = boost::json;

Party::Party(std::uint16_t port)
    : clients_(SimulatedClients::at(
          port, {{},
                 [this](Guest guest, std::string_view text) { hear(guest, text); },
                 [this](Guest guest) { received(guest).gone = true; }})) {}

Party::Received& Party::received(Guest guest) {
  if (received_.size() <= guest) received_.resize(guest + 1);
  return received_[guest];
}

Party::Guest Party::come(const std::string& cookie) {
  const Guest guest = clients_->connect(cookie);
  received(guest);
  EXPECT_TRUE(until([&] { return received_[guest].welcome || received_[guest].gone; }));
  EXPECT_FALSE(received_[guest].gone) << "the house let nobody in";
  return guest;
}

bool Party::all_gone() const {
  return std::ranges::all_of(received_, [](const Received& each) { return each.gone; });
}

void Party::hear(Guest guest, std::string_view text) {
  Received& client = received(guest);
  client.declared.came(text);
  json::object message = json::parse(text).as_object();
  if (message.contains("reply")) {
    const json::value& number = message.at("reply");
    if (number.is_int64())
      client.replies[number.as_int64()] = message;
    else
      client.misunderstood.push_back(message);
  } else if (message.at("event") == "welcome") {
    client.welcome = true;
  } else if (message.at("event") == "table") {
    TableSeen& told = client.tables[std::string(message.at("table").as_string())];
    if (message.at("since") == 0) told.log.clear();
    for (const json::value& line : message.at("log").as_array())
      told.log.emplace_back(line.as_string());
    told.last = message;
  }
  if (on_message) on_message(guest, message);
}

std::int64_t Party::send(Guest guest, json::object fields) {
  const std::int64_t number = ++received(guest).requests;
  fields["request"] = number;
  say(guest, json::serialize(fields));
  return number;
}

json::object Party::ask(Guest guest, json::object fields) {
  const std::string asked = json::serialize(fields);
  SCOPED_TRACE(asked);
  return reply(guest, send(guest, std::move(fields)));
}

json::object Party::reply(Guest guest, std::int64_t number) {
  const bool answered =
      until([&] { return received_[guest].replies.contains(number) || received_[guest].gone; });
  if (!answered || !received_[guest].replies.contains(number)) {
    ADD_FAILURE() << "no answer";
    return {{"ok", false}, {"error", {{"field", ""}, {"reason", "no answer"}}}};
  }
  json::object reply = received_[guest].replies.at(number);
  received_[guest].replies.erase(number);
  return reply;
}

json::object Party::must(Guest guest, json::object fields) {
  json::object reply = ask(guest, fields);
  EXPECT_TRUE(reply.at("ok").as_bool()) << json::serialize(reply);
  const bool sets = fields.at("do") == "create";
  if ((sets || fields.at("do") == "sit") && reply.at("ok").as_bool())
    must(guest, {{"do", "salt"}, {"table", (sets ? reply : fields).at("table")}, {"salt", "00ff"}});
  return reply;
}

std::string Party::refused(Guest guest, json::object fields) {
  const json::object reply = ask(guest, std::move(fields));
  if (reply.at("ok").as_bool()) return "";
  return std::string(reply.at("error").at("reason").as_string());
}

json::object Party::misunderstood(Guest guest) {
  Received& client = received_[guest];
  EXPECT_TRUE(until([&] { return !client.misunderstood.empty(); }));
  if (client.misunderstood.empty()) return {};
  json::object first = std::move(client.misunderstood.front());
  client.misunderstood.erase(client.misunderstood.begin());
  return first;
}

const json::object& Party::table(Guest guest, const std::string& id) const {
  static const json::object kNothing;
  const auto found = received_[guest].tables.find(id);
  return found == received_[guest].tables.end() ? kNothing : found->second.last;
}

const std::vector<std::string>& Party::log(Guest guest, const std::string& id) const {
  static const std::vector<std::string> kNothing;
  const auto found = received_[guest].tables.find(id);
  return found == received_[guest].tables.end() ? kNothing : found->second.log;
}

bool Party::is_turn(Guest guest, const std::string& id) const {
  return table(guest, id).contains("legal");
}

bool Party::is_over(Guest guest, const std::string& id) const {
  const json::object& told = table(guest, id);
  return told.contains("stage") && told.at("stage") == "over";
}

json::object Party::any_move(Guest guest, const std::string& id, Random& random) const {
  const json::object& told = table(guest, id);
  const json::array& legal = told.at("legal").as_array();
  return {{"do", "play"},
          {"table", id},
          {"ply", told.at("ply")},
          {"move", legal[random.below(static_cast<std::uint32_t>(legal.size()))]}};
}

void Party::play(Guest guest, const json::object& move) {
  must(guest, move);
  const std::string id(move.at("table").as_string());
  EXPECT_TRUE(until([&] { return table(guest, id).at("ply") != move.at("ply"); }));
}

void Party::play_on(const std::string& id, const std::vector<Guest>& guests, Random& random,
                    int moves) {
  for (; moves > 0; --moves) {
    const auto mover = [&] {
      return std::ranges::find_if(guests, [&](Guest guest) { return is_turn(guest, id); });
    };
    ASSERT_TRUE(until([&] { return is_over(guests.front(), id) || mover() != guests.end(); }));
    if (is_over(guests.front(), id)) return;
    const Guest guest = *mover();
    play(guest, any_move(guest, id, random));
  }
}

std::string opened(const json::object& reply) {
  return reply.contains("table") ? std::string(reply.at("table").as_string()) : std::string();
}

json::object large_table() {
  std::ifstream file(BELLE_SOURCE_DIR "/editions/devir-2019.json");
  std::string edition(std::istreambuf_iterator<char>(file), {});
  edition.resize(std::size_t{30} << 10, ' ');
  return {{"do", "create"}, {"game", "lumiere"}, {"seats", 2}, {"edition", edition}};
}

}  // namespace belle::server
