// Names with passwords, over plain HTTP because they change a cookie: claiming a name, changing its
// password, logging in and out. Passwords are hashed on a thread of their own, everything else is
// on the server's. A password or a token is never written down or told to another client; a name
// that is not claimed takes as long to refuse as a wrong password.
#pragma once

#include <boost/json/object.hpp>
#include <optional>
#include <string>

#include "server/http.h"
#include "server/server.h"
#include "server/worker_pool.h"
#include "store/store.h"

namespace belle::server {

class Accounts {
 public:
  explicit Accounts(Server& server) : server_(server) {}

  /// Answers a POST, now or later; false if the target is none of its own.
  bool answer(const HttpRequest& request, const Respond& respond);
  /// Whose cookie the request has.
  std::optional<store::Person> person(const HttpRequest& request);

 private:
  void claim(const HttpRequest& request, const boost::json::object& fields, const Respond& respond);
  void change_password(const HttpRequest& request, const boost::json::object& fields,
                       const Respond& respond);
  void log_in(const HttpRequest& request, const boost::json::object& fields,
              const Respond& respond);
  void log_out(const HttpRequest& request, const Respond& respond);
  /// The password is hashed: writes name and hash, and gives the person a new session.
  void claimed(const store::Person& person, const std::string& hash, const std::string& old,
               const std::string& address, const Respond& respond);

  Server& server_;
  WorkerPool passwords_{1};  // hashing is slow on purpose
};

}  // namespace belle::server
