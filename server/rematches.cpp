#include "server/rematches.h"

#include <memory>
#include <optional>
#include <utility>

namespace belle::server {
namespace {

using table::Decision;
using table::Participant;
using table::Table;

constexpr std::int64_t kClearAgain = 10000;  // milliseconds, until a table is cleared away

}  // namespace

// The same people, under their names of today; everybody sits one seat further.
Rematches::Rematch Rematches::rematch_of(const Table& table) const {
  std::vector<Decide> persons;
  std::vector<Decide> belles;
  const store::PersonId host = table.persons().front();
  std::size_t place = 0;
  for (const table::Chair& chair : table.chairs()) {
    const auto seat = Seat(++place % table.chairs().size());
    if (chair.kind == table::Chair::Kind::Belle) {
      belles.emplace_back([level = chair.level, seat, host](const Table& next) {
        return next.seat_belle(host, seat, level);
      });
    } else {
      Participant who = chair.who;
      if (const auto person = store_.person(who.person)) who = identity_.shown(*person);
      persons.emplace_back([who, seat](const Table& next) { return next.sit(who, seat); });
    }
  }
  persons.insert(persons.end(), belles.begin(), belles.end());
  return {table.settings_of_rematch(), std::move(persons)};
}

void Rematches::ask(const std::string& table, store::PersonId player, const Reply<void>& reply) {
  const auto next = std::make_shared<std::optional<Rematch>>();
  tables_.submit(
      table,
      [this, player, next](const Table& over) {
        Decision asked = over.want_rematch(player);
        if (asked && over.all_others_want_rematch(player)) *next = rematch_of(over);
        return asked;
      },
      [this, reply, next, table](const std::expected<void, Problem>& kept) {
        if (!kept || !*next) return reply(kept);
        begin(table, **next, reply);
      });
}

void Rematches::begin(const std::string& table, const Rematch& next, Reply<void> reply) {
  std::vector<Reply<void>>& waiting = under_way_[table];
  waiting.push_back(std::move(reply));
  if (waiting.size() > 1) return;  // asked from another connection
  const Reply<void> begun = [this, table](const std::expected<void, Problem>& kept) {
    const auto replies = std::move(under_way_.extract(table).mapped());
    for (const Reply<void>& each : replies) each(kept);
  };
  tables_.open(next.settings, next.seats,
               [this, table, begun](const std::expected<std::string, Problem>& opened) {
                 if (!opened) return begun(std::unexpected(opened.error()));
                 tables_.submit(
                     table, [other = *opened](const Table& over) { return over.rematched(other); },
                     [this, begun, other = *opened](const std::expected<void, Problem>& kept) {
                       if (!kept) clear_away(other);
                       begun(kept);
                     });
               });
}

void Rematches::clear_away(const std::string& table) {
  tables_.submit(
      table, [](const Table& found) { return Decision(found.cleared()); },
      [this, table](const std::expected<void, Problem>& kept) {
        if (!kept) environment_.after(kClearAgain, [this, table] { clear_away(table); });
      });
}

}  // namespace belle::server
