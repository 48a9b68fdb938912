#!/bin/bash
# build.sh WORK_FOLDER IMAGE: a bootable disk of 64 MB for a guest that starts in seconds under emulation: Debian's cloud
# kernel, and a busybox with an SSH and a web server, all in memory. Its first partition counts its boots.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
work=$1 image=$2 root=$1/root
MODULES=(virtio_pci virtio_blk virtio_net virtio_balloon virtio_rng button evdev isofs vfat
  nls_ascii nls_cp437 nls_iso8859-1 nls_utf8)

download() {
  local kernel
  kernel=$(apt-cache depends linux-image-cloud-amd64 | awk '/Depends:/ { print $2; exit }')
  (cd "$work" && apt-get -q -o APT::Sandbox::User=root download "$kernel" busybox)
}

fetch_packages() {
  download || { apt-get -q update && download; } # the lists may be old
  dpkg-deb -x "$work"/linux-image-*.deb "$work/kernel"
  dpkg-deb -x "$work"/busybox_*.deb "$work/busybox"
  version=$(ls "$work/kernel/lib/modules")
}

copy_modules() {
  local module file
  depmod -b "$work/kernel" "$version"
  for module in "${MODULES[@]}"; do
    # Those that this kernel has built in are none.
    modprobe -d "$work/kernel" -S "$version" --show-depends "$module" 2>/dev/null | awk '$1 == "insmod" { print $2 }'
  done | sort -u | while read -r file; do
    install -D "$file" "$root${file#"$work/kernel"}"
  done
  cp "$work/kernel/lib/modules/$version"/modules.{order,builtin} "$root/lib/modules/$version/"
  depmod -b "$root" "$version" 2>/dev/null
}

copy_programs() {
  local library
  install -D "$work/busybox/bin/busybox" "$root/bin/busybox"
  install -D /usr/sbin/dropbear "$root/bin/dropbear"
  ldd "$root/bin/busybox" "$root/bin/dropbear" | grep -o '/lib[^ ]*' | sort -u | while read -r library; do
    mkdir -p "$root${library%/*}"
    cp -L "$library" "$root$library"
  done
}

copy_settings() {
  install -m 755 "$here/init" "$root/init"
  install -m 755 "$here/boot" "$here/nics" "$here/lease" "$root/etc/"
  install -m 644 "$here/inittab" "$here/issue" "$root/etc/"
  echo 'root::0:0:root:/root:/bin/sh' >"$root/etc/passwd"
  echo 'root:x:0:' >"$root/etc/group"
  echo /bin/sh >"$root/etc/shells"
  printf '#!/bin/sh\npoweroff\n' >"$root/etc/acpi/PWRF/00000080"
  chmod 755 "$root/etc/acpi/PWRF/00000080"
}

make_disk() {
  (cd "$root" && find . | cpio -o -H newc --quiet | gzip -1) >"$work/initrd"
  truncate -s 64M "$work/disk.raw"
  echo 'start=2048, type=e, bootable' | sfdisk -q --label dos "$work/disk.raw"
  mkfs.vfat -F 16 -n SARVGUEST --offset 2048 "$work/disk.raw" $((63 * 1024))
  syslinux --install -t 1048576 "$work/disk.raw"
  mcopy -i "$work/disk.raw@@1M" "$work/kernel/boot/vmlinuz-$version" ::vmlinuz
  mcopy -i "$work/disk.raw@@1M" "$work/initrd" "$here/syslinux.cfg" ::
  dd if=/usr/lib/syslinux/mbr/mbr.bin of="$work/disk.raw" conv=notrunc bs=440 count=1 status=none
  qemu-img convert -O qcow2 "$work/disk.raw" "$image.new"
  mv "$image.new" "$image"
}

rm -rf "$work"
mkdir -p "$root"/{bin,dev,proc,sys,etc/acpi/PWRF,etc/dropbear,root/.ssh,tmp,run,var/run,var/log,lib,lib64,data,www}
fetch_packages
copy_modules
copy_programs
copy_settings
make_disk
rm -rf "$work"
