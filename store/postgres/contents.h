// Everything in the database, row by row, for moving and checking. What is read was laid out so
// from the first version on.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "store/contents.h"
#include "store/postgres/connection.h"

namespace belle::store::postgres {

class DatabaseContents final : public Contents {
 public:
  explicit DatabaseContents(const Address& address);

  Counts counts() override;
  PersonId last_person() override;
  std::vector<PersonRow> persons(PersonId after, std::size_t most) override;
  std::vector<SessionRow> sessions(const std::string& after, std::size_t most) override;
  std::vector<RatingRow> ratings(const RatedIn& after, std::size_t most) override;
  std::vector<TableRow> tables(std::int64_t after, std::size_t most) override;
  std::vector<LineRow> lines(std::int64_t first, std::int64_t last) override;
  std::vector<std::string> faults() override;

  Connection& connection() { return connection_; }

 private:
  Connection connection_;
};

/// What is seen to be wrong within milliseconds, for a server that begins: half a restore.
std::optional<std::string> quick_fault(Connection& connection);

/// Refuses a database in which there is no house.
void require_house(Connection& connection, const std::string& place);
/// All that is read from now on is of one moment.
void hold_moment(Connection& connection);

}  // namespace belle::store::postgres
