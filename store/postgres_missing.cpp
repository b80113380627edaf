// In a program that was built without libpq nobody can open a database, and is told why.
#include "store/postgres.h"

namespace belle::store {
namespace {

std::unexpected<Failure> missing() {
  return std::unexpected(Failure{Failure::Kind::Broken,
                                 "this program was built without PostgreSQL: install libpq-dev "
                                 "and build it again"});
}

}  // namespace

Result<std::unique_ptr<Store>> open_postgres(const std::string&, NameRule, const std::string&,
                                             std::chrono::milliseconds) {
  return missing();
}

Result<std::string> shown_address(const std::string&) { return missing(); }

Result<std::unique_ptr<Contents>> postgres_contents(const std::string&, Servers) {
  return missing();
}

Result<std::unique_ptr<Destination>> postgres_destination(const std::string&, NameRule) {
  return missing();
}

}  // namespace belle::store
