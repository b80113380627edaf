// Which program this is: what a person quotes who reports a fault.
#pragma once

#include <string>
#include <string_view>

namespace belle {

/// The version, as `project(VERSION …)` in CMakeLists.txt says: the only place where it stands.
std::string_view version();

/// The commit it was built from, with `-dirty` behind it when files had been changed; `unknown`
/// outside a git repository.
std::string_view commit();

/// What `belle --version` prints: version, commit, compiler, and the editions that are built in,
/// with their fingerprints.
std::string version_text();

}  // namespace belle
