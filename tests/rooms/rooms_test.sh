#!/usr/bin/env bash
# rooms_test.sh <compiler> <rooms.txt>: which headers a file of each room can include, looked up by the compiler
# as the build has it look. A room sees itself, none of the rooms below it, and no game that it must not know;
# and no include climbs out of its room with "..".
set -euo pipefail
compiler=$1
list=$2
failed=0

# As in docs/map.md; a swap of two rooms in the build is noticed here.
order=(engine/core engine/lumiere engine/paris search players players/lumiere players/paris editions training
  arena analysis table store store/sqlite store/postgres people server/protocol server web bench apps/show apps apps/wasm)
games="engine/lumiere engine/paris players/lumiere players/paris"
declare -A hidden=(
  [engine/paris]="engine/lumiere"
  [players/lumiere]="engine/paris"
  [players/paris]="engine/lumiere players/lumiere"
)
for room in search players training arena analysis table store store/sqlite store/postgres people server/protocol server; do hidden[$room]=$games; done

# Each line: the folder of a room, a header in it, its include folders.
declare -A header includes
while read -r room first folders; do
  header[$room]=$first
  includes[$room]=$folders
done <"$list"
[ "$(cut -d' ' -f1 "$list")" = "$(printf '%s\n' "${order[@]}")" ] ||
  { echo "the build has other rooms, or in another order"; failed=1; }

for room in "${order[@]}"; do
  read -ra flags <<<"${includes[$room]}"
  seen=$(for other in "${order[@]}"; do
    printf '#if __has_include("%s")\n%s\n#endif\n' "${header[$other]}" "$other"
  done | (cd "$room" && "$compiler" -std=c++23 -x c++ -E -P "${flags[@]/#/-I}" -) | xargs)
  [[ " $seen " == *" $room "* ]] || { echo "$room does not see itself"; failed=1; }
  below=0
  for other in "${order[@]}"; do
    if [ $below = 1 ] || [[ " ${hidden[$room]:-} " == *" $other "* ]]; then
      [[ " $seen " != *" $other "* ]] || { echo "$room sees $other"; failed=1; }
    fi
    [ "$other" != "$room" ] || below=1
  done
done

! grep -rnE --include='*.h' --include='*.cpp' --exclude-dir=node_modules '#include "\.\.?/' "${order[@]}" || failed=1
exit $failed
