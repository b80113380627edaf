#include "apps/version.h"

#include "apps/games.h"
#include "editions/editions.h"

namespace belle {
namespace {

#ifdef __clang__
constexpr std::string_view kCompiler = "clang " __clang_version__;
#else
constexpr std::string_view kCompiler = "g++ " __VERSION__;
#endif

}  // namespace

std::string version_text() {
  std::string text = "belle " + std::string(version()) + "\ncommit " + std::string(commit()) +
                     "\ncompiler " + std::string(kCompiler);
  for_each_game([&]<class G>(G) {
    text += "\nedition " + editions::shipped<G>().name + " of " + std::string(G::kName) +
            ", sha256 " + editions::fingerprint<G>();
  });
  return text;
}

}  // namespace belle
