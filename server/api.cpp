#include "server/api.h"

#include <atomic>
#include <boost/json.hpp>
#include <charconv>
#include <memory>
#include <utility>

#include "people/names.h"
#include "people/secrets.h"
#include "server/messages.h"
#include "table/fields.h"
#include "table/telling.h"

namespace belle::server {
namespace {

namespace json = boost::json;

using people::NameFault;

constexpr std::size_t kMostPasswords = 50;  // that wait to be hashed, some seconds of work
constexpr std::size_t kMostOfAName = 4 * people::kLongestName;  // bytes

// A hash of no password, so that an unknown name takes as long as a wrong password.
const std::string& nobodys_hash() {
  static const std::string hash = people::password_hash(people::new_token()).value_or("");
  return hash;
}

std::optional<table::Time> whole_number(std::string_view text) {
  table::Time number = 0;
  const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (failed != std::errc() || end != text.data() + text.size() || number < 0) return {};
  return number;
}

HttpResponse refusal(unsigned status, const table::Problem& problem) {
  HttpResponse response;
  response.status = status;
  response.body = refusal_body(problem);
  return response;
}

HttpResponse too_many_requests() {
  return refusal(429, {"request", "too many requests: wait a moment", {}, "too-often"});
}

HttpResponse too_many_tries() {
  return refusal(429, {"password", "too many tries: wait a minute", {}, "too-often"});
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

HttpResponse nothing_here() { return refusal(404, {"target", "there is nothing here", {}}); }

HttpResponse not_written() {
  return refusal(503, {"server", "the server could not write: nothing was changed, try again", {}});
}

HttpResponse not_written(House& house, const store::Failure& failure) {
  house.hall().warnings().say(failure);
  return not_written();
}

std::string written(const std::function<void(JsonText&)>& fields) {
  JsonText text;
  text.open_object();
  fields(text);
  text.close_object();
  return text.written();
}

HttpResponse sent(const PageFile& file, const HttpRequest& request) {
  HttpResponse response;
  response.type = file.type;
  response.lasting = file.lasting;
  const bool brotli = request.takes_brotli && !file.brotli.empty();
  const bool gzip = !brotli && request.takes_gzip && !file.gzip.empty();
  response.page_file = brotli ? file.brotli : gzip ? file.gzip : file.plain;
  response.encoding = brotli ? "br" : gzip ? "gzip" : "";
  return response;
}

}  // namespace

void Api::answer(const HttpRequest& request, const Respond& respond) {
  if (!house_.may_ask(request.address)) return respond(too_many_requests());
  if (request.method == "GET" || request.method == "HEAD") return get(request, respond);
  if (request.method == "POST") return post(request, respond);
  respond(refusal(405, {"method", "only GET, HEAD and POST are understood", {}}));
}

void Api::get(const HttpRequest& request, const Respond& respond) {
  constexpr std::string_view kTables = "/api/tables/";
  constexpr std::string_view kRecord = "/record";
  constexpr std::string_view kOwn = "/api/me/tables";
  constexpr std::string_view kOwnUntil = "/api/me/tables?until=";
  const std::string& target = request.target;
  if (target == "/api/health") return respond({200, "application/json", "{\"ok\":true}", {}, {}});
  if (target == "/metrics")
    return respond({200,
                    "text/plain; version=0.0.4; charset=utf-8",
                    house_.metrics().in_prometheus_text(),
                    {},
                    {}});
  if (target == "/api/tables") return tables(respond);
  if (target == "/api/me") return me(request, respond);
  if (target == kOwn) return own_tables(request, store::kEver, respond);
  if (target.starts_with(kOwnUntil)) {
    const auto until = whole_number(std::string_view(target).substr(kOwnUntil.size()));
    if (!until) return respond(refusal(400, {"until", "must be a time in milliseconds", {}}));
    return own_tables(request, *until, respond);
  }
  if (target.starts_with(kTables) && target.ends_with(kRecord) &&
      target.size() > kTables.size() + kRecord.size())
    return record(request,
                  target.substr(kTables.size(), target.size() - kTables.size() - kRecord.size()),
                  respond);
  if (const PageFile* file = file_at(page_, target)) return respond(sent(*file, request));
  respond(nothing_here());
}

void Api::post(const HttpRequest& request, const Respond& respond) {
  if (!request.from_here)
    return respond(refusal(403, {"origin", "another site's page may not ask this", {}}));
  if (request.target == "/api/log-out") return log_out(request, respond);
  const auto act = request.target == "/api/claim"      ? &Api::claim
                   : request.target == "/api/password" ? &Api::change_password
                   : request.target == "/api/log-in"   ? &Api::log_in
                                                       : nullptr;
  if (act == nullptr) return respond(nothing_here());
  if (!house_.may_try_password(request.address) || passwords_.waiting() >= kMostPasswords)
    return respond(too_many_tries());
  boost::system::error_code failed;
  const json::value value = json::parse(request.body, failed);
  if (failed || !value.is_object())
    return respond(refusal(400, {"body", "must be a JSON object", {}}));
  (this->*act)(request, value.get_object(), respond);
}

std::optional<store::Person> Api::person(const HttpRequest& request) {
  if (request.token.empty()) return {};
  const auto person = house_.store().person_of(people::token_hash(request.token));
  return person ? *person : std::nullopt;
}

void Api::record(const HttpRequest& request, const std::string& table, const Respond& respond) {
  if (!house_.may_look(request.address)) return respond(too_many_requests());
  const auto asking = person(request);
  house_.hall().look(
      table,
      [respond, table, asking](table::Table& found) {
        const std::string text =
            record_for(found, asking ? found.seat_of(asking->id) : std::nullopt);
        if (text.empty()) return respond(refusal(404, {"table", "no game was dealt yet", {}}));
        respond({200, "text/plain; charset=utf-8", text, {}, table + ".belle"});
      },
      [respond](const std::expected<void, table::Problem>& failed) {
        respond(refusal(failed.error().field == "server" ? 503 : 404, failed.error()));
      });
}

void Api::tables(const Respond& respond) {
  const auto open = house_.open_tables();
  if (!open) return respond(refusal(503, {"server", "the list cannot be read: try again", {}}));
  respond({200,
           "application/json",
           written([&](JsonText& text) { write_tables(text, *open); }),
           {},
           {}});
}

void Api::me(const HttpRequest& request, const Respond& respond) {
  const auto asking = person(request);
  respond({200,
           "application/json",
           written([&](JsonText& text) {
             write_person(text, asking);
             text.key("ratings").open_object();
             for (const auto& game : house_.games()) {
               if (!asking) break;
               const auto rating = house_.store().rating_of(asking->id, game->name());
               if (!rating || !*rating) continue;
               text.key(game->name()).open_object();
               text.key("rating").number((*rating)->rating, 0);
               text.key("deviation").number((*rating)->deviation, 0);
               text.close_object();
             }
             text.close_object();
           }),
           {},
           {}});
}

void Api::own_tables(const HttpRequest& request, table::Time until, const Respond& respond) {
  const auto asking = person(request);
  store::Result<std::vector<store::Summary>> own;
  if (asking) own = house_.store().tables_of(asking->id, until, kMostListed);
  if (!own) return respond(refusal(503, {"server", "the list cannot be read: try again", {}}));
  respond({200,
           "application/json",
           written([&](JsonText& text) { write_tables(text, *own, asking ? asking->id : 0); }),
           {},
           {}});
}

// Gives the guest of this session the name for good. The session is a new one from then on: others
// may have seen the old one, at a screen that several people use.
void Api::claim(const HttpRequest& request, const json::object& fields, const Respond& respond) {
  const auto name = table::text(fields, "name");
  if (!name) return respond(refusal(400, name.error()));
  const auto password = table::text(fields, "password");
  if (!password) return respond(refusal(400, password.error()));
  if (const auto fault = people::name_fault(*name))
    return respond(refusal(400, name_problem(*fault)));
  if (!people::is_password(*password)) return respond(unfit_password("password"));
  if (people::name_key(*name) == people::name_key(people::kNobody)) return respond(name_taken());
  const auto asking = person(request);
  if (asking && asking->named)
    return respond(refusal(400, {"name", "you have a name already", {}, "name-claimed"}));

  const auto owner = house_.store().password_of(people::name_key(*name));
  if (owner && *owner) return respond(name_taken());

  // Whoever comes without a cookie has a session until then that nobody knows.
  const std::string session =
      people::token_hash(request.token.empty() ? people::new_token() : request.token);
  const auto claim_as = [this, request, respond, name = *name, password = *password,
                         session](store::PersonId who) {
    passwords_.think(
        std::make_shared<std::atomic<bool>>(false),
        [this, request, respond, name, password, who, session](const std::function<bool()>&) {
          const auto hash = people::password_hash(password);
          house_.world().post([this, request, respond, name, hash, who, session] {
            if (!hash) return respond(not_written());
            claimed({who, name, true}, *hash, session, request.address, respond);
          });
        });
  };
  if (asking) return claim_as(asking->id);
  house_.store().add_guest(std::string(people::kNobody), session, house_.world().now(),
                           [this, respond, claim_as](const store::Result<store::Person>& added) {
                             house_.world().post([this, respond, claim_as, added] {
                               if (!added) return respond(not_written(house_, added.error()));
                               claim_as(added->id);
                             });
                           });
}

void Api::claimed(const store::Person& person, const std::string& hash, const std::string& old,
                  const std::string& address, const Respond& respond) {
  const std::string token = people::new_token();
  const std::string session = people::token_hash(token);
  house_.store().claim_name(
      person.id, person.name, people::name_key(person.name), hash, {session, house_.world().now()},
      [this, respond, person, token, session, old, address](const store::Result<void>& kept) {
        house_.world().post([this, respond, person, token, session, old, address, kept] {
          if (!kept && kept.error().kind == store::Failure::Kind::Taken)
            return respond(name_taken());
          if (!kept) return respond(not_written(house_, kept.error()));
          house_.renew_session(old, session, person, address);
          respond({200,
                   "application/json",
                   json::serialize(json::object{{"name", person.name}}),
                   token,
                   {}});
        });
      });
}

// Whoever changes it may know that somebody else has the old one: only this session goes on.
void Api::change_password(const HttpRequest& request, const json::object& fields,
                          const Respond& respond) {
  const auto password = table::text(fields, "password");
  if (!password) return respond(refusal(400, password.error()));
  const auto next = table::text(fields, "new_password");
  if (!next) return respond(refusal(400, next.error()));
  if (!people::is_password(*next)) return respond(unfit_password("new_password"));
  const auto asking = person(request);
  if (!asking || !asking->named)
    return respond(refusal(400, {"name", "you have no name with a password", {}}));
  const std::string key = people::name_key(asking->name);
  if (!house_.may_try_password_of(key, request.address)) return respond(too_many_tries());
  const auto known = house_.store().password_of(key);
  if (!known || !*known) return respond(refusal(503, {"server", "cannot read now: try again", {}}));
  passwords_.think(
      std::make_shared<std::atomic<bool>>(false),
      [this, request, respond, person = *asking, known = (*known)->hash, password = *password,
       next = *next](const std::function<bool()>&) {
        const bool right = people::is_password_of(password, known);
        const auto hash = right ? people::password_hash(next) : std::nullopt;
        house_.world().post([this, request, respond, person, right, hash] {
          if (!right)
            return respond(refusal(401, {"password", "is not yours", {}, "password-not-yours"}));
          if (!hash) return respond(not_written());
          claimed(person, *hash, people::token_hash(request.token), request.address, respond);
        });
      });
}

void Api::log_in(const HttpRequest& request, const json::object& fields, const Respond& respond) {
  const auto name = table::text(fields, "name");
  if (!name) return respond(refusal(400, name.error()));
  const auto password = table::text(fields, "password");
  if (!password) return respond(refusal(400, password.error()));
  if (name->size() > kMostOfAName) return respond(refusal(400, name_problem(NameFault::Long)));
  const std::string key = people::name_key(*name);
  if (!house_.may_try_password_of(key, request.address)) return respond(too_many_tries());
  const auto known = house_.store().password_of(key);
  if (!known) return respond(refusal(503, {"server", "cannot read now: try again", {}}));
  passwords_.think(
      std::make_shared<std::atomic<bool>>(false),
      [this, respond, known = *known, password = *password](const std::function<bool()>&) {
        const bool right = people::is_password_of(password, known ? known->hash : nobodys_hash());
        house_.world().post([this, respond, known, right] {
          if (!known || !right) return respond(wrong_password());
          const std::string token = people::new_token();
          house_.store().add_session(
              *known, {people::token_hash(token), house_.world().now()},
              [this, respond, token](const store::Result<void>& kept) {
                house_.world().post([this, respond, token, kept] {
                  if (!kept && kept.error().kind == store::Failure::Kind::Missing)
                    return respond(wrong_password());  // changed a moment ago
                  if (!kept) return respond(not_written(house_, kept.error()));
                  respond({200, "application/json", "{\"ok\":true}", token, {}});
                });
              });
        });
      });
}

void Api::log_out(const HttpRequest& request, const Respond& respond) {
  const std::string session = people::token_hash(request.token);
  house_.store().end_session(session, [this, respond, session](const store::Result<void>& kept) {
    house_.world().post([this, respond, session, kept] {
      if (!kept) return respond(not_written(house_, kept.error()));
      house_.log_out(session);
      respond({200, "application/json", "{\"ok\":true}", "", {}});
    });
  });
}

}  // namespace belle::server
