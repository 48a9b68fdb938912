# shellcheck shell=bash
# Open vSwitch with its userspace datapath (no kernel module is needed) and OVN. Every zone is a chassis.

LOG_OPTIONS=(-vconsole:warn -vsyslog:off)

vsctl() { ovs-vsctl --db="unix:$STATE/ovs/db.sock" --timeout=20 "$@"; }
fake_vsctl() { ovs-vsctl --db="unix:$STATE/ovs-fake/db.sock" --timeout=20 "$@"; }
sbctl() { OVN_RUNDIR="$STATE/ovn" ovn-sbctl --db="unix:$STATE/ovn/ovnsb_db.sock" --timeout=20 "$@"; }

start_ovsdb() { # start_ovsdb NAME FILE SCHEMA SOCKET ENVIRONMENT...
  local name=$1 file=$2 schema=$3 socket=$4
  shift 4
  [ -e "$file" ] || ovsdb-tool create "$file" "$schema"
  start "$name" env "$@" ovsdb-server "$file" --remote="punix:$socket" --unixctl="$file.ctl" "${LOG_OPTIONS[@]}"
}

start_databases() {
  local vswitch=/usr/share/openvswitch/vswitch.ovsschema
  mkdir -p "$STATE/ovs-fake"
  start_ovsdb ovsdb "$STATE/ovs/conf.db" "$vswitch" "$STATE/ovs/db.sock"
  start_ovsdb ovn-nb "$STATE/ovn/ovnnb_db.db" /usr/share/ovn/ovn-nb.ovsschema "$STATE/ovn/ovnnb_db.sock"
  start_ovsdb ovn-sb "$STATE/ovn/ovnsb_db.db" /usr/share/ovn/ovn-sb.ovsschema "$STATE/ovn/ovnsb_db.sock"
  if has_zone fake; then
    start_ovsdb fake-ovsdb "$STATE/ovs-fake/conf.db" "$vswitch" "$STATE/ovs-fake/db.sock" "${FAKE_ENVIRONMENT[@]}"
  fi
  wait_for 20 ovsdb vsctl --no-wait init
  wait_for 20 ovn-nb test -S "$STATE/ovn/ovnnb_db.sock"
  wait_for 20 ovn-sb test -S "$STATE/ovn/ovnsb_db.sock"
}

# The chassis tcg1 also stands between the lab's networks and the outside, so it is there without its zone, too.
start_tcg_chassis() {
  vsctl --no-wait set open_vswitch . external_ids:system-id=tcg1 external_ids:hostname=tcg1 \
    external_ids:ovn-remote="unix:$STATE/ovn/ovnsb_db.sock" external_ids:ovn-encap-type=geneve \
    external_ids:ovn-encap-ip=127.0.0.1 external_ids:ovn-bridge-datapath-type=netdev \
    external_ids:ovn-bridge-mappings=physnet1:br-ex external_ids:ovn-cms-options=enable-chassis-as-gw \
    external_ids:ovn-monitor-all=true
  start ovs-vswitchd ovs-vswitchd "unix:$STATE/ovs/db.sock" --unixctl="$STATE/ovs/vswitchd.ctl" "${LOG_OPTIONS[@]}"
  vsctl --may-exist add-br br-int -- \
    set bridge br-int datapath_type=netdev fail-mode=secure other-config:disable-in-band=true
  vsctl --may-exist add-br br-ex -- set bridge br-ex datapath_type=netdev
  vsctl --may-exist add-port br-ex "$OUTSIDE_LINK"
  start ovn-controller ovn-controller "unix:$STATE/ovs/db.sock" "${LOG_OPTIONS[@]}"
}

# A second switch with dummy devices only: the ports of servers that the fake driver pretends to run bind there.
start_fake_chassis() {
  local folder=$STATE/ovs-fake
  wait_for 20 fake-ovsdb fake_vsctl --no-wait init
  fake_vsctl --no-wait set open_vswitch . external_ids:system-id=fake1 external_ids:hostname=fake1 \
    external_ids:ovn-remote="unix:$STATE/ovn/ovnsb_db.sock" external_ids:ovn-encap-type=geneve \
    external_ids:ovn-encap-ip=127.0.0.2 external_ids:ovn-bridge-datapath-type=dummy \
    external_ids:ovn-bridge-mappings=physnet1:br-ex
  start fake-vswitchd env "${FAKE_ENVIRONMENT[@]}" ovs-vswitchd "unix:$folder/db.sock" --enable-dummy=override \
    --disable-system --unixctl="$folder/vswitchd.ctl" "${LOG_OPTIONS[@]}"
  fake_vsctl --may-exist add-br br-int -- set bridge br-int datapath_type=dummy fail-mode=secure
  fake_vsctl --may-exist add-br br-ex -- set bridge br-ex datapath_type=dummy
  start fake-controller env "${FAKE_ENVIRONMENT[@]}" ovn-controller "unix:$folder/db.sock" "${LOG_OPTIONS[@]}"
}

# Debian 12 pairs Neutron 21 with OVN 23.03: the one reads a chassis's external_ids, the other writes other_config.
copy_chassis_settings() { # copy_chassis_settings CHASSIS DATAPATH [SETTING...]
  local chassis=$1 datapath=$2
  shift 2
  wait_for 30 "chassis $chassis" sbctl get chassis "$chassis" name
  sbctl set chassis "$chassis" external_ids:ovn-bridge-mappings='"physnet1:br-ex"' \
    external_ids:datapath-type="$datapath" "$@"
}

start_network() {
  FAKE_ENVIRONMENT=(OVS_RUNDIR="$STATE/ovs-fake" OVS_DBDIR="$STATE/ovs-fake" OVN_RUNDIR="$STATE/ovs-fake")
  start_databases
  start ovn-northd ovn-northd --ovnnb-db="unix:$STATE/ovn/ovnnb_db.sock" --ovnsb-db="unix:$STATE/ovn/ovnsb_db.sock" \
    --unixctl="$STATE/ovn/northd.ctl" "${LOG_OPTIONS[@]}"
  add_outside
  start_tcg_chassis
  if has_zone fake; then start_fake_chassis; fi
  copy_chassis_settings tcg1 netdev external_ids:ovn-cms-options=enable-chassis-as-gw
  if has_zone fake; then copy_chassis_settings fake1 dummy; fi
}
