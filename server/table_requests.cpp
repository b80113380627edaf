// Requests about tables as a whole: setting one, watching it, its record, lists.
#include <boost/json.hpp>
#include <memory>
#include <utility>
#include <vector>

#include "engine/core/text.h"
#include "server/messages.h"
#include "server/requests.h"
#include "table/fields.h"
#include "table/snapshot.h"

namespace belle::server::requests {
namespace {

namespace json = boost::json;

using table::Decision;
using table::Participant;
using table::Table;

const Problem kNoList{"server", "the list cannot be read: try again", {}};

// A corrected edition is sent to every client that comes to the table.
std::expected<void, Problem> edition_fits(const json::object& fields, const Limits& limits) {
  const json::value* edition = fields.if_contains("edition");
  if (edition == nullptr || edition->get_string().size() <= limits.edition) return {};
  return table::refuse("edition", "has more than " + std::to_string(limits.edition >> 10) + " KiB");
}

Decision go_on_as_asked(const Table& table, const Participant& who, const json::object& fields,
                        const json::object& belle) {
  const auto seat = seat_field(table, fields);
  if (!seat) return std::unexpected(seat.error());
  if (!*seat) return table::refuse("seat", "is missing");
  std::vector<std::string> levels(table.chairs().size());
  for (std::size_t i = 0; i < levels.size(); ++i) {
    const std::string_view seat_name = table.name(Seat(i));
    if (belle.contains(seat_name)) levels[i] = table::text(belle, seat_name);
  }
  return table.go_on(who, **seat, levels, table::text(fields, "record"));
}

// What is decided first at a new table: its creator sits down, and Belle where she is asked to.
std::vector<Decide> first_decisions(const Request& request, const Participant& who,
                                    const json::object& levels) {
  if (request.fields->contains("record"))
    return {
        [=](const Table& table) { return go_on_as_asked(table, who, *request.fields, levels); }};
  std::vector<Decide> first{
      [=](const Table& table) { return sit_as_asked(table, who, *request.fields); }};
  for (const auto& level : levels)
    first.emplace_back([host = who.person, name = std::string(level.key()),
                        level = table::text(levels, level.key())](const Table& table) -> Decision {
      const auto seat = seat_field(table, {{"seat", name}});
      if (!seat) return table::refuse("belle", seat.error().reason);
      return table.seat_belle(host, **seat, level);
    });
  return first;
}

// Tells the client no more of a table, once what it asked for there before is done. With a seat at
// a table that waits for others it gives that back, or keeps it, too.
enum class Seated : std::uint8_t { Rises, Stays };
void stop_watching(Context& context, const Request& request, Seated seated) {
  const auto id = table_of(context, request);
  if (!id) return;
  const auto keeps = std::make_shared<std::string>();  // the seat that is still theirs
  context.tables.submit(
      *id,
      [person = request.person(), keeps, seated](const Table& table) -> Decision {
        const table::Viewer seat = table.seat_of(person);
        if (seat && seated == Seated::Rises && table.stage() == table::Stage::Waiting)
          return table.rise(person);
        if (seat) *keeps = table.name(*seat);
        return table::Events{};
      },
      [&context, request, keeps, id = *id](const std::expected<void, Problem>& kept) {
        if (!kept) return request.refuse(kept.error());
        request.done([&](JsonText& json) {
          if (!keeps->empty()) json.key("seat").text(*keeps);
        });
        context.tables.leave(request.client, id);
      });
}

// Opens a table for a person who has no more games than a person may have.
void open(Context& context, const Request& request, const table::Settings& settings,
          const std::vector<Decide>& first, bool too_many) {
  if (too_many)
    return request.refuse({"table", "you have too many games that are not over: end one", {}});
  context.tables.open(settings, first,
                      [&context, request](const std::expected<std::string, Problem>& opened) {
                        if (!opened) return request.refuse(opened.error());
                        request.done([&](JsonText& json) { json.key("table").text(*opened); });
                        watch_own(context, request.client, *opened);
                      });
}

}  // namespace

void create(Context& context, const Request& request) {
  if (!request.allowed(context.rates.may_create(request.client->address))) return;
  const json::object& fields = *request.fields;
  if (const auto fits = edition_fits(fields, context.rates.limits()); !fits)
    return request.refuse(fits.error());
  auto settings = table::settings_in(context.games, fields);
  if (!settings) return request.refuse(settings.error());
  json::object levels;
  if (const json::value* belle = fields.if_contains("belle")) levels = belle->get_object();
  if (fields.contains("record") && !context.from_records)
    return request.refuse({"record", "games go on from a record only in a page", {}});
  if (fields.contains("first") && !context.from_records)
    return request.refuse({"first", "a game elsewhere says who starts only in a page", {}});
  context.identity.as_person(request, [&context, request, settings = *settings,
                                       levels](const Participant& who) {
    context.lobby.has_too_many_games(
        who.person, [&context, request, settings, first = first_decisions(request, who, levels)](
                        bool too_many) { open(context, request, settings, first, too_many); });
  });
}

void watch(Context& context, const Request& request) {
  const auto id = table_of(context, request, CountsAsRead::Always);
  if (!id) return;
  const auto& watching = request.client->watching;
  const Limits& limits = context.rates.limits();
  if (!watching.contains(*id) && watching.size() >= limits.watched)
    return request.refuse({"table", "you watch too many tables: leave one", {}});
  context.tables.watch(request.client, *id, request.replies(), limits.most_at_a_table());
}

void leave(Context& context, const Request& request) {
  stop_watching(context, request, Seated::Rises);
}

void unwatch(Context& context, const Request& request) {
  stop_watching(context, request, Seated::Stays);
}

// Whether a table could be set with a corrected edition, without setting one.
void check_edition(Context& context, const Request& request) {
  if (!request.allowed(context.rates.may_check_edition(request.client->address))) return;
  if (const auto fits = edition_fits(*request.fields, context.rates.limits()); !fits)
    return request.refuse(fits.error());
  const std::string name = request.text("game");
  const table::GameKind* game = table::find_game(context.games, name);
  if (game == nullptr) return request.refuse({"game", "no game is called " + in_quotes(name), {}});
  const auto valid = game->check({game->fewest_seats(), {}, request.text("edition")});
  if (!valid) return request.refuse(valid.error());
  request.done();
}

void record(Context& context, const Request& request) {
  const auto id = table_of(context, request, CountsAsRead::Always);
  if (!id) return;
  context.tables.read_newest(
      *id,
      [request](Table& table) {
        request.done([&](JsonText& json) {
          json.key("record").text(record_for(table, table.seat_of(request.person())));
        });
      },
      request.replies());
}

void tables(Context& context, const Request& request) {
  context.lobby.open_tables([request](const Lobby::Tables& open) {
    if (!open) return request.refuse(kNoList);
    request.done([&](JsonText& json) { write_tables(json, *open); });
  });
}

void mine(Context& context, const Request& request) {
  if (!request.allowed(context.rates.may_list(request.client->address))) return;
  const json::value* given = request.fields->if_contains("until");
  const table::Time until = given == nullptr ? store::kEver : given->get_int64();
  const store::PersonId person = request.person();
  const auto answer = [request, person](const Lobby::Tables& own) {
    if (!own) return request.refuse(kNoList);
    request.done([&](JsonText& json) { write_tables(json, *own, person); });
  };
  const json::value* follow = request.fields->if_contains("follow");
  if (follow == nullptr || !follow->get_bool() || person == 0)
    return context.lobby.own_tables(person, until, answer);
  context.followers.follow(request.client);
  context.lobby.followed_tables(request.client, until, answer);
}

}  // namespace belle::server::requests
