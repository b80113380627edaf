#include "apps/house_place.h"

#include <cstdlib>
#include <filesystem>
#include <utility>

#include "people/lookalikes.h"
#include "store/sqlite.h"

namespace belle {
namespace {

std::expected<FolderLock, std::string> close_folder(const std::filesystem::path& folder) {
  return FolderLock::take(folder, "close it first");
}

}  // namespace

std::optional<std::string> usual_store() {
  const char* const usual = std::getenv("BELLE_STORE");
  if (usual == nullptr || *usual == '\0') return {};
  return usual;
}

std::expected<HouseContents, std::string> read_house(const std::string& place,
                                                     store::Servers servers) {
  HouseContents found;
  if (store::is_postgres(place)) {
    auto contents = store::postgres_contents(place, servers);
    if (!contents) return std::unexpected(contents.error().reason);
    found.contents = *std::move(contents);
    found.place = store::shown_address(place).value();
    return found;
  }
  const std::filesystem::path file = std::filesystem::path(place) / "belle.sqlite";
  std::error_code failed;
  if (!std::filesystem::exists(file, failed))
    return std::unexpected(place + ": there is no house in this folder (no belle.sqlite)");
  if (servers == store::Servers::KeptOut) {
    auto lock = close_folder(place);
    if (!lock) return std::unexpected(lock.error());
    found.lock.emplace(*std::move(lock));
  }
  auto contents = store::sqlite_contents(file);
  if (!contents) return std::unexpected(contents.error().reason);
  found.contents = *std::move(contents);
  found.place = place;
  return found;
}

std::expected<HouseDestination, std::string> copy_house_to(const std::string& place) {
  if (store::is_postgres(place)) {
    auto store = store::postgres_destination(place, people::name_rule());
    if (!store) return std::unexpected(store.error().reason);
    return HouseDestination{*std::move(store), store::shown_address(place).value(), {}};
  }
  auto lock = close_folder(place);
  if (!lock) return std::unexpected(lock.error());
  auto store =
      store::sqlite_destination(std::filesystem::path(place) / "belle.sqlite", people::name_rule());
  if (!store) return std::unexpected(store.error().reason);
  return HouseDestination{*std::move(store), place, *std::move(lock)};
}

}  // namespace belle
