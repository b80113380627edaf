#include "tests/server/declared.h"

#include <boost/json.hpp>
#include <optional>

#include <gtest/gtest.h>

#include "apps/house_games.h"
#include "server/protocol/declaration.h"
#include "server/protocol/http.h"
#include "table/shape_fault.h"

namespace belle::server {
namespace {

namespace json = boost::json;

const protocol::Declaration& declaration() {
  static const table::Games games = house_games();
  static const protocol::Declaration all(games);
  return all;
}

void expect_shape(const std::string& name, const json::value& value) {
  const auto fault = table::fault(declaration().at(name), value);
  EXPECT_FALSE(fault) << fault->field << " of " << name << ' ' << fault->reason << " in "
                      << json::serialize(value);
}

}  // namespace

void DeclaredMessages::sent(std::string_view text) {
  boost::system::error_code failed;
  const json::value request = json::parse(text, failed);
  if (failed || !request.is_object()) return;
  const json::value* number = request.get_object().if_contains("request");
  const json::value* word = request.get_object().if_contains("do");
  if (number == nullptr || !number->is_int64() || word == nullptr || !word->is_string()) return;
  const auto [asked, is_new] = asked_.emplace(number->get_int64(), std::string(word->get_string()));
  if (!is_new && asked->second != word->get_string()) asked->second.clear();
}

void DeclaredMessages::came(std::string_view text) {
  const json::value value = json::parse(text);
  const json::object& message = value.as_object();
  if (const json::value* event = message.if_contains("event"))
    return expect_shape(*event == "welcome" ? "Welcome"
                        : *event == "own"   ? "OwnEvent"
                                            : "TableEvent",
                        value);
  const json::value* number = message.if_contains("reply");
  const json::value* ok = message.if_contains("ok");
  if (ok == nullptr || *ok != true || !number->is_int64()) return expect_shape("Refusal", value);
  const auto asked = asked_.find(number->get_int64());
  expect_shape(asked == asked_.end() ? "Reply" : protocol::capitalised(asked->second) + "Reply",
               value);
}

void expect_declared(const std::string& method, const std::string& target, unsigned status,
                     std::string_view body) {
  if (status >= 400) return expect_shape("HttpError", json::parse(body));
  const std::string call = method + ' ' + target.substr(0, target.find('?'));
  const protocol::HttpCall* declared = protocol::call_named(call);
  if (declared != nullptr && !declared->answer.empty())
    expect_shape("Http" + protocol::capitalised(declared->name) + "Answer", json::parse(body));
}

}  // namespace belle::server
