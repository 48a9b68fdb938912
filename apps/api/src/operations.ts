import { firewallOperations } from './areas/vm/host-firewall/host-firewall.operations.ts'
import { deleteDiskOperation } from './areas/vm/host-disks/host-disks.operations.ts'
import { hostIpOperations } from './areas/vm/host-ips/host-ips.operations.ts'
import { hostSnapshotOperations } from './areas/vm/host-snapshots/host-snapshots.operations.ts'
import { vmHostOperations } from './areas/vm/hosts/hosts.operations.ts'
import { networkOperations } from './areas/vm/networks/networks.operations.ts'
import { nodeOperations } from './areas/vm/networks/nodes.operations.ts'
import { backups } from './areas/vm/volume-backups/volume-backups.ts'
import { snapshots } from './areas/vm/volume-snapshots/volume-snapshots.ts'
import { attachVolumeOperation, detachVolumeOperation } from './areas/vm/volumes/attachments.operations.ts'
import {
  createAttachedVolumeOperation,
  createVolumeOperation,
  deleteVolumeOperation,
  growVolumeOperation,
} from './areas/vm/volumes/volumes.operations.ts'
import type { OperationDependencies } from './dependencies.ts'
import type { AnyOperation } from './operations/operation.ts'

/** Every kind of operation of every area; the worker runs them, `operationRetry` starts them again. */
export const operations = [
  ...vmHostOperations,
  ...firewallOperations,
  ...hostIpOperations,
  ...hostSnapshotOperations,
  ...networkOperations,
  ...nodeOperations,
  deleteDiskOperation,
  createAttachedVolumeOperation,
  createVolumeOperation,
  growVolumeOperation,
  deleteVolumeOperation,
  attachVolumeOperation,
  detachVolumeOperation,
  ...Object.values(snapshots.operations),
  ...Object.values(backups.operations),
] as unknown as readonly AnyOperation<OperationDependencies>[]
