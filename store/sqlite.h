// The store in one SQLite file. One thread writes: it takes everything that waits, does it in one
// transaction and answers when that is on the disk. Another reads meanwhile, on a connection of its
// own. Several programs may have the file open; they see each other's writes.
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>

#include "store/contents.h"
#include "store/store.h"

namespace belle::store {

struct Settings {
  /// How long to wait for another program that holds the file, before a write is Busy.
  std::chrono::milliseconds patience{2000};
  /// The file is Full with so many pages of 4 KiB.
  std::optional<std::int64_t> most_pages;
};

/// Opens the file, or begins it, readable by its owner alone, with the folders it lies in. A file
/// of an older version is brought up to date, and so is what it has noted of names if that was by
/// another rule; one of a newer version, of another program or of no database is refused and left
/// as it is. Destroying the store, which no `done` may do, first
/// answers everything that was asked for.
Result<std::unique_ptr<Store>> open_sqlite(const std::filesystem::path& file, NameRule names,
                                           const Settings& settings = {});

/// Everything in a file that is there, as it is now; the file is only read. One of an older version
/// need not be brought up to date.
Result<std::unique_ptr<Contents>> sqlite_contents(const std::filesystem::path& file);

/// A file that becomes a copy; refused if a house has opened in it.
Result<std::unique_ptr<Destination>> sqlite_destination(const std::filesystem::path& file,
                                                        NameRule names);

}  // namespace belle::store
