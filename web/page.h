// The page as it was built: the files of web/, compiled into the program.
#pragma once

#include "server/page.h"

namespace belle {

/// Never empty: the bare page where web/ was not built.
server::Page page();

}  // namespace belle
