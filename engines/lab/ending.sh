# shellcheck shell=bash
# Ending what a lab has started, by pid and start time and never by name.

# Everything that belongs to a recorded process: itself and its session, which up made for it. A session's number is not
# given away while it has members, so those of a dead leader are found, too; the mark in their environment makes sure.
members() { # members NAME -> "PID:START" lines
  local leader start pid session since
  read -r leader start <"$STATE/pids/$1" || return 0
  cat /proc/[0-9]*/stat 2>/dev/null | awk '{ pid = $1; sub(/^.*\) /, ""); print pid, $4, $20 }' |
    while read -r pid session since; do
      [ "$session" = "$leader" ] || continue
      if is_same "$leader" "$start" || grep -qszxF "SARV_LAB_STATE=$STATE" "/proc/$pid/environ"; then
        echo "$pid:$since"
      fi
    done
}

still_there() { # still_there PID:START...: those of them that have not ended
  local member
  for member in "$@"; do
    if is_same "${member%:*}" "${member#*:}"; then echo "$member"; fi
  done
}

signal_all() { # signal_all SIGNAL PID:START...
  local member
  for member in $(still_there "${@:2}"); do kill "-$1" "${member%:*}" 2>/dev/null; done
}

end_all() { # end_all NAME...: asks, waits 15 s, then insists
  local left=() of_one name tries
  for name in "$@"; do
    [ -f "$STATE/pids/$name" ] || continue
    mapfile -t of_one < <(members "$name")
    left+=("${of_one[@]}")
    # A leader ends its workers in good order; without it they are asked one by one.
    if is_running "$name"; then kill -TERM "$(cut -d' ' -f1 "$STATE/pids/$name")"; else signal_all TERM "${of_one[@]}"; fi
  done
  for ((tries = 0; tries < 75 && ${#left[@]} > 0; tries++)); do
    sleep 0.2
    mapfile -t left < <(still_there "${left[@]}")
  done
  signal_all KILL "${left[@]}"
}

forget_ended() { # forgets what has ended; 1 where something still runs
  local name left=0
  for name in $(recorded); do
    if is_running "$name"; then
      echo "$LAB_NAME: $name still runs" >&2
      left=1
    else
      rm -f "$STATE/pids/$name"
    fi
  done
  return $left
}
