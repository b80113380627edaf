#include "tests/cluster/thinker.h"

#include <csignal>

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace belle::cluster {

Thinker::Thinker(const std::string& store, const std::string& log) : process_(fork()) {
  if (process_ != 0) return;
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  const int out = open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
  dup2(out, STDOUT_FILENO);
  dup2(out, STDERR_FILENO);
  close_range(STDERR_FILENO + 1, ~0U, 0);
  execl(BELLE_PROGRAM, "belle", "think", "--store", store.c_str(), "--node", "thinker", "--threads",
        "1", "--pace", "100", nullptr);
  _exit(127);
}

Thinker::~Thinker() {
  kill(process_, SIGKILL);
  waitpid(process_, nullptr, 0);
}

void Thinker::stop() const { kill(process_, SIGSTOP); }

void Thinker::go_on() const { kill(process_, SIGCONT); }

}  // namespace belle::cluster
