# shellcheck shell=bash disable=SC2034 # up reads COMPUTES_SINCE
# The API servers and workers of OpenStack.

start_wsgi() { # start_wsgi NAME PORT PROCESSES APPLICATION ENVIRONMENT... [-- UWSGI_OPTION...]
  local name=$1 port=$2 processes=$3 application=$4 environment=()
  shift 4
  while [ $# -gt 0 ] && [ "$1" != -- ]; do
    environment+=("$1")
    shift
  done
  start "$name" env "${environment[@]}" uwsgi --plugins python3 --http-socket "127.0.0.1:$port" --wsgi-file "$application" \
    --master --die-on-term --enable-threads --processes "$processes" --threads 1 --lazy-apps --buffer-size 65535 \
    --rem-header Content-Length --need-app --no-orphans --disable-logging "${@:2}"
}

start_nova() { # start_nova PROGRAM OPTION...
  start "$1" "$1" --config-file "$STATE/etc/nova/nova.conf" "${@:2}"
}

start_keystone() {
  start_wsgi keystone 5000 2 /usr/bin/keystone-wsgi-public OS_KEYSTONE_CONFIG_FILES="$STATE/etc/keystone.conf"
}

start_services() {
  local program
  start_wsgi placement 8778 1 /usr/bin/placement-api OS_PLACEMENT_CONFIG_DIR="$STATE/etc/placement"
  start neutron-server neutron-server --config-file "$STATE/etc/neutron.conf"
  for program in nova-conductor nova-api; do start_nova "$program"; done
  start glance-api glance-api --config-file "$STATE/etc/glance-api.conf"
  add_share
  for program in cinder-api cinder-scheduler cinder-volume cinder-backup; do
    start_with_python "$program" cinder "$program" --config-file "$STATE/etc/cinder.conf"
  done
  if [ "$BALANCERS" = 1 ]; then start_octavia; fi
  if has_zone tcg; then start_libvirt; fi
}

start_octavia() {
  mkdir -p /run/octavia # the OVN provider looks for the agent's sockets there, whatever the configuration says
  start octavia-driver-agent octavia-driver-agent --config-file "$STATE/etc/octavia.conf"
  start_wsgi octavia-api 9876 1 /usr/bin/octavia-wsgi -- --pyargv="--config-file=$STATE/etc/octavia.conf"
}

start_libvirt() {
  if ! is_running libvirtd && virsh -c qemu:///system version >/dev/null 2>&1; then
    die "another libvirtd runs on this machine: the lab needs its own (or start without the zone tcg)"
  fi
  add_qemu_settings
  start libvirtd libvirtd --config "$STATE/etc/libvirtd.conf" --pid-file "$STATE/run/libvirtd.pid"
}

# The scheduler ends where it can't find Placement, and a nova-compute tries again only after a minute: these come last.
start_dependents() {
  wait_for 120 keystone answers 5000
  wait_for 120 placement answers 8778
  start_nova nova-scheduler
  COMPUTES_SINCE=2000-01-01T00:00:00
  if has_zone fake; then start_compute fake1; fi
  if has_zone tcg; then
    wait_for 60 libvirtd virsh -c qemu:///system version
    start_compute tcg1
    start ovn-metadata neutron-ovn-metadata-agent --config-file "$STATE/etc/ovn-metadata.conf"
    start_nova nova-novncproxy --web /usr/share/novnc
  fi
}

start_compute() { # start_compute HOST
  is_running "nova-compute-$1" || COMPUTES_SINCE=$(date -u +%FT%T)
  start_with_python "nova-compute-$1" nova nova-compute --config-file "$STATE/etc/nova/nova.conf" \
    --config-file "$STATE/etc/nova/$1.conf"
}

start_with_python() { # start_with_python NAME FOLDER COMMAND...: with our corrections in python/FOLDER
  start "$1" env PYTHONPATH="$LAB/python/$2" PYTHONDONTWRITEBYTECODE=1 "${@:3}"
}

wait_for_services() {
  wait_for 120 neutron-server answers 9696
  wait_for 120 nova-api answers 8774
  wait_for 120 glance-api answers 9292
  wait_for 120 cinder-api answers 8776
  if [ "$BALANCERS" = 1 ]; then wait_for 120 octavia-api answers 9876; fi
}
