# cmake -D SOURCE_DIR=… -D VERSION=… -D OUTPUT=… -P write_version.cmake
# Writes the functions of version.h that the build knows. It runs in every build, but the file changes
# only when the version or the commit does, so that nothing else is compiled again.
execute_process(
  COMMAND git describe --always --dirty --abbrev=12 --exclude=*
  WORKING_DIRECTORY ${SOURCE_DIR}
  OUTPUT_VARIABLE commit
  OUTPUT_STRIP_TRAILING_WHITESPACE
  ERROR_QUIET)
if(NOT commit)
  set(commit unknown)
endif()
file(CONFIGURE OUTPUT ${OUTPUT} CONTENT [[
#include "apps/version.h"

namespace belle {

std::string_view version() { return "@VERSION@"; }
std::string_view commit() { return "@commit@"; }

}  // namespace belle
]] @ONLY)
