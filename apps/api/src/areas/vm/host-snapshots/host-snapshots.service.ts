import { snapshotStatus } from '@sarv/contract/enums'
import { snapshotsPerServer } from '@sarv/contract/limits'
import type { Quote } from '@sarv/contract/pricing/quote.schemas'
import { hostSnapshotCan } from '@sarv/contract/vm/host-snapshots/host-snapshots.rules'
import type { CreateVmHostSnapshotModel } from '@sarv/contract/vm/host-snapshots/host-snapshots.schemas'
import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { ProjectOfCall } from '../../../http/implement.ts'
import { freeOfCharge } from '../../portal/products.service.ts'
import type { VmHostKey } from '../hosts/hosts.store.ts'
import { hostSnapshotText } from './host-snapshots.fa.ts'
import {
  beginRevert,
  createSnapshotOperation,
  deleteSnapshotOperation,
  revertSnapshotOperation,
} from './host-snapshots.operations.ts'
import {
  countSnapshots,
  findSnapshot,
  insertSnapshot,
  isSnapshotNameTaken,
  listSnapshots,
  setSnapshotStatus,
} from './host-snapshots.store.ts'
import { startOperation, type ServiceContext, type Started } from '../../../services/service.ts'
import { findServer, refuseByRule, vmHostService } from '../hosts/hosts.definition.ts'

export const listSnapshotsOf = async (db: Db, key: VmHostKey) => {
  await findServer(db, key)
  return listSnapshots(db, key)
}

export const getSnapshot = async (db: Db, key: VmHostKey, snapshotId: number) => {
  await findServer(db, key)
  return existingSnapshot(db, key, snapshotId)
}

const existingSnapshot = async (db: Db, key: VmHostKey, snapshotId: number) => {
  const snapshot = await findSnapshot(db, key, snapshotId)
  if (!snapshot) throw new AppError('not_found')
  return snapshot
}

const checkNew = async (db: Db, key: VmHostKey, { name }: CreateVmHostSnapshotModel): Promise<void> => {
  const max = snapshotsPerServer
  if ((await countSnapshots(db, key)) >= max) throw new AppError('too_many_snapshots', { max })
  if (await isSnapshotNameTaken(db, key, name)) throw new AppError('name_taken', { name })
}

export const quoteSnapshot = async (
  db: Db,
  project: ProjectOfCall,
  id: number,
  wanted: CreateVmHostSnapshotModel,
): Promise<Quote> => {
  const key = { projectId: project.id, id }
  refuseByRule('snapshot', await findServer(db, key))
  await checkNew(db, key, wanted)
  const price = await freeOfCharge(db)
  return { ...price, limits: [], effects: [hostSnapshotText.effects.create] }
}

export const createSnapshot = (trx: Db, context: ServiceContext, wanted: CreateVmHostSnapshotModel): Promise<Started> =>
  startOperation(
    trx,
    context,
    vmHostService,
    { action: 'snapshot', operation: createSnapshotOperation },
    async (host) => {
      const key = { projectId: host.projectId, id: host.id }
      await checkNew(trx, key, wanted)
      const { id: snapshotId } = await insertSnapshot(trx, key, {
        name: wanted.name,
        description: wanted.description ?? null,
        vmImageId: host.vmImageId,
        vmKeyId: host.vmKeyId,
        diskGb: host.diskGb,
      })
      return { snapshotId, snapshotName: wanted.name, answerId: snapshotId, otherName: wanted.name }
    },
  )

const allowedSnapshot = async (trx: Db, key: VmHostKey, snapshotId: number, action: 'revert' | 'delete') => {
  const snapshot = await existingSnapshot(trx, key, snapshotId)
  if (!hostSnapshotCan(action, snapshot.statusId)) {
    throw new AppError('status_forbids', { status: snapshotStatus.label(snapshot.statusId) })
  }
  return snapshot
}

export const revertToSnapshot = (trx: Db, context: ServiceContext, snapshotId: number): Promise<Started> =>
  startOperation(
    trx,
    context,
    vmHostService,
    { action: 'revert', operation: revertSnapshotOperation },
    async (host) => {
      const key = { projectId: host.projectId, id: host.id }
      const snapshot = await allowedSnapshot(trx, key, snapshotId, 'revert')
      await beginRevert(trx, { ...key, snapshotId })
      const { name: snapshotName, vmImageId, vmKeyId } = snapshot
      return { snapshotId, snapshotName, vmImageId, vmKeyId, answerId: snapshotId, otherName: snapshotName }
    },
  )

export const deleteSnapshot = (trx: Db, context: ServiceContext, snapshotId: number): Promise<Started> =>
  startOperation(
    trx,
    context,
    vmHostService,
    { action: 'snapshot', operation: deleteSnapshotOperation },
    async (host) => {
      const key = { projectId: host.projectId, id: host.id }
      const snapshot = await allowedSnapshot(trx, key, snapshotId, 'delete')
      await setSnapshotStatus(trx, { ...key, snapshotId }, 'deleting')
      const status = snapshotStatus.name(snapshot.statusId)!
      return { snapshotId, snapshotName: snapshot.name, status, answerId: snapshotId, otherName: snapshot.name }
    },
  )
