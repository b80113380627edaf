// What the server answers over plain HTTP: the page, health, lists and records; accounts.h
// has everything that changes a cookie. It knows no sockets. Only on the server's thread.
#pragma once

#include <string>

#include "server/accounts.h"
#include "server/http.h"
#include "server/page.h"
#include "server/server.h"
#include "server/store_check.h"

namespace belle::server {

class Api {
 public:
  explicit Api(Server& server, Page page = bare_page())
      : server_(server),
        accounts_(server),
        store_check_(server.store(), server.environment(), server.warnings()),
        page_(page) {}

  /// Answers at once, or later if the store must be asked or a password hashed.
  void answer(const HttpRequest& request, const Respond& respond);

 private:
  /// What a proxy asks again and again, and is never told to wait for; false if it is none of that.
  bool check(const HttpRequest& request, const Respond& respond);
  void get(const HttpRequest& request, const Respond& respond);
  void post(const HttpRequest& request, const Respond& respond);
  void record(const HttpRequest& request, const std::string& table, const Respond& respond);
  void schema(const Respond& respond);
  void tables(const Respond& respond);
  void me(const HttpRequest& request, const Respond& respond);
  void own_tables(const HttpRequest& request, table::Time until, const Respond& respond);

  Server& server_;
  Accounts accounts_;
  StoreCheck store_check_;
  Page page_;
  std::string schema_;  // of the protocol, once it was asked for
};

/// What is answered at the address for metrics, which is another: figures as Prometheus reads them.
HttpResponse metrics_response(const HttpRequest& request, Server& server);

}  // namespace belle::server
