# shellcheck shell=bash disable=SC2034 # what is set here is used by those who read this file
# What up, down and status of every lab share: where things are, and how processes are recorded and recognised.
# Whoever reads this file has set LAB, its own folder, and LAB_NAME, which its messages begin with.

# The exit code for "not on this machine" (EX_UNAVAILABLE of sysexits), apart from "it broke".
UNAVAILABLE=69
# In whatever a lab changes on the machine outside its own folder.
MARK='sarv-lab (made by its up, removed by its down)'
export PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8

die() {
  echo "$LAB_NAME: $*" >&2
  exit 1
}

unavailable() {
  echo "$LAB_NAME: $*" >&2
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

report_status() { # prints the path of lab.json while all of the lab is up; else exits with 1 and says what is missing
  local ended
  [ -e "$STATE/lab.json" ] || die "down"
  ended=$(not_running)
  [ -z "$ended" ] || die "these have ended: ${ended//$'\n'/ }"
  echo "$STATE/lab.json"
}

make_state() { # make_state FOLDER: ours to fill, and nobody else's
  use_state "$1"
  if [ -d "$STATE" ] && [ ! -e "$STATE/.sarv-lab" ] && [ -n "$(ls -A "$STATE")" ]; then
    die "$STATE holds something else"
  fi
  mkdir -p "$STATE"
  : >"$STATE/.sarv-lab"
  hold_lock 1
  mkdir -p "$STATE"/{done,home,log,pids,run,tmp}
}
