// Everything in the file, row by row, for moving and checking. What is read was laid out so from
// the first version on: an older file need not be brought up to date.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "store/contents.h"
#include "store/sqlite/database.h"

namespace belle::store::sqlite {

class FileContents final : public Contents {
 public:
  explicit FileContents(Database database) : database_(std::move(database)) {}

  Counts counts() override;
  PersonId last_person() override;
  std::vector<PersonRow> persons(PersonId after, std::size_t most) override;
  std::vector<SessionRow> sessions(const std::string& after, std::size_t most) override;
  std::vector<RatingRow> ratings(const RatedIn& after, std::size_t most) override;
  std::vector<TableRow> tables(std::int64_t after, std::size_t most) override;
  std::vector<LineRow> lines(std::int64_t first, std::int64_t last) override;
  std::vector<std::string> faults() override;

  Database& database() { return database_; }

 private:
  Database database_;
};

/// What is seen to be wrong within a tenth of a second, for a house that opens: anything in a file
/// of 64 MB at most, or that the newest tables have lost lines, as after half a restore.
std::optional<std::string> quick_fault(Database& database);

}  // namespace belle::store::sqlite
