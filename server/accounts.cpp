#include "server/accounts.h"

#include <algorithm>
#include <atomic>
#include <boost/json.hpp>
#include <memory>
#include <thread>
#include <utility>

#include "people/lookalikes.h"
#include "people/names.h"
#include "people/secrets.h"
#include "server/messages.h"
#include "server/network.h"
#include "server/protocol/http.h"
#include "table/fields.h"
#include "table/shape_fault.h"

namespace belle::server {
namespace {

namespace json = boost::json;

using people::NameFault;
using FoundPassword = store::Result<std::optional<store::Password>>;

// Hashing takes 64 MiB and most of a tenth of a second. So many wait of one network at most, and
// in all; a newcomer takes the place of one of whose network more wait.
constexpr unsigned kMostThreads = 4;
constexpr std::size_t kMostOfANetwork = 50;
constexpr std::size_t kMostPasswords = 500;
constexpr std::size_t kMostOfAName = 4 * people::kLongestName;  // bytes

// A hash of no password, so that an unknown name takes as long as a wrong password.
const std::string& nobodys_hash() {
  static const std::string hash = people::password_hash(people::new_token()).value_or("");
  return hash;
}

HttpResponse too_many_tries() {
  return refusal(429, {"password", "too many tries: wait a minute", {}, "too-often"});
}

// Goes on if a password may be tried.
RateLimits::Use if_allowed(const Respond& respond, std::function<void()> then) {
  return [respond, then = std::move(then)](const store::Result<bool>& may) {
    if (may && *may) return then();
    respond(may ? too_many_tries() : not_read_now());
  };
}

HttpResponse name_taken() {
  return refusal(409, {"name", "belongs to somebody else", {}, "name-taken"});
}

HttpResponse unfit_password(const char* field) {
  return refusal(400, {field, "must have 8 to 128 bytes", {}, "password-length"});
}

HttpResponse wrong_password() {
  return refusal(401, {"password", "name or password is wrong", {}, "password-wrong"});
}

// Of two claims with one cookie the first counts, and has ended the session of both.
HttpResponse claimed_already() {
  return refusal(409, {"name", "you have claimed a name a moment ago", {}, "name-claimed"});
}

HttpResponse changed_already() {
  return refusal(409, {"password", "was changed a moment ago", {}, "password-not-yours"});
}

HttpResponse not_written() {
  return refusal(503, {"server", "the server could not write: nothing was changed, try again", {}});
}

HttpResponse not_written(Server& server, const store::Failure& failure) {
  server.warnings().say(failure);
  return not_written();
}

}  // namespace

Accounts::Accounts(Server& server)
    : server_(server),
      passwords_(std::clamp(std::thread::hardware_concurrency(), 1U, kMostThreads), kMostOfANetwork,
                 kMostPasswords) {}

bool Accounts::answer(const HttpRequest& request, const Respond& respond) {
  if (request.target == "/api/log-out") {
    log_out(request, respond);
    return true;
  }
  const Act act = request.target == "/api/claim"      ? &Accounts::claim
                  : request.target == "/api/password" ? &Accounts::change_password
                  : request.target == "/api/log-in"   ? &Accounts::log_in
                                                      : nullptr;
  if (act == nullptr) return false;
  server_.rates().may_try_password(request.address,
                                   if_allowed(respond, [=, this] { read(request, act, respond); }));
  return true;
}

void Accounts::read(const HttpRequest& request, Act act, const Respond& respond) {
  boost::system::error_code failed;
  const json::value value = json::parse(request.body, failed);
  if (failed || !value.is_object())
    respond(refusal(400, {"body", "must be a JSON object", {}}));
  else if (const auto wrong = table::fault({protocol::call_named("POST " + request.target)->body},
                                           value.get_object()))
    respond(refusal(400, *wrong));
  else
    (this->*act)(request, value.get_object(), respond);
}

void Accounts::think(const std::string& address, const Respond& respond,
                     std::function<void()> work) {
  const std::string network = network_of(address);
  passwords_.think(
      {wide_network_of(network), network, address}, std::make_shared<std::atomic<bool>>(false),
      [work = std::move(work)](const std::function<bool()>&) { work(); },
      [respond] { respond(too_many_tries()); });
}

void Accounts::person(const HttpRequest& request, const Respond& respond,
                      std::function<void(const std::optional<store::Person>&)> use) {
  if (request.token.empty()) return use({});
  server_.store().person_of(
      people::token_hash(request.token),
      [respond, use = std::move(use)](const store::Result<std::optional<store::Person>>& person) {
        if (!person) return respond(not_read_now());
        use(*person);
      });
}

// Gives the guest of this session the name for good. The session is a new one from then on: others
// may have seen the old one, at a screen that several people use.
void Accounts::claim(const HttpRequest& request, const json::object& fields,
                     const Respond& respond) {
  const std::string name = table::text(fields, "name");
  const std::string password = table::text(fields, "password");
  if (const auto fault = people::name_fault(name))
    return respond(refusal(400, name_problem(*fault)));
  if (!people::is_password(password)) return respond(unfit_password("password"));
  if (people::look_alike(name, people::kNobody)) return respond(name_taken());
  person(request, respond, [=, this](const std::optional<store::Person>& asking) {
    if (asking && asking->named)
      return respond(refusal(400, {"name", "you have a name already", {}, "name-claimed"}));
    server_.store().password_of(name, [=, this](const FoundPassword& owner) {
      if (!owner) return respond(not_read_now());
      if (*owner) return respond(name_taken());
      // A client whose cookie is nobody's and not ours has a session until then that nobody knows.
      const bool is_ours = asking || server_.has_given(request.token);
      const std::string session = people::token_hash(is_ours ? request.token : people::new_token());
      if (asking)
        return claim_as({asking->id, name, true}, password, session, request.address, respond);
      server_.store().add_guest(std::string(people::kNobody), session, server_.environment().now(),
                                [=, this](const store::Result<store::Person>& added) {
                                  if (!added) return not_added(request, added.error(), respond);
                                  claim_as({added->id, name, true}, password, session,
                                           request.address, respond);
                                });
    });
  });
}

// The session may have got its person meanwhile, by another claim.
void Accounts::not_added(const HttpRequest& request, const store::Failure& failure,
                         const Respond& respond) {
  person(request, respond, [this, failure, respond](const std::optional<store::Person>& found) {
    respond(found ? claimed_already() : not_written(server_, failure));
  });
}

void Accounts::claim_as(const store::Person& person, const std::string& password,
                        const std::string& session, const std::string& address,
                        const Respond& respond) {
  think(address, respond, [=, this] {
    const auto hash = people::password_hash(password);
    server_.environment().post([=, this] {
      if (!hash) return respond(not_written());
      claimed(person, *hash, session, address, claimed_already(), respond);
    });
  });
}

void Accounts::claimed(const store::Person& person, const std::string& hash, const std::string& old,
                       const std::string& address, const HttpResponse& too_late,
                       const Respond& respond) {
  const std::string token = people::new_token();
  const std::string session = people::token_hash(token);
  server_.store().claim_name(
      person.id, person.name, hash, old, {session, server_.environment().now()},
      [=, this](const store::Result<void>& kept) {
        if (!kept && kept.error().kind == store::Failure::Kind::Taken) return respond(name_taken());
        if (!kept && kept.error().kind == store::Failure::Kind::Missing) return respond(too_late);
        if (!kept) return respond(not_written(server_, kept.error()));
        server_.renew_session(old, session, person, address);
        respond(json_response([&](JsonText& json) { json.key("name").text(person.name); }, token));
      });
}

// The reason may be that another person knows the old one: only this session goes on.
void Accounts::change_password(const HttpRequest& request, const json::object& fields,
                               const Respond& respond) {
  const std::string password = table::text(fields, "password");
  const std::string next = table::text(fields, "new_password");
  if (!people::is_password(next)) return respond(unfit_password("new_password"));
  person(request, respond, [=, this](const std::optional<store::Person>& asking) {
    if (!asking || !asking->named)
      return respond(refusal(400, {"name", "you have no name with a password", {}}));
    const auto change = [=, this, person = *asking] {
      change_password_of(person, password, next, request, respond);
    };
    server_.rates().may_try_password_of(std::to_string(asking->id), request.address,
                                        if_allowed(respond, change));
  });
}

void Accounts::change_password_of(const store::Person& person, const std::string& password,
                                  const std::string& next, const HttpRequest& request,
                                  const Respond& respond) {
  server_.store().password_of(person.name, [=, this](const FoundPassword& known) {
    if (!known || !*known) return respond(not_read_now());
    think(request.address, respond, [=, this, known = (*known)->hash] {
      const bool right = people::is_password_of(password, known);
      const auto hash = right ? people::password_hash(next) : std::nullopt;
      server_.environment().post([=, this] {
        if (!right)
          return respond(refusal(401, {"password", "is not yours", {}, "password-not-yours"}));
        if (!hash) return respond(not_written());
        claimed(person, *hash, people::token_hash(request.token), request.address,
                changed_already(), respond);
      });
    });
  });
}

void Accounts::log_in(const HttpRequest& request, const json::object& fields,
                      const Respond& respond) {
  const std::string name = table::text(fields, "name");
  const std::string password = table::text(fields, "password");
  if (name.size() > kMostOfAName) return respond(refusal(400, name_problem(NameFault::Long)));
  server_.store().password_of(name, [=, this](const FoundPassword& known) {
    if (!known) return respond(not_read_now());
    const std::string whose = *known ? std::to_string((*known)->person) : name;
    server_.rates().may_try_password_of(whose, request.address,
                                        if_allowed(respond, [=, this, found = *known] {
                                          check(found, password, request.address, respond);
                                        }));
  });
}

void Accounts::check(const std::optional<store::Password>& known, const std::string& password,
                     const std::string& address, const Respond& respond) {
  const auto right_password = [=, this] {
    const std::string token = people::new_token();
    server_.store().add_session(*known, {people::token_hash(token), server_.environment().now()},
                                [this, respond, token](const store::Result<void>& kept) {
                                  if (!kept && kept.error().kind == store::Failure::Kind::Missing)
                                    return respond(wrong_password());  // changed a moment ago
                                  if (!kept) return respond(not_written(server_, kept.error()));
                                  respond(done(token));
                                });
  };
  think(address, respond, [=, this] {
    const bool right = people::is_password_of(password, known ? known->hash : nobodys_hash());
    server_.environment().post([=] {
      if (!known || !right) return respond(wrong_password());
      right_password();
    });
  });
}

void Accounts::log_out(const HttpRequest& request, const Respond& respond) {
  const std::string session = people::token_hash(request.token);
  server_.store().end_session(session, [this, respond, session](const store::Result<void>& kept) {
    if (!kept) return respond(not_written(server_, kept.error()));
    server_.log_out(session);
    respond(done(""));
  });
}

}  // namespace belle::server
