import { firewallJobs } from './areas/vm/host-firewall/host-firewall.jobs.ts'
import { deleteDiskJob } from './areas/vm/host-disks/host-disks.jobs.ts'
import { hostIpJobs } from './areas/vm/host-ips/host-ips.jobs.ts'
import { hostSnapshotJobs } from './areas/vm/host-snapshots/host-snapshots.jobs.ts'
import { vmHostJobs } from './areas/vm/hosts/hosts.jobs.ts'
import { networkJobs } from './areas/vm/networks/networks.jobs.ts'
import { nodeJobs } from './areas/vm/networks/nodes.jobs.ts'
import { backups } from './areas/vm/volume-backups/volume-backups.ts'
import { snapshots } from './areas/vm/volume-snapshots/volume-snapshots.ts'
import { attachVolumeJob, detachVolumeJob } from './areas/vm/volumes/attachments.jobs.ts'
import {
  createAttachedVolumeJob,
  createVolumeJob,
  deleteVolumeJob,
  growVolumeJob,
} from './areas/vm/volumes/volumes.jobs.ts'
import type { OperationDependencies } from './dependencies.ts'
import type { AnyOperation } from './jobs/operation.ts'

/** Every kind of operation of every area; the worker runs them, `operationRetry` starts them again. */
export const operations = [
  ...vmHostJobs,
  ...firewallJobs,
  ...hostIpJobs,
  ...hostSnapshotJobs,
  ...networkJobs,
  ...nodeJobs,
  deleteDiskJob,
  createAttachedVolumeJob,
  createVolumeJob,
  growVolumeJob,
  deleteVolumeJob,
  attachVolumeJob,
  detachVolumeJob,
  ...Object.values(snapshots.jobs),
  ...Object.values(backups.jobs),
] as unknown as readonly AnyOperation<OperationDependencies>[]
