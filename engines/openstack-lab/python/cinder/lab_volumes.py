"""
Cinder's NFS driver with faults corrected that no provider's backend has: reverting writes raw data over the newest
snapshot's file, extending a volume that has snapshots resizes the wrong one, and no volume can be made from any but the
first snapshot.
"""

import os

from cinder import interface
from cinder.image import image_utils
from cinder.volume.drivers import nfs
from cinder.volume.drivers import remotefs
from oslo_utils import units


@interface.volumedriver
class LabDriver(remotefs.RevertToSnapshotMixin, nfs.NfsDriver):
    def extend_volume(self, volume, new_size):
        active = os.path.join(self._local_volume_dir(volume), self.get_active_image_from_info(volume))
        file_format = self._qemu_img_info(active, volume.name).file_format
        if file_format == 'raw':
            # Also while a guest has it open: Nova tells the guest afterwards.
            os.truncate(active, new_size * units.Gi)
        elif self._is_volume_attached(volume):
            super().extend_volume(volume, new_size)  # refuses: the guest holds the lock of this file
        else:
            image_utils.resize_image(active, new_size, run_as_root=self._execute_as_root, file_format=file_format)

    def _copy_volume_from_snapshot(self, snapshot, volume, volume_size, *encryption):
        files = self._read_info_file(self._local_path_volume_info(snapshot.volume))
        folder = self._local_volume_dir(snapshot.volume)
        newer = self._qemu_img_info(os.path.join(folder, files[snapshot.id]), snapshot.volume.name)
        source, copy = os.path.join(folder, newer.backing_file), self._local_path_volume(volume)
        # Not by image_utils: it refuses a file that stands on another one, as all but the first snapshot's do.
        self._execute('qemu-img', 'convert', '-O', 'raw', source, copy, run_as_root=self._execute_as_root)
        self._set_rw_permissions_for_all(copy)
