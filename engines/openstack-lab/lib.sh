# shellcheck shell=bash disable=SC2034 # what is set here is used by those who read this file
# What up, down and status share: where things are, and how processes are recorded and recognised.

LAB=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
DEFAULT_STATE=${SARV_LAB_STATE:-/var/tmp/sarv-lab}
# The exit code for "not on this machine" (EX_UNAVAILABLE of sysexits), apart from "it broke".
UNAVAILABLE=69
export PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8

die() {
  echo "sarv-lab: $*" >&2
  exit 1
}

unavailable() {
  echo "sarv-lab: $*" >&2
  exit "$UNAVAILABLE"
}

use_state() { # use_state FOLDER
  [[ $1 =~ ^/[A-Za-z0-9._/-]+$ ]] || die "the state folder must be an absolute path of plain characters"
  # A Unix socket's path has at most 107 bytes; the longest one below the state folder adds about 40.
  [ ${#1} -le 60 ] || die "the path of the state folder must not be longer than 60 characters"
  STATE=${1%/}
}

hold_lock() { # hold_lock SECONDS
  exec 9>"$STATE/lock"
  flock -w "$1" 9 || die "another up or down holds $STATE/lock"
}

# A pid alone may have been given to another process since; pid and start time together can't.
start_of() { # start_of PID
  local line fields
  { read -r line <"/proc/$1/stat"; } 2>/dev/null || return 1
  read -ra fields <<<"${line##*) }" # after the name, which may hold spaces
  [[ ${fields[0]} != [ZX] ]] && echo "${fields[19]}" # a zombie has ended
}
is_same() { [ -n "${2:-}" ] && [ "$(start_of "$1")" = "$2" ]; } # is_same PID START

recorded() { # the names of everything that up has started
  local file
  for file in "$STATE"/pids/*; do
    if [ -f "$file" ]; then echo "${file##*/}"; fi
  done
}

is_running() { # is_running NAME
  local pid start
  [ -f "$STATE/pids/$1" ] && read -r pid start <"$STATE/pids/$1" && is_same "$pid" "$start"
}

not_running() { # the names of what was started and has ended
  local name
  for name in $(recorded); do is_running "$name" || echo "$name"; done
}
