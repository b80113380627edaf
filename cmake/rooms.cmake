# A room is a folder of C++ that sees only itself and the rooms it is linked to. Includes are written
# from the root ("table/table.h"), but the root is on nobody's include path: every room has a folder of
# its own in the build, with links to its headers and nothing else, and hands that on to rooms that
# link to it. So an include of any other room is a file that does not exist.

# belle_room(FOLDER [SOURCE…]): the target belle_<folder>, such as belle_engine_core, with the headers
# that lie directly in FOLDER. A room without sources is headers only. Rooms are declared in the order of
# docs/map.md, and may be linked only to earlier ones: see belle_check_rooms.
function(belle_room folder)
  string(REPLACE / _ name ${folder})
  set(includes ${PROJECT_BINARY_DIR}/rooms/${name})
  file(GLOB headers CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR} ${PROJECT_SOURCE_DIR}/${folder}/*.h)
  if(NOT headers)
    message(FATAL_ERROR "the room ${folder} has no header directly in its folder")
  endif()
  file(REMOVE_RECURSE ${includes})
  file(MAKE_DIRECTORY ${includes}/${folder})
  foreach(header ${headers})
    file(CREATE_LINK ${PROJECT_SOURCE_DIR}/${header} ${includes}/${header} SYMBOLIC)
  endforeach()
  if(ARGN)
    add_library(belle_${name} STATIC ${ARGN})
    target_include_directories(belle_${name} PUBLIC ${includes})
  else()
    add_library(belle_${name} INTERFACE)
    target_include_directories(belle_${name} INTERFACE ${includes})
  endif()
  set_property(TARGET belle_${name} PROPERTY BELLE_FOLDER ${folder})
  set_property(GLOBAL APPEND PROPERTY BELLE_ROOMS belle_${name})
endfunction()

# belle_room_includes(VARIABLE ROOM): the include folders of rooms that the sources of ROOM see, when
# the build is generated.
function(belle_room_includes variable room)
  get_target_property(type ${room} TYPE)
  set(property $<IF:$<STREQUAL:${type},INTERFACE_LIBRARY>,INTERFACE_,>INCLUDE_DIRECTORIES)
  set(all $<TARGET_PROPERTY:${room},${property}>)
  set(${variable} "$<FILTER:${all},INCLUDE,/rooms/[a-z_]+$>" PARENT_SCOPE)
endfunction()

# Refuses a room that is linked to one below it, which CMake itself would allow.
function(belle_check_rooms)
  get_property(rooms GLOBAL PROPERTY BELLE_ROOMS)
  set(above)
  foreach(room ${rooms})
    get_target_property(used ${room} INTERFACE_LINK_LIBRARIES)
    get_target_property(type ${room} TYPE)
    if(NOT type STREQUAL INTERFACE_LIBRARY)
      get_target_property(privately ${room} LINK_LIBRARIES)
      list(APPEND used ${privately})
    endif()
    foreach(other ${used})
      if(other IN_LIST rooms AND NOT other IN_LIST above)
        message(FATAL_ERROR "${room} may not use ${other}, which is below it (docs/map.md)")
      endif()
    endforeach()
    list(APPEND above ${room})
  endforeach()
endfunction()
