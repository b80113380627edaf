#!/usr/bin/env bash
# notice_test.sh <program> <NOTICE>: whoever hands the program on finds every library that it is linked with in the
# notice, among those that are taken from the system.
set -euo pipefail
linked=$(sed -n '/^Linked with/,/^\[1\]/p' "$2")
failed=0
for library in $(readelf -d "$1" | sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p'); do
  case $library in
    libboost_*) name=Boost ;;
    libfmt.*) name='{fmt}' ;;
    libgcc_s.*) name=libgcc ;;
    libicu*) name=ICU ;;
    libsqlite3.*) name=SQLite ;;
    libc.* | libm.* | ld-linux*) name='the C library' ;;
    *) name=${library%%.so*} ;;
  esac
  grep -qF "$name" <<<"$linked" || { echo "NOTICE does not name $library"; failed=1; }
done
[ -n "$linked" ] && exit $failed
