#include "server/rematches.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

namespace belle::server {
namespace {

using table::Decision;
using table::Participant;
using table::Table;

constexpr std::int64_t kClearAgain = 10000;  // milliseconds, until a table is cleared away

// The same people; everybody sits one seat further.
std::vector<Decide> one_seat_further(const std::vector<table::Chair>& chairs) {
  const auto is_person = [](const table::Chair& chair) {
    return chair.kind == table::Chair::Kind::Person;
  };
  const store::PersonId host = std::ranges::find_if(chairs, is_person)->who.person;
  std::vector<Decide> persons;
  std::vector<Decide> belles;
  std::size_t place = 0;
  for (const table::Chair& chair : chairs) {
    const auto seat = Seat(++place % chairs.size());
    if (is_person(chair))
      persons.emplace_back(
          [who = chair.who, seat](const Table& next) { return next.sit(who, seat); });
    else
      belles.emplace_back([level = chair.level, seat, host](const Table& next) {
        return next.seat_belle(host, seat, level);
      });
  }
  persons.insert(persons.end(), belles.begin(), belles.end());
  return persons;
}

}  // namespace

void Rematches::ask(const std::string& table, store::PersonId player, const Reply<void>& reply) {
  const auto next = std::make_shared<std::optional<Rematch>>();
  tables_.submit(
      table,
      [player, next](const Table& over) {
        next->reset();  // it is decided again where another server was first
        Decision asked = over.want_rematch(player);
        if (asked && over.all_others_want_rematch(player))
          *next = {over.settings_of_rematch(), over.chairs()};
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
  const auto named = std::make_shared<Rematch>(next);
  with_names(named, 0, [this, table, named] {
    open(table, *named, [this, table](const std::expected<void, Problem>& kept) {
      const auto replies = std::move(under_way_.extract(table).mapped());
      for (const Reply<void>& each : replies) each(kept);
    });
  });
}

void Rematches::with_names(const std::shared_ptr<Rematch>& next, std::size_t chair,
                           std::function<void()> then) {
  while (chair < next->chairs.size() && next->chairs[chair].kind != table::Chair::Kind::Person)
    ++chair;
  if (chair == next->chairs.size()) return then();
  identity_.as_of_today(next->chairs[chair].who,
                        [this, next, chair, then = std::move(then)](const Participant& who) {
                          next->chairs[chair].who = who;
                          with_names(next, chair + 1, then);
                        });
}

void Rematches::open(const std::string& table, const Rematch& next, const Reply<void>& reply) {
  tables_.open(
      next.settings, one_seat_further(next.chairs),
      [this, table, reply](const std::expected<std::string, Problem>& opened) {
        if (!opened) return reply(std::unexpected(opened.error()));
        const auto begun = std::make_shared<bool>(false);  // at another server
        tables_.submit(
            table,
            [begun, other = *opened](const Table& over) {
              *begun = !over.rematch().empty();
              return over.rematched(other);
            },
            [this, begun, reply, other = *opened](const std::expected<void, Problem>& kept) {
              if (!kept) clear_away(other);
              reply(*begun ? std::expected<void, Problem>() : kept);
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
