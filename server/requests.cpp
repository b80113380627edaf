#include "server/requests.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/core/text.h"
#include "server/protocol/requests.h"

namespace belle::server {

namespace {

struct Word {
  std::string_view word;
  Handler handler;
};
constexpr std::array<Word, 21> kWords{{
    {"name", requests::name},       {"create", requests::create},
    {"watch", requests::watch},     {"leave", requests::leave},
    {"sit", requests::sit},         {"salt", requests::salt},
    {"belle", requests::belle},     {"play", requests::play},
    {"undo", requests::undo},       {"abandon", requests::abandon},
    {"resign", requests::resign},   {"answer", requests::answer},
    {"chat", requests::chat},       {"rematch", requests::rematch},
    {"explain", requests::explain}, {"check_edition", requests::check_edition},
    {"record", requests::record},   {"tables", requests::tables},
    {"mine", requests::mine},       {"unwatch", requests::unwatch},
    {"past", requests::past},
}};
static_assert(std::ranges::is_permutation(kWords, protocol::kRequests, {}, &Word::word,
                                          &protocol::Request::word));

}  // namespace

Handler handler_of(std::string_view word) {
  return std::ranges::find(kWords, word, &Word::word)->handler;
}

namespace requests {

std::optional<std::string> table_of(Context& context, const Request& request, CountsAsRead counts) {
  std::string id = request.text("table");
  const bool reads = counts == CountsAsRead::Always || !request.client->watching.contains(id);
  if (reads && !request.allowed(context.rates.may_read(request.client->address))) return {};
  return id;
}

void submit(Context& context, const Request& request,
            std::function<table::Decision(const table::Table&, store::PersonId)> decide) {
  const auto id = table_of(context, request);
  if (!id) return;
  context.tables.submit(
      *id,
      [person = request.person(), decide = std::move(decide)](const table::Table& table) {
        return decide(table, person);
      },
      request.replies());
}

std::expected<std::optional<Seat>, Problem> seat_field(const table::Table& table,
                                                       const boost::json::object& fields) {
  if (!fields.contains("seat")) return std::nullopt;
  const std::string name = table::text(fields, "seat");
  const auto seats = table.settings().game->seat_names().first(table.chairs().size());
  const auto seat = seat_named(seats, name);
  if (!seat) return table::refuse("seat", "no seat is called " + in_quotes(name));
  return *seat;
}

table::Decision sit_as_asked(const table::Table& table, const table::Participant& who,
                             const boost::json::object& fields) {
  const auto seat = seat_field(table, fields);
  if (!seat) return std::unexpected(seat.error());
  return table.sit(who, *seat);
}

void watch_own(Context& context, const std::shared_ptr<Client>& client, const std::string& table) {
  if (!client->watching.contains(table) && client->watching.size() < context.rates.limits().watched)
    context.tables.watch(client, table, [](const std::expected<void, Problem>&) {});
}

}  // namespace requests
}  // namespace belle::server
