// A database that becomes a copy of another store, and who may use a database meanwhile. A program
// that moves a house holds a lock for as long as it is connected, and no server enters while it
// does. A row of `copies` says that a copy is not whole; or that it is, and no house has opened
// yet.
#pragma once

#include <span>
#include <string>
#include <utility>

#include "store/postgres/contents.h"

namespace belle::store::postgres {

/// Within the transaction with which a server enters: nobody moves a house here, and what is here
/// is whole. It is a house's from now on.
void open_house(Connection& connection);

/// Keeps servers out for as long as the connection lasts; refused if one is there.
void keep_closed(Connection& connection, const std::string& place);
/// Refuses a copy that is not whole.
void require_whole(Connection& connection, const std::string& place);
/// Refuses a database in which a house has opened.
void require_no_house(Connection& connection, const std::string& place);

class DatabaseDestination final : public Destination {
 public:
  /// `names` are compared by the rule that a house will use.
  DatabaseDestination(const Address& address, NameRule names);

  Contents& copy() override { return copy_; }
  void begin() override;
  void put(PersonId after, std::span<const PersonRow> rows) override;
  void put(const std::string& after, std::span<const SessionRow> rows) override;
  void put(const RatedIn& after, std::span<const RatingRow> rows) override;
  void put(std::span<const TableCopy> tables) override;
  void finish(PersonId last_person) override;

 private:
  DatabaseContents copy_;
  NameRule names_;
};

}  // namespace belle::store::postgres
