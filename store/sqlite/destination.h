// A file that becomes a copy of another store. Whose it is stands in its head (application_id): a
// copy that is not whole, one that is whole, or a house's. So a program that knows nothing of
// copies does not open one either.
#pragma once

#include <span>
#include <string>
#include <utility>

#include "store/sqlite/contents.h"
#include "store/sqlite/database.h"

namespace belle::store::sqlite {

/// Refuses a file in which a house has opened.
void require_no_house(Database& database);
/// Refuses a copy that is not whole.
void require_whole(Database& database);
/// What was a whole copy is a house's from now on.
void open_house(Database& database);

class FileDestination final : public Destination {
 public:
  /// The file is laid out; `names` are compared by the rule that a house will use.
  FileDestination(Database database, NameRule names)
      : copy_(std::move(database)), names_(std::move(names)) {}

  Contents& copy() override { return copy_; }
  void begin() override;
  void put(PersonId after, std::span<const PersonRow> rows) override;
  void put(const std::string& after, std::span<const SessionRow> rows) override;
  void put(const RatedIn& after, std::span<const RatingRow> rows) override;
  void put(std::span<const TableCopy> tables) override;
  void finish(PersonId last_person) override;

 private:
  FileContents copy_;
  NameRule names_;
};

}  // namespace belle::store::sqlite
