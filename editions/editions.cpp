#include "editions/editions.h"

#include "editions/digest.h"
#include "editions/tables.h"

namespace belle::editions {
namespace {

// How much of a corrected copy's SHA-256 its name shows.
constexpr std::size_t kDigitsInName = 8;

}  // namespace

template <class G>
std::expected<typename G::Edition, std::string> read(std::string_view json, std::string_view file) {
  auto tables = read_tables<G>(json, file);
  if (!tables) return std::unexpected(std::move(tables.error()));
  const std::string digest = sha256(json);
  if (digest != baked_sha256<G>()) tables->name += '+' + digest.substr(0, kDigitsInName);
  return *make_edition(*tables);
}

template <class G>
const typename G::Edition& shipped() {
  static const typename G::Edition edition = *make_edition(baked_tables<G>());
  return edition;
}

template std::expected<Lumiere::Edition, std::string> read<Lumiere>(std::string_view,
                                                                    std::string_view);
template const Lumiere::Edition& shipped<Lumiere>();

template std::expected<Paris::Edition, std::string> read<Paris>(std::string_view, std::string_view);
template const Paris::Edition& shipped<Paris>();

}  // namespace belle::editions
