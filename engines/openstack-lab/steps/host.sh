# shellcheck shell=bash
# What the lab changes on the machine outside its own folder, each with its undoing. down undoes them all, also after a
# start that was cut off: every one carries a mark.

EXPORT=127.0.0.1:/sarv-lab
OUTSIDE=sarv-lab-ext
OUTSIDE_LINK=sarv-lab0
MOUNT_HELPER=/sbin/mount.nfs
QEMU_CONF=/etc/libvirt/qemu.conf

# Cinder wants an NFS share, and a kernel may have neither NFS nor device-mapper nor iSCSI: the share is a file system of
# its own on a loop device, and mounting it a bind mount.
add_share() {
  if [ -e "$MOUNT_HELPER" ] && ! grep -qF "$MARK" "$MOUNT_HELPER"; then
    die "$MOUNT_HELPER is there (package nfs-common): the lab needs that name for its own share"
  fi
  cat >"$MOUNT_HELPER" <<END
#!/bin/sh
# $MARK
[ "\$1" = $EXPORT ] || { echo "mount.nfs: only $EXPORT" >&2; exit 32; }
exec mount --bind $STATE/share "\$2"
END
  chmod 755 "$MOUNT_HELPER"
  mkdir -p "$STATE/share"
  if mountpoint -q "$STATE/share"; then return 0; fi
  if [ ! -e "$STATE/share.img" ]; then
    truncate -s 40G "$STATE/share.img.new"
    mkfs.ext4 -q -F -m 0 -E lazy_itable_init=1,lazy_journal_init=1 "$STATE/share.img.new"
    mv "$STATE/share.img.new" "$STATE/share.img"
  fi
  mount -o loop,discard "$STATE/share.img" "$STATE/share"
}

remove_share() {
  local mount
  # The innermost first.
  awk -v below="$STATE/" 'index($2, below) == 1 { print $2 }' /proc/mounts | sort -r | while read -r mount; do
    umount "$mount" 2>/dev/null || umount -l "$mount"
  done
  if grep -qsF "$MARK" "$MOUNT_HELPER"; then rm -f "$MOUNT_HELPER"; fi
}

# Guests run as root without the confinement that needs a full systemd machine.
add_qemu_settings() {
  if grep -qsF "$MARK" "$QEMU_CONF"; then return 0; fi
  cat >>"$QEMU_CONF" <<END
# begin $MARK
user = "root"
group = "root"
security_driver = "none"
stdio_handler = "file"
cgroup_controllers = []
namespaces = []
remember_owner = 0
# end $MARK
END
}

remove_qemu_settings() {
  if grep -qsF "$MARK" "$QEMU_CONF"; then sed -i "/^# begin $MARK/,/^# end $MARK/d" "$QEMU_CONF"; fi
}

# The outside world is a network namespace on the external bridge: the only place, besides the console, from where guests
# can be reached.
add_outside() {
  if ! ip netns list | grep -q "^$OUTSIDE\b"; then ip netns add "$OUTSIDE"; fi
  ip link show "$OUTSIDE_LINK" >/dev/null 2>&1 || ip link add "$OUTSIDE_LINK" type veth peer name ext0 netns "$OUTSIDE"
  ip link set "$OUTSIDE_LINK" up
  ip -n "$OUTSIDE" link set lo up
  ip -n "$OUTSIDE" link set ext0 up
  ip -n "$OUTSIDE" addr replace 172.24.4.1/24 dev ext0
  # The router `edge` of seed.py: behind it are the servers' public addresses.
  ip -n "$OUTSIDE" route replace 203.0.113.0/24 via 172.24.4.2
  # The userspace switch does not finish half-made checksums.
  ip netns exec "$OUTSIDE" ethtool -K ext0 tx off >/dev/null 2>&1 || true
}

remove_outside() {
  local namespace
  for namespace in $(ip netns list 2>/dev/null | awk '{ print $1 }'); do
    case $namespace in
      "$OUTSIDE") ip netns del "$namespace" ;;
      # Those of the metadata agent; another OVN on this machine may have some, too.
      ovnmeta-*) [ ! -e "$STATE/neutron/ovn-metadata-proxy/${namespace#ovnmeta-}.conf" ] || ip netns del "$namespace" ;;
    esac
  done
  ip link del "$OUTSIDE_LINK" 2>/dev/null || true
}
