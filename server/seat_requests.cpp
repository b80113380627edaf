// Requests about who plays: names, seats, the deal to which players contribute, another game.
#include "people/names.h"
#include "server/messages.h"
#include "server/requests.h"

namespace belle::server::requests {

using table::Decision;
using table::Participant;
using table::Table;

void name(Context& context, const Request& request) {
  const std::string name = request.text("name");
  if (const auto fault = people::name_fault(name)) return request.refuse(name_problem(*fault));
  if (!request.allowed(context.rates.may_join(request.client->address))) return;
  if (request.client->person && request.client->person->named)
    return request.refuse({"name", "your name is yours: it has a password", {}, "name-claimed"});
  context.identity.if_free(request, name, [&context, request, name] {
    context.identity.as_person(request, [&context, request, name](const Participant& who) {
      context.identity.rename_guest(request.client, who.person, name, request.replies());
    });
  });
}

void sit(Context& context, const Request& request) {
  const auto id = table_of(context, request);
  if (!id) return;
  if (!request.allowed(context.rates.may_join(request.client->address))) return;
  context.identity.as_person(request, [&context, request, id = *id](const Participant& who) {
    context.tables.submit(
        id,
        [who, request](const Table& table) { return sit_as_asked(table, who, *request.fields); },
        [&context, request, id](const std::expected<void, Problem>& kept) {
          if (!kept) return request.refuse(kept.error());
          request.done();
          watch_own(context, request.client, id);
        });
  });
}

void salt(Context& context, const Request& request) {
  submit(context, request,
         [salt = request.text("salt")](const Table& table, store::PersonId person) {
           return table.add_salt(person, salt);
         });
}

void belle(Context& context, const Request& request) {
  submit(context, request, [request](const Table& table, store::PersonId person) -> Decision {
    const auto seat = seat_field(table, *request.fields);
    if (!seat) return std::unexpected(seat.error());
    return table.seat_belle(person, **seat, request.text("level"));
  });
}

void rematch(Context& context, const Request& request) {
  const auto id = table_of(context, request);
  if (!id) return;
  if (!request.allowed(context.rates.may_create(request.client->address))) return;
  context.rematches.ask(*id, request.person(), request.replies());
}

}  // namespace belle::server::requests
