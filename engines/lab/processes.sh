# shellcheck shell=bash
# Starting programs and waiting for them. They get a clean environment: a proxy or a Python path of the caller's shell
# would break them in ways that are hard to see.

STARTED_AT=$(date +%s)
say() { printf '[%4ss] %s\n' $(($(date +%s) - STARTED_AT)) "$*" >&2; }

# What every program of a lab gets; a lab adds its own.
set_environment() { # set_environment VARIABLE=VALUE...
  CLEAN_ENVIRONMENT=(env -i PATH="$PATH" HOME="$STATE/home" LANG=C.UTF-8 LC_ALL=C.UTF-8 TMPDIR="$STATE/tmp"
    SARV_LAB_STATE="$STATE" "$@")
}

run() { nice -n "$NICE" "${CLEAN_ENVIRONMENT[@]}" "$@"; }

start() { # start NAME COMMAND...: detached, unless it runs already
  local name=$1
  shift
  if is_running "$name"; then return 0; fi
  (
    exec 9>&-
    # Recorded before the program begins, so that down finds it whatever happens. exec keeps the pid and its start time.
    pid=$BASHPID
    echo "$pid $(start_of "$pid")" >"$STATE/pids/$name"
    exec setsid nice -n "$NICE" "${CLEAN_ENVIRONMENT[@]}" "$@" </dev/null >>"$STATE/log/$name.out" 2>&1
  ) &
}

wait_for() { # wait_for SECONDS WHAT COMMAND...
  local end=$(($(date +%s) + $1)) what=$2
  shift 2
  until "$@" >/dev/null 2>&1; do
    [ "$(date +%s)" -lt "$end" ] || die "$what did not come up in time (see $STATE/log)"
    sleep 0.3
  done
}

answers() { curl -s --noproxy '*' -o /dev/null -m 5 "http://127.0.0.1:$1/"; } # answers PORT
is_listening() { (exec 3<>"/dev/tcp/127.0.0.1/$1") 2>/dev/null; }              # is_listening PORT

once() { # once NAME COMMAND...: what needs doing once in the life of a state folder
  local name=$1
  shift
  if [ -e "$STATE/done/$name" ]; then return 0; fi
  "$@" >"$STATE/log/$name.log" 2>&1 || {
    tail -n 5 "$STATE/log/$name.log" >&2
    die "$name failed ($STATE/log/$name.log)"
  }
  : >"$STATE/done/$name"
}
