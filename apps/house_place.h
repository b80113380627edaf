// Where a house keeps what lasts, as an operator names it: a folder, or the address of a PostgreSQL
// database, which may also stand in BELLE_STORE so that no password is seen in a command.
#pragma once

#include <expected>
#include <memory>
#include <optional>
#include <string>

#include "apps/folder_lock.h"
#include "store/contents.h"
#include "store/postgres.h"

namespace belle {

/// The address in BELLE_STORE, if there is one.
std::optional<std::string> usual_store();

/// A house that is read as it is at this moment, and where it is, without a password.
struct HouseContents {
  std::unique_ptr<store::Contents> contents;
  std::string place;
  std::optional<FolderLock> lock;  // of a folder that nobody else may use
};

/// A place that becomes a copy of a house.
struct HouseDestination {
  std::unique_ptr<store::Destination> store;
  std::string place;
  std::optional<FolderLock> lock;
};

/// `servers`: whether a house may be open there meanwhile.
std::expected<HouseContents, std::string> read_house(const std::string& place,
                                                     store::Servers servers);
/// No house opens there while it lives.
std::expected<HouseDestination, std::string> copy_house_to(const std::string& place);

}  // namespace belle
