# shellcheck shell=bash
# Debian's packages, and nothing that they only recommend. None of their services is started.

POLICY=/usr/sbin/policy-rc.d

# Installing a package must start none of its services.
add_policy() {
  if [ ! -e "$POLICY" ]; then
    printf '#!/bin/sh\n# %s\nexit 101\n' "$MARK" >"$POLICY"
    chmod 755 "$POLICY"
  fi
}

remove_policy() {
  if grep -qsF "$MARK" "$POLICY"; then rm -f "$POLICY"; fi
}

missing_of() { # missing_of NAME...: those that are not installed
  local name
  for name in "$@"; do
    # shellcheck disable=SC2016 # the format is dpkg-query's, not ours to expand
    dpkg-query -W -f '${Status}' "$name" 2>/dev/null | grep -q 'ok installed' || echo "$name"
  done
}

# One apt-get at a time, also between commands that run side by side; tools/debian-packages.mjs takes the same lock.
APT_LOCK=/run/lock/sarv-apt-get

apt_install() {
  DEBIAN_FRONTEND=noninteractive nice -n "$NICE" flock "$APT_LOCK" apt-get -q -y -o DPkg::Lock::Timeout=900 --no-install-recommends \
    install "$@" >>"$STATE/log/apt.log" 2>&1
}

install_packages() { # install_packages NAME...: what is missing; with INSTALL=0 it is only named
  [ "$INSTALL" = 1 ] || unavailable "$# packages are missing: $*"
  [ "$(id -u)" = 0 ] || unavailable "$# packages are missing, and only root may install them: $*"
  command -v apt-get >/dev/null || unavailable "there is no apt-get to install $# packages with: $*"
  say "installing $# packages"
  add_policy
  # The lists may be missing or old: then they are fetched, and it is tried once more.
  if ! apt_install "$@"; then
    flock "$APT_LOCK" apt-get -q update >>"$STATE/log/apt.log" 2>&1 || true
    apt_install "$@" || {
      remove_policy
      unavailable "the packages can't be had ($STATE/log/apt.log): $(grep '^E:' "$STATE/log/apt.log" | tail -n 1)"
    }
  fi
  remove_policy
  say "packages installed"
}
