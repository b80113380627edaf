#include "apps/folder_lock.h"

#include <cerrno>
#include <cstring>
#include <fstream>
#include <system_error>
#include <tuple>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace belle {
namespace {

std::unexpected<std::string> cannot_be_used(const std::filesystem::path& place,
                                            const std::string& reason) {
  return std::unexpected(place.string() + ": cannot be used: " + reason);
}

}  // namespace

std::expected<FolderLock, std::string> FolderLock::take(const std::filesystem::path& folder,
                                                        const std::string& advice) {
  std::error_code failed;
  if (std::filesystem::create_directories(folder, failed))
    std::filesystem::permissions(folder, std::filesystem::perms::owner_all, failed);
  if (failed) return cannot_be_used(folder, failed.message());
  const std::filesystem::path file = folder / "belle.lock";
  const int lock = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (lock < 0) return cannot_be_used(file, std::strerror(errno));
  FolderLock taken(lock);
  if (::flock(lock, LOCK_EX | LOCK_NB) == 0) return taken;
  if (errno != EWOULDBLOCK) return cannot_be_used(file, std::strerror(errno));
  std::string address;
  std::getline(std::ifstream(file), address);
  return std::unexpected("a house is open already" + (address.empty() ? "" : " at " + address) +
                         " and keeps its tables in " + folder.string() + ": " + advice);
}

FolderLock::FolderLock(FolderLock&& other) noexcept : file_(std::exchange(other.file_, -1)) {}

FolderLock::~FolderLock() {
  if (file_ >= 0) ::close(file_);
}

void FolderLock::note(const std::string& address) const {
  std::ignore = ::ftruncate(file_, 0);
  std::ignore = ::pwrite(file_, address.data(), address.size(), 0);
}

}  // namespace belle
