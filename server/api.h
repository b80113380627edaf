// What the server answers over plain HTTP: the page, health, metrics, lists and records; accounts.h
// has everything that changes a cookie. It knows no sockets. Only on the server's thread.
#pragma once

#include <string>

#include "server/accounts.h"
#include "server/http.h"
#include "server/page.h"
#include "server/server.h"

namespace belle::server {

class Api {
 public:
  explicit Api(Server& server, Page page = bare_page())
      : server_(server), accounts_(server), page_(page) {}

  /// Answers at once, or later if the store must be asked or a password hashed.
  void answer(const HttpRequest& request, const Respond& respond);

 private:
  void get(const HttpRequest& request, const Respond& respond);
  void post(const HttpRequest& request, const Respond& respond);
  void record(const HttpRequest& request, const std::string& table, const Respond& respond);
  void schema(const Respond& respond);
  void tables(const Respond& respond);
  void me(const HttpRequest& request, const Respond& respond);
  void own_tables(const HttpRequest& request, table::Time until, const Respond& respond);

  Server& server_;
  Accounts accounts_;
  Page page_;
  std::string schema_;  // of the protocol, once it was asked for
};

}  // namespace belle::server
