// A request and an answer of plain HTTP, as values: what is behind the sockets knows no more of it.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "engine/core/json_text.h"
#include "server/messages.h"
#include "table/problem.h"

namespace belle::server {

struct HttpRequest {
  std::string method;
  std::string target;
  std::string body;
  std::string token;      // of the cookie; empty without one
  std::string address;    // of the client
  bool from_here = true;  // no other site's page asks (its Origin is ours, or there is none)
  bool takes_gzip = false;
  bool takes_brotli = false;
};

struct HttpResponse {
  unsigned status = 200;
  std::string type = "application/json";
  std::string body;
  std::optional<std::string> token;  // to be set as a cookie; empty: to be forgotten
  std::string file;                  // the name under which it is saved, if it is
  std::string_view encoding = {};    // how the body is compressed, if it is: gzip, br
  bool lasting = false;              // will never be another
  std::string_view page_file = {};   // a file of the page, instead of a body
};

using Respond = std::function<void(HttpResponse)>;

/// A JSON object of these fields; a token is set as a cookie.
inline HttpResponse json_response(const std::function<void(JsonText&)>& fields,
                                  std::optional<std::string> token = {}) {
  JsonText json;
  json.open_object();
  fields(json);
  json.close_object();
  HttpResponse response;
  response.body = json.written();
  response.token = std::move(token);
  return response;
}

/// That it was done, and nothing else.
inline HttpResponse done(std::optional<std::string> token = {}) {
  return json_response([](JsonText& json) { json.key("ok").truth(true); }, std::move(token));
}

inline HttpResponse refusal(unsigned status, const table::Problem& problem) {
  HttpResponse response;
  response.status = status;
  response.body = refusal_body(problem);
  return response;
}

/// What was to be read decides the answer.
inline HttpResponse not_read_now() {
  return refusal(503, {"server", "cannot read now: try again", {}});
}

}  // namespace belle::server
