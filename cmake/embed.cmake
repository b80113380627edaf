# belle_embed(TARGET FUNCTION FILE [FOLDER]): compiles a file into TARGET, where belle::embedded::FUNCTION()
# gives its bytes; or all files of a folder, with FILE as the stamp that changes when something in it does
# (see embed.cpp). The source is FUNCTION.cpp in the build.
function(belle_embed target function file)
  set(source ${CMAKE_CURRENT_BINARY_DIR}/${function}.cpp)
  cmake_path(ABSOLUTE_PATH file BASE_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR})
  set(files ${file} ${ARGN})
  list(POP_BACK files path)
  add_custom_command(
    OUTPUT ${source}
    COMMAND belle_embed ${source} ${function} ${path}
    DEPENDS belle_embed ${file}
    COMMENT "Embedding ${function}"
    VERBATIM)
  target_sources(${target} PRIVATE ${source})
  set_source_files_properties(${source} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
endfunction()

add_executable(belle_embed ${CMAKE_CURRENT_LIST_DIR}/embed.cpp)
