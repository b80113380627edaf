#include "tests/editions/sample.h"

#include <fstream>
#include <iterator>

#include <gtest/gtest.h>

#include "editions/editions.h"
#include "engine/lumiere/lumiere.h"
#include "engine/paris/paris.h"

namespace belle {
namespace {

std::string bytes_of(const std::string& edition) {
  std::ifstream in(BELLE_SOURCE_DIR "/editions/" + edition, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

std::string changed(std::string text, std::string_view from, std::string_view to,
                    std::string_view after) {
  const std::size_t start = text.find(after);
  const std::size_t place = start == std::string::npos ? start : text.find(from, start);
  if (place == std::string::npos) {
    ADD_FAILURE() << "the shipped file has no '" << from << "' after '" << after << "'";
    return text;
  }
  return text.replace(place, from.size(), to);
}

template <class G>
std::string fault_of(std::string_view json) {
  const auto edition = editions::read<G>(json, "my.json");
  return edition ? "" : edition.error();
}

}  // namespace

const std::string& lumiere::shipped_file() {
  static const std::string text = bytes_of("devir-2019.json");
  return text;
}
std::vector<std::string> lumiere::shipped_before() {
  return {bytes_of("../tests/editions/shipped_before/devir-2019.json"),
          bytes_of("../tests/editions/shipped_before/devir-2019-with-vp.json")};
}
std::string lumiere::changed(std::string_view from, std::string_view to, std::string_view after) {
  return belle::changed(shipped_file(), from, to, after);
}
std::string lumiere::fault_of(std::string_view json) { return belle::fault_of<Lumiere>(json); }

const std::string& paris::shipped_file() {
  static const std::string text = bytes_of("game-brewer-2020.json");
  return text;
}
std::vector<std::string> paris::shipped_before() {
  return {bytes_of("../tests/editions/shipped_before/game-brewer-2020.json"),
          bytes_of("../tests/editions/shipped_before/game-brewer-2020-with-effects.json")};
}
std::string paris::changed(std::string_view from, std::string_view to, std::string_view after) {
  return belle::changed(shipped_file(), from, to, after);
}
std::string paris::fault_of(std::string_view json) { return belle::fault_of<Paris>(json); }

}  // namespace belle
