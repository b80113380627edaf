// Another game of the same people, when all of them wish for it.
#include <utility>

#include "server/house.h"
#include "table/fields.h"

namespace belle::server {
namespace {

using table::Decision;
using table::Table;
using table::Who;

constexpr std::int64_t kClearAgain = 10000;  // milliseconds, until a table is cleared away

}  // namespace

// The same people, as they are called now; everybody sits one seat further.
House::Rematch House::rematch_of(const Table& table) {
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
      Who who = chair.who;
      if (const auto person = store_.person(who.person)) who = called(*person);
      persons.emplace_back([who, seat](const Table& next) { return next.sit(who, seat); });
    }
  }
  persons.insert(persons.end(), belles.begin(), belles.end());
  return {table.settings_of_rematch(), std::move(persons)};
}

void House::rematch(const Request& request) {
  const auto id = table_of(request);
  if (!id) return;
  if (too_often(request, tables_, settings_.limits.tables)) return;
  const auto next = std::make_shared<std::optional<Rematch>>();
  hall_.wish(
      *id,
      [this, person = asking(request), next](const Table& table) {
        Decision wish = table.wish_rematch(person);
        if (wish && table.all_others_wish_rematch(person)) *next = rematch_of(table);
        return wish;
      },
      [this, request, next, id = *id](const std::expected<void, Problem>& wished) {
        if (!wished) return refused(request, wished.error());
        if (!*next) return done(request);
        begin_rematch(id, **next, replies(request));
      });
}

// What the last one wishes is kept when the other table is, and this one names it. If either
// fails, the wishes of the others stand, and the last one can wish again.
void House::begin_rematch(const std::string& id, const Rematch& next, Reply<void> reply) {
  std::vector<Reply<void>>& waiting = rematches_[id];
  waiting.push_back(std::move(reply));
  if (waiting.size() > 1) return;  // from another window
  const Reply<void> begun = [this, id](const std::expected<void, Problem>& kept) {
    const auto replies = std::move(rematches_.extract(id).mapped());
    for (const Reply<void>& each : replies) each(kept);
  };
  hall_.open(next.settings, next.seats,
             [this, id, begun](const std::expected<std::string, Problem>& opened) {
               if (!opened) return begun(std::unexpected(opened.error()));
               hall_.wish(
                   id, [other = *opened](const Table& over) { return over.rematched(other); },
                   [this, begun, other = *opened](const std::expected<void, Problem>& kept) {
                     if (!kept) clear_away(other);
                     begun(kept);
                   });
             });
}

void House::clear_away(const std::string& table) {
  hall_.wish(
      table, [](const Table& found) { return Decision(found.cleared()); },
      [this, table](const std::expected<void, Problem>& kept) {
        if (!kept) world_.after(kClearAgain, [this, table] { clear_away(table); });
      });
}

}  // namespace belle::server
