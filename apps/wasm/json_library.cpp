// Boost.JSON itself, which Debian has compiled for the machine alone.
#include <boost/json/src.hpp>
