// Lists of tables: the lobby, and the own ones.
#include <cstdlib>
#include <utility>

#include "server/house.h"
#include "server/messages.h"
#include "table/fields.h"

namespace belle::server {

store::Result<std::vector<store::Summary>> House::open_tables() {
  using Stage = store::Summary::Stage;
  constexpr std::size_t kMostLookedThrough = 1000;  // waiting tables, most of them left alone
  constexpr table::Time kPatience = 5 * 60 * 1000;  // a waiting table is shown with nobody there
  const table::Time now = world_.now();
  if (!settings_.limits.off && lobby_ && std::abs(now - lobby_->at) < settings_.limits.lobby)
    return lobby_->tables;
  auto tables = store_.tables(Stage::Waiting, true, kMostLookedThrough);
  const auto playing = store_.tables(Stage::Playing, true, kMostListed);
  if (!tables) return tables;
  if (!playing) return playing;
  std::erase_if(*tables, [this, now](const store::Summary& table) {
    return now - table.changed > kPatience && !hall_.somebody_sits_at(table.table);
  });
  if (tables->size() > kMostListed) tables->resize(kMostListed);
  tables->insert(tables->end(), playing->begin(), playing->end());
  lobby_ = {now, *tables};
  return tables;
}

void House::list_tables(const Request& request) {
  const auto tables = open_tables();
  if (!tables) return refused(request, {"server", "the list cannot be read: try again", {}});
  done(request, [&](JsonText& json) { write_tables(json, *tables); });
}

void House::list_own(const Request& request) {
  std::vector<store::Summary> own;
  table::Time until = store::kEver;
  if (request.fields->contains("until")) {
    const auto given = table::whole(*request.fields, "until", "until", 0, store::kEver);
    if (!given) return refused(request, given.error());
    until = *given;
  }
  if (request.visitor->person) {
    auto tables = store_.tables_of(request.visitor->person->id, until, kMostListed);
    if (!tables) return refused(request, {"server", "the list cannot be read: try again", {}});
    own = *std::move(tables);
  }
  done(request, [&](JsonText& json) { write_tables(json, own, asking(request)); });
}

}  // namespace belle::server
