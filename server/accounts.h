// Names with passwords, over plain HTTP because they change a cookie: claiming a name, changing its
// password, logging in and out. Passwords are hashed on threads of their own, everything else is
// on the server's. A password or a token is never written down or told to another client; a name
// that is not claimed takes as long to refuse as a wrong password.
#pragma once

#include <boost/json/object.hpp>
#include <functional>
#include <optional>
#include <string>

#include "server/http.h"
#include "server/server.h"
#include "server/worker_pool.h"
#include "store/store.h"

namespace belle::server {

class Accounts {
 public:
  explicit Accounts(Server& server);

  /// Answers a POST, now or later; false if the target is none of its own.
  bool answer(const HttpRequest& request, const Respond& respond);
  /// Goes on with whose cookie the request has; answers it if that cannot be read.
  void person(const HttpRequest& request, const Respond& respond,
              std::function<void(const std::optional<store::Person>&)> use);

 private:
  using Act = void (Accounts::*)(const HttpRequest&, const boost::json::object&, const Respond&);
  /// Reads the body, and acts as it says.
  void read(const HttpRequest& request, Act act, const Respond& respond);
  void claim(const HttpRequest& request, const boost::json::object& fields, const Respond& respond);
  /// Hashes the password of a name that is free, and claims it for the session's person.
  void not_added(const HttpRequest& request, const store::Failure& failure, const Respond& respond);
  void claim_as(const store::Person& person, const std::string& password,
                const std::string& session, const std::string& address, const Respond& respond);
  void change_password(const HttpRequest& request, const boost::json::object& fields,
                       const Respond& respond);
  void change_password_of(const store::Person& person, const std::string& password,
                          const std::string& next, const HttpRequest& request,
                          const Respond& respond);
  void log_in(const HttpRequest& request, const boost::json::object& fields,
              const Respond& respond);
  /// Holds the password against the one that is known, if there is one.
  void check(const std::optional<store::Password>& known, const std::string& password,
             const std::string& address, const Respond& respond);
  void log_out(const HttpRequest& request, const Respond& respond);
  /// The password is hashed: writes name and hash, and gives the person a new session. `too_late`:
  /// what is answered if the old one has ended meanwhile.
  void claimed(const store::Person& person, const std::string& hash, const std::string& old,
               const std::string& address, const HttpResponse& too_late, const Respond& respond);

  /// Works on a password, on a thread for that, which are shared out by who asks; refuses if too
  /// many wait, those first of whom most do.
  void think(const std::string& address, const Respond& respond, std::function<void()> work);

  Server& server_;
  WorkerPool passwords_;  // hashing is slow on purpose
};

}  // namespace belle::server
