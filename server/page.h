// The files of the page, which are compiled into the program: nothing is read from a disk when
// a browser asks. A file whose name holds a digest of its contents never changes and may be kept
// for ever; every other is asked for anew.
#pragma once

#include <span>
#include <string_view>

namespace belle::server {

struct PageFile {
  std::string_view path;  // as it is asked for; "/" is the page itself
  std::string_view type;
  std::string_view plain;
  std::string_view gzip;    // the same, compressed; empty where that does not help
  std::string_view brotli;  // the same, smaller still, for browsers that read it
  bool lasting = false;     // its name changes with its contents
};

using Page = std::span<const PageFile>;

/// A page that only lists the tables open to everybody, for a program built without web/.
Page bare_page();

/// The file at a target. The page finds its own way from any other address that could be one of
/// its screens (/t/k3w9mzq2tb), so those give the page itself. Null for what cannot be one: a
/// name with a dot in its last part, and everything under /api/, /assets/ and /ws/.
const PageFile* file_at(Page page, std::string_view target);

}  // namespace belle::server
