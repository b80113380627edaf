// Requests about the game at a table: moves, taking them back, how it ends, what is said.
#include "server/requests.h"

namespace belle::server::requests {

using table::Decision;
using table::Table;

void play(Context& context, const Request& request) {
  const auto id = table_of(context, request);
  if (!id) return;
  context.tables.submit(
      *id,
      [request, person = request.person(),
       now = context.environment.now()](const Table& table) -> Decision {
        if (table.is_late(now)) return table::refuse("table", "time is over");
        return table.play(person, request.count("ply"), request.text("move"));
      },
      [&context, reply = request.replies()](const std::expected<void, Problem>& kept) {
        if (kept) ++context.metrics.moves;
        reply(kept);
      });
}

void undo(Context& context, const Request& request) {
  if (!request.allowed(context.rates.may_undo(*request.client))) return;
  submit(context, request, [request](const Table& table, store::PersonId person) {
    return table.take_back(person, request.count("ply"), request.count("moves"));
  });
}

void abandon(Context& context, const Request& request) {
  if (!request.allowed(context.rates.may_offer(*request.client))) return;
  submit(context, request,
         [](const Table& table, store::PersonId person) { return table.abandon(person); });
}

void resign(Context& context, const Request& request) {
  submit(context, request,
         [](const Table& table, store::PersonId person) { return table.resign(person); });
}

void answer(Context& context, const Request& request) {
  if (!request.allowed(context.rates.may_offer(*request.client))) return;
  submit(context, request, [request](const Table& table, store::PersonId person) {
    return table.answer(person, request.count("offer"), request.fields->at("agree").get_bool());
  });
}

void chat(Context& context, const Request& request) {
  if (!request.allowed(context.rates.may_chat(*request.client))) return;
  const auto id = table_of(context, request);
  if (!id) return;
  context.identity.as_person(request, [&context, request, id = *id](const table::Participant& who) {
    context.tables.submit(
        id, [request, who](const Table& table) { return table.remark(who, request.text("text")); },
        request.replies());
  });
}

void explain(Context& context, const Request& request) {
  const auto id = table_of(context, request);
  if (!id) return;
  context.tables.read_newest(
      *id,
      [request](Table& table) {
        const table::Viewer seat = table.seat_of(request.person());
        if (!seat || table.to_move() != seat)
          return request.refuse({"table", "it is not your turn", {}});
        const auto explanation = table.match()->explain(request.text("move"));
        if (!explanation) return request.refuse(explanation.error());
        request.done([&](JsonText& json) {
          json.key("explain").texts(explanation->sentences);
          json.key("effect").raw(explanation->effect);
        });
      },
      request.replies());
}

// A page that comes back tells again what happened meanwhile.
void past(Context& context, const Request& request) {
  constexpr std::size_t kMostPast = 32;
  const auto id = table_of(context, request);
  if (!id) return;
  context.tables.read_newest(
      *id,
      [request](const Table& table) {
        const std::size_t from = request.count("from");
        const std::size_t to = request.count("to");
        if (table.match() == nullptr || to > table.match()->ply())
          return request.refuse({"to", "so many moves were not played", {}});
        if (from > to || to - from >= kMostPast)
          return request.refuse({"from", "at most 32 positions, the first of them first", {}});
        const auto positions = table.match()->past(table.seat_of(request.person()), from, to);
        request.done([&](JsonText& json) {
          json.key("positions").open_list();
          for (const std::string& position : positions) json.raw(position);
          json.close_list();
        });
      },
      request.replies());
}

}  // namespace belle::server::requests
