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

wanted_packages() {
  printf '%s\n' "${PACKAGES[@]}"
  if has_zone tcg; then printf '%s\n' "${PACKAGES_TCG[@]}"; fi
  if [ "$BALANCERS" = 1 ]; then printf '%s\n' "${PACKAGES_BALANCERS[@]}"; fi
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
