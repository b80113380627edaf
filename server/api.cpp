#include "server/api.h"

#include <charconv>
#include <optional>
#include <utility>
#include <vector>

#include "server/messages.h"
#include "server/protocol/schema.h"
#include "table/snapshot.h"

namespace belle::server {
namespace {

std::optional<table::Time> whole_number(std::string_view text) {
  table::Time number = 0;
  const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (failed != std::errc() || end != text.data() + text.size() || number < 0) return {};
  return number;
}

HttpResponse too_many_requests() {
  return refusal(429, {"request", "too many requests: wait a moment", {}, "too-often"});
}

HttpResponse no_list() {
  return refusal(503, {"server", "the list cannot be read: try again", {}});
}

HttpResponse not_understood() {
  return refusal(405, {"method", "only GET, HEAD and POST are understood", {}});
}

HttpResponse nothing_here() { return refusal(404, {"target", "there is nothing here", {}}); }

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

bool Api::check(const HttpRequest& request, const Respond& respond) {
  const bool is_ready = request.target == "/api/ready";
  if ((!is_ready && request.target != "/api/health") ||
      (request.method != "GET" && request.method != "HEAD"))
    return false;
  if (is_ready && server_.is_draining()) {
    respond(refusal(503, {"server", "the house closes: another server takes over", {}}));
    return true;
  }
  store_check_.ask([respond](StoreCheck::State state) {
    if (state == StoreCheck::State::Answers) return respond(done());
    respond(refusal(503, {"server",
                          "the store does not answer",
                          {},
                          state == StoreCheck::State::Lost ? "store-lost" : ""}));
  });
  return true;
}

HttpResponse metrics_response(const HttpRequest& request, Server& server) {
  if (request.target != "/metrics") return nothing_here();
  if (request.method != "GET" && request.method != "HEAD") return not_understood();
  return {200,
          "text/plain; version=0.0.4; charset=utf-8",
          server.metrics().in_prometheus_text(server.store().state()),
          {},
          {}};
}

void Api::answer(const HttpRequest& request, const Respond& respond) {
  if (check(request, respond)) return;
  if (!server_.rates().may_ask(request.address)) return respond(too_many_requests());
  if (request.method == "GET" || request.method == "HEAD") return get(request, respond);
  if (request.method == "POST") return post(request, respond);
  respond(not_understood());
}

void Api::get(const HttpRequest& request, const Respond& respond) {
  constexpr std::string_view kTables = "/api/tables/";
  constexpr std::string_view kRecord = "/record";
  constexpr std::string_view kOwn = "/api/me/tables";
  constexpr std::string_view kOwnUntil = "/api/me/tables?until=";
  const std::string& target = request.target;
  if (target == "/api/schema/1") return schema(respond);
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
  if (!accounts_.answer(request, respond)) respond(nothing_here());
}

void Api::record(const HttpRequest& request, const std::string& table, const Respond& respond) {
  if (!server_.rates().may_read(request.address)) return respond(too_many_requests());
  accounts_.person(
      request, respond, [this, table, respond](const std::optional<store::Person>& asking) {
        server_.live_tables().read_newest(
            table,
            [respond, table, asking](table::Table& found) {
              const std::string text =
                  record_for(found, asking ? found.seat_of(asking->id) : std::nullopt);
              if (text.empty())
                return respond(refusal(404, {"table", "no game was dealt yet", {}}));
              respond({200, "text/plain; charset=utf-8", text, {}, table + ".belle"});
            },
            [respond](const std::expected<void, table::Problem>& failed) {
              respond(refusal(failed.error().field == "server" ? 503 : 404, failed.error()));
            });
      });
}

void Api::schema(const Respond& respond) {
  if (schema_.empty()) schema_ = protocol::json_schema(protocol::Declaration(server_.games()));
  respond({200, "application/schema+json", schema_, {}, {}});
}

void Api::tables(const Respond& respond) {
  server_.lobby().open_tables([respond](const Lobby::Tables& open) {
    if (!open) return respond(no_list());
    respond(json_response([&](JsonText& json) { write_tables(json, *open); }));
  });
}

void Api::me(const HttpRequest& request, const Respond& respond) {
  accounts_.person(request, respond, [this, respond](const std::optional<store::Person>& asking) {
    std::vector<store::RatedIn> whose;
    for (const auto& game : server_.games())
      whose.push_back({asking ? asking->id : 0, std::string(game->name())});
    server_.store().ratings_of(
        std::move(whose),
        [this, respond,
         asking](const store::Result<std::vector<std::optional<store::Rating>>>& ratings) {
          if (!ratings) return respond(not_read_now());
          respond(json_response([&](JsonText& json) {
            write_person(json, asking);
            json.key("ratings").open_object();
            for (std::size_t i = 0; i < ratings->size(); ++i) {
              if (!(*ratings)[i]) continue;
              json.key(server_.games()[i]->name()).open_object();
              json.key("rating").number((*ratings)[i]->rating, 0);
              json.key("deviation").number((*ratings)[i]->deviation, 0);
              json.close_object();
            }
            json.close_object();
          }));
        });
  });
}

void Api::own_tables(const HttpRequest& request, table::Time until, const Respond& respond) {
  if (!server_.rates().may_list(request.address)) return respond(too_many_requests());
  accounts_.person(
      request, respond, [this, until, respond](const std::optional<store::Person>& asking) {
        const store::PersonId person = asking ? asking->id : 0;
        server_.lobby().own_tables(person, until, [respond, person](const Lobby::Tables& own) {
          if (!own) return respond(no_list());
          respond(json_response([&](JsonText& json) { write_tables(json, *own, person); }));
        });
      });
}

}  // namespace belle::server
