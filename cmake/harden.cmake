# What meets the outside in the programs that people run: rooms from table/ on are compiled so that a
# mistake with memory ends the program instead of serving an attacker. The rooms above think, and are
# left as fast as they are. That all code is position-independent is what Debian's compilers do anyway.
# Sanitizers watch more than this; tests are not optimised, which _FORTIFY_SOURCE needs.
set(BELLE_HARDENED)
if(CMAKE_BUILD_TYPE STREQUAL "Release" AND NOT BELLE_SANITIZERS)
  set(BELLE_HARDENED -fstack-protector-strong -D_FORTIFY_SOURCE=2)
  add_compile_options(${BELLE_HARDENED})
  add_link_options(-Wl,-z,relro -Wl,-z,now)
endif()
