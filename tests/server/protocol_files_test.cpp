// What is made from the declaration of the protocol, and the declaration itself.
#include <algorithm>
#include <boost/json.hpp>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "apps/house_games.h"
#include "server/protocol/declaration.h"
#include "server/protocol/files.h"
#include "server/protocol/requests.h"
#include "server/protocol/schema.h"
#include "table/shape_fault.h"
#include "tests/server/memory_server.h"

namespace belle::server::protocol {
namespace {

namespace json = boost::json;

// A declaration that was changed, while page, documentation and schema say what was before.
TEST(Protocol, FilesAreAsDeclared) {
  for (const MadeFile& file : made_files(BELLE_SOURCE_DIR, house_games()))
    EXPECT_FALSE(file.differs) << file.path
                               << " is not what the declaration says: ./belle protocol";
}

// Two messages of one name: the schema would describe only one of them.
TEST(Protocol, NamesAreDifferent) {
  const table::Games games = house_games();
  const Declaration declaration(games);
  std::set<std::string> names;
  for (const auto& each : declaration.definitions())
    EXPECT_TRUE(names.insert(each.name).second) << each.name;
  EXPECT_TRUE(names.contains("PlayRequest"));
}

// A request whose misspelt field is looked past, so that it does something else.
TEST(Protocol, UnknownFieldsAreRefusedInEveryRequest) {
  MemoryServer server;
  Guest guest(server, "alice");
  for (const Request& request : kRequests) {
    const json::object reply = guest.ask({{"do", request.word}, {"tabel", "t1"}});
    EXPECT_FALSE(reply.at("ok").as_bool()) << request.word;
    EXPECT_EQ(reply.at("error").at("field"), "tabel") << request.word;
  }
  TestApi api(*server);
  for (const char* target : {"/api/claim", "/api/log-in", "/api/password"})
    api.answer({"POST", target, R"({"nmae":"Alice"})", "", "1.1.1.1", true},
               [&](const HttpResponse& response) {
                 EXPECT_EQ(response.status, 400U) << target;
                 EXPECT_NE(response.body.find(R"("field":"nmae")"), std::string::npos) << target;
               });
}

// A value of the right kind for a field; and all kinds of values that are wrong for it.
json::value right_for(const Shape& shape) {
  switch (shape.kind) {
    case Shape::Kind::Whole:
      return std::max<std::int64_t>(shape.least, 0);
    case Shape::Kind::Truth:
      return true;
    case Shape::Kind::Words:
      return json::value(std::string(shape.words.front()));
    case Shape::Kind::Map:
      return json::object();
    default:
      return "text";
  }
}

std::vector<json::value> wrong_for(const Shape& shape) {
  using Kind = Shape::Kind;
  std::vector<json::value> wrong{nullptr, json::array{"text", 1}};
  if (shape.kind != Kind::Truth) wrong.emplace_back(true);
  if (shape.kind != Kind::Whole) wrong.emplace_back(1);
  if (shape.kind != Kind::Text) wrong.emplace_back("no such word");
  if (shape.kind != Kind::Map) wrong.push_back(json::object{{"no such field", 1}});
  return wrong;
}

// A request that is declared with a field of any kind, or whose handler is asked before what came
// is held against the declaration: it would read a text where there is none.
TEST(Protocol, WrongKindsAreRefusedInEveryFieldOfEveryRequest) {
  MemoryServer server;
  Guest guest(server, "alice");
  std::size_t fields = 0;
  for (const Request& request : kRequests) {
    json::object right{{"do", request.word}};
    for (const Field& field : request.asks)
      if (field.is == Field::Is::Required) right[field.name] = right_for(*field.shape);
    for (const Field& field : request.asks) {
      if (field.shape->kind == Shape::Kind::Any) {
        EXPECT_EQ(field.name, "salt") << request.word;
        continue;
      }
      ++fields;
      for (const json::value& wrong : wrong_for(*field.shape)) {
        json::object fields_sent = right;
        fields_sent[field.name] = wrong;
        server.pass(100);  // or too many messages come
        const json::object reply = guest.ask(fields_sent);
        const std::string what = json::serialize(fields_sent);
        ASSERT_FALSE(reply.at("ok").as_bool()) << what;
        const std::string named(reply.at("error").at("field").as_string());
        EXPECT_EQ(named.substr(0, named.find('.')), field.name) << what;
      }
    }
  }
  EXPECT_GT(fields, 40U);
}

// A schema that clients fetch and that is not the one of the documentation.
TEST(Protocol, TheSchemaIsHandedOut) {
  MemoryServer server;
  TestApi api(*server);
  api.answer({"GET", "/api/schema/1", "", "", "1.1.1.1", true}, [](const HttpResponse& response) {
    EXPECT_EQ(response.status, 200U);
    EXPECT_EQ(response.body, json_schema(Declaration(house_games())));
  });
}

std::string fault_of(const Shape& shape, std::string_view text) {
  const auto fault = table::fault(shape, json::parse(text));
  return fault ? fault->field + ' ' + fault->reason : "";
}

// A field that is read although it is of another kind, or a fault that blames another field.
TEST(Protocol, EveryFaultNamesItsField) {
  const table::Games games = house_games();
  const Declaration declaration(games);
  const Shape& play = declaration.at("PlayRequest");
  const std::string begin = R"({"request":1,"do":"play","table":"t1",)";
  EXPECT_EQ(fault_of(play, begin + R"("ply":0,"move":"pass"})"), "");
  EXPECT_EQ(fault_of(play, begin + R"("ply":0})"), "move is missing");
  EXPECT_EQ(fault_of(play, begin + R"("ply":0,"move":7})"), "move must be a text");
  EXPECT_EQ(fault_of(play, begin + R"("ply":0,"move":null})"), "move must be a text");
  for (const char* ply : {"-1", "100001", "0.5", "1.0", "\"0\"", "null", "9223372036854775808"})
    EXPECT_EQ(fault_of(play, begin + R"("move":"pass","ply":)" + ply + '}'),
              "ply must be a whole number from 0 to 100000");
  EXPECT_EQ(fault_of(play, begin + R"("ply":0,"move":"pass","moves":"pass"})"),
            "moves is not known here");
  EXPECT_EQ(fault_of(play, "[]"), " must be an object");

  const Shape& create = declaration.at("CreateRequest");
  const auto with = [](const std::string& more) {
    return R"({"request":1,"do":"create","game":"paris","seats":2,)" + more + '}';
  };
  EXPECT_EQ(fault_of(create, with(R"("salt":{"any":"thing"})")), "");
  EXPECT_EQ(fault_of(create, with(R"("begins":"1")")), "begins is not known here");
  EXPECT_EQ(fault_of(create, with(R"("clock":{"days":3})")), "");
  EXPECT_EQ(fault_of(create, with(R"("clock":{"days":0})")),
            "clock.days must be a whole number from 1 to 30");
  EXPECT_EQ(fault_of(create, with(R"("clock":{"bank":9,"days":3})")),
            "clock must have either days or bank");
  EXPECT_EQ(fault_of(create, with(R"("time_over":"never")")),
            "time_over must be 'ends' or 'belle'");
  EXPECT_EQ(fault_of(create, with(R"("belle":{"2":1})")), "belle.2 must be a text");
  EXPECT_EQ(fault_of(create, with(R"("listed":1)")), "listed must be true or false");

  const Shape& list = declaration.at("TablesReply");
  EXPECT_EQ(fault_of(list, R"({"reply":1,"ok":true,"tables":[{}]})"), "tables.0.table is missing");
  EXPECT_EQ(fault_of(list, R"({"reply":1,"ok":false,"tables":[]})"), "ok must be true");
  const Shape& effect = declaration.at("ParisEffect");
  EXPECT_EQ(fault_of(effect, R"({"seats":{"2":{"vp":[1,2]}}})"), "");
  EXPECT_EQ(fault_of(effect, R"({"seats":{"2":{"vp":[1,2,3]}}})"),
            "seats.2.vp must be a list of 2");
  EXPECT_EQ(fault_of(effect, R"({"seats":{"5":{}}})"), "seats.5 is not known here");
}

}  // namespace
}  // namespace belle::server::protocol
