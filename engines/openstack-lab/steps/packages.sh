# shellcheck shell=bash
# Debian's packages of OpenStack, and nothing that they only recommend.

PACKAGES=(keystone placement-api glance-api nova-api nova-conductor nova-scheduler nova-compute
  neutron-server ovn-central ovn-host openvswitch-switch cinder-api cinder-scheduler cinder-volume cinder-backup
  mariadb-server rabbitmq-server memcached uwsgi-core uwsgi-plugin-python3 python3-openstackclient python3-openstacksdk
  qemu-utils iproute2 iptables ethtool iputils-ping curl fdisk e2fsprogs openssh-client)
PACKAGES_TCG=(nova-consoleproxy novnc neutron-ovn-metadata-agent haproxy libvirt-daemon libvirt-daemon-driver-qemu
  libvirt-daemon-system libvirt-clients qemu-system-x86 python3-libvirt genisoimage cpio kmod syslinux syslinux-common
  mtools dosfstools dropbear-bin)
PACKAGES_BALANCERS=(octavia-api octavia-driver-agent python3-ovn-octavia-provider python3-octaviaclient)

missing_packages() {
  local wanted=("${PACKAGES[@]}") name
  if has_zone tcg; then wanted+=("${PACKAGES_TCG[@]}"); fi
  if [ "$BALANCERS" = 1 ]; then wanted+=("${PACKAGES_BALANCERS[@]}"); fi
  for name in "${wanted[@]}"; do
    # shellcheck disable=SC2016 # the format is dpkg-query's, not ours to expand
    dpkg-query -W -f '${Status}' "$name" 2>/dev/null | grep -q 'ok installed' || echo "$name"
  done
}

# The packages' own questions: we make databases, users and endpoints ourselves.
decline_questions() {
  local project owner question
  for project in keystone placement glance nova neutron cinder octavia; do
    for owner in "$project" "$project-common" "$project-api"; do
      for question in configure_db configure_ksat configure_rabbit register-endpoint create-admin-tenant; do
        echo "$owner $project/$question boolean false"
      done
    done
  done | debconf-set-selections 2>/dev/null || true
}

apt_install() {
  DEBIAN_FRONTEND=noninteractive nice -n "$NICE" apt-get -q -y -o DPkg::Lock::Timeout=900 --no-install-recommends \
    install "$@" >>"$STATE/log/apt.log" 2>&1
}

install_packages() {
  local missing
  mapfile -t missing < <(missing_packages)
  if [ ${#missing[@]} -eq 0 ]; then return 0; fi
  [ "$INSTALL" = 1 ] || unavailable "${#missing[@]} packages are missing: ${missing[*]}"
  say "installing ${#missing[@]} packages"
  decline_questions
  add_policy
  # The lists may be missing or old: then they are fetched, and it is tried once more.
  if ! apt_install "${missing[@]}"; then
    apt-get -q update >>"$STATE/log/apt.log" 2>&1 || true
    apt_install "${missing[@]}" || {
      remove_policy
      unavailable "the packages can't be had ($STATE/log/apt.log): $(grep '^E:' "$STATE/log/apt.log" | tail -n 1)"
    }
  fi
  remove_policy
  say "packages installed"
}
