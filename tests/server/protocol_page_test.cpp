// The conversation in docs/protocol.md, held with a house.
#include <algorithm>
#include <fstream>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "tests/server/memory_server.h"

namespace belle::server {
namespace {

namespace json = boost::json;

/// A line of the page: what a client says, or is answered or told.
struct Said {
  std::string who;
  bool by_server = false;
  std::string text;
};

constexpr std::string_view kRest = "…";

std::vector<std::string> protocol_page() {
  std::ifstream file(BELLE_SOURCE_DIR "/docs/protocol.md");
  std::vector<std::string> lines;
  for (std::string line; std::getline(file, line);) lines.push_back(line);
  return lines;
}

std::vector<Said> conversation() {
  std::vector<Said> all;
  bool talking = false;
  std::string who;
  for (const std::string& line : protocol_page()) {
    if (line.starts_with("```")) {
      talking = line == "```talk";
    } else if (talking) {
      const bool by_server = line.starts_with(' ');
      if (!by_server) who = line.substr(0, line.find(' '));
      all.push_back({who, by_server, line.substr(line.find('{'))});
    }
  }
  return all;
}

// Whether a message is as the page shows it: `…` stands for anything, and as the name of a field
// for all fields that are not shown.
bool is_as_shown(const json::value& shown, const json::value& real) {
  if (shown.is_string() && shown.as_string() == kRest) return true;
  if (shown.is_array() && real.is_array())
    return std::ranges::equal(shown.as_array(), real.as_array(), is_as_shown);
  if (!shown.is_object() || !real.is_object()) return shown == real;
  const json::object& fields = shown.as_object();
  if (!fields.contains(kRest) && fields.size() != real.as_object().size()) return false;
  return std::ranges::all_of(fields, [&](const auto& field) {
    const json::value* found = real.as_object().if_contains(field.key());
    return field.key() == kRest || (found != nullptr && is_as_shown(field.value(), *found));
  });
}

std::string with_ids(std::string text, const std::map<std::string, std::string>& ids) {
  for (const auto& [shown, real] : ids)
    for (std::size_t at = 0; (at = text.find(shown, at)) != std::string::npos; at += real.size())
      text.replace(at, shown.size(), real);
  return text;
}

// A page about the protocol that tells the author of a client something else than the house does.
TEST(ProtocolPage, IsHowTheServerTalks) {
  MemoryServer server;
  std::map<std::string, Guest> guests;
  std::map<std::string, std::string> ids;  // of tables: as shown, and as they are
  json::object asked;
  for (const Said& said : conversation()) {
    Guest& guest = guests.try_emplace(said.who, server, said.who).first->second;
    const json::object shown = json::parse(with_ids(said.text, ids)).as_object();
    SCOPED_TRACE(said.who + ' ' + said.text);
    if (!said.by_server) {
      asked = shown;
      guest.say(json::serialize(shown));
      const std::int64_t number = asked.at("request").as_int64();
      server.until([&] { return guest.reply(number) != nullptr; });
      server.run_until_idle();
      continue;
    }
    if (shown.contains("event")) {
      const json::object& told = guest.table(std::string(shown.at("table").as_string()));
      EXPECT_TRUE(is_as_shown(shown, told)) << json::serialize(told);
      continue;
    }
    json::object reply = *guest.reply(shown.at("reply").as_int64());
    if (asked.at("do") == "create" && reply.contains("table")) {
      ids[std::string(shown.at("table").as_string())] = opened(reply);
      reply["table"] = shown.at("table");
    }
    EXPECT_TRUE(is_as_shown(shown, reply)) << json::serialize(reply);
  }
}

// A request that the page lists, and never shows.
TEST(ProtocolPage, ShowsEveryRequest) {
  std::set<std::string> shown;
  for (const Said& said : conversation())
    if (!said.by_server) shown.emplace(json::parse(said.text).at("do").as_string());
  std::set<std::string> listed;
  bool listing = false;
  for (const std::string& line : protocol_page()) {
    listing = line.starts_with(listing ? "|" : "| do |");
    if (listing && line.starts_with("| `")) listed.insert(line.substr(3, line.find('`', 3) - 3));
  }
  EXPECT_EQ(shown, listed);
  EXPECT_TRUE(listed.contains("play"));
}

}  // namespace
}  // namespace belle::server
