// One house in a folder: two would not hear each other's moves, and each would let the clocks of
// the other's games go on. The lock goes with the process, however that ends.
#pragma once

#include <expected>
#include <filesystem>
#include <string>

namespace belle {

class FolderLock {
 public:
  /// Takes the folder, which is made for its owner alone if it is not there; or says why it cannot,
  /// and what to do if a house is open there.
  static std::expected<FolderLock, std::string> take(const std::filesystem::path& folder,
                                                     const std::string& advice);
  FolderLock(FolderLock&& other) noexcept;
  FolderLock& operator=(FolderLock&&) = delete;
  FolderLock(const FolderLock&) = delete;
  FolderLock& operator=(const FolderLock&) = delete;
  ~FolderLock();

  /// A program that finds the folder taken tells its operator this address.
  void note(const std::string& address) const;

 private:
  explicit FolderLock(int file) : file_(file) {}

  int file_;
};

}  // namespace belle
