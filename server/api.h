// What the house answers over plain HTTP: the page, health, metrics, lists, records, and
// everything that changes a cookie. Like the house it knows no sockets.
#pragma once

#include <boost/json/object.hpp>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "server/house.h"
#include "server/page.h"
#include "server/pool.h"

namespace belle::server {

struct HttpRequest {
  std::string method;
  std::string target;
  std::string body;
  std::string token;      // of the cookie; empty without one
  std::string address;    // of whoever asks
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

class Api {
 public:
  using Respond = std::function<void(HttpResponse)>;

  explicit Api(House& house, Page page = bare_page()) : house_(house), page_(page) {}

  /// Answers at once, or later if passwords are involved.
  void answer(const HttpRequest& request, const Respond& respond);

 private:
  void get(const HttpRequest& request, const Respond& respond);
  void post(const HttpRequest& request, const Respond& respond);
  void record(const HttpRequest& request, const std::string& table, const Respond& respond);
  void tables(const Respond& respond);
  void me(const HttpRequest& request, const Respond& respond);
  void own_tables(const HttpRequest& request, table::Time until, const Respond& respond);
  void claim(const HttpRequest& request, const boost::json::object& fields, const Respond& respond);
  void claimed(const store::Person& person, const std::string& hash, const std::string& old,
               const std::string& address, const Respond& respond);
  void change_password(const HttpRequest& request, const boost::json::object& fields,
                       const Respond& respond);
  void log_in(const HttpRequest& request, const boost::json::object& fields,
              const Respond& respond);
  void log_out(const HttpRequest& request, const Respond& respond);
  std::optional<store::Person> person(const HttpRequest& request);

  House& house_;
  Page page_;
  Pool passwords_{1};  // hashing is slow on purpose
};

}  // namespace belle::server
