import type { FastifyInstance } from 'fastify'
import { snapshotStatus } from '@sarv/contract/enums'
import { copyMonthlyRials } from '@sarv/contract/vm/copies.price'
import { vmHostSnapshotCalls } from '@sarv/contract/vm/host-snapshots/host-snapshots.calls'
import { toWire } from '../../../db/wire-time.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import {
  createSnapshot,
  deleteSnapshot,
  getSnapshot,
  listSnapshotsOf,
  quoteSnapshot,
  revertToSnapshot,
} from './host-snapshots.service.ts'

const { inQueue, wait, failed } = snapshotStatus.id

type SnapshotRow = Awaited<ReturnType<typeof listSnapshotsOf>>[number]

const listItem = (row: SnapshotRow) => ({
  ...row,
  createDate: toWire(row.createdAt),
  monthlyPrice: copyMonthlyRials,
  status: snapshotStatus.label(row.statusId),
  vmSnapshotStatusId: row.statusId,
  vmSnapshotStatus: snapshotStatus.label(row.statusId),
  isCreated: row.statusId !== inQueue && row.statusId !== wait && row.statusId !== failed,
})

interface OfServer {
  projectId: number
  vmHostId: number
}

const keyOf = ({ projectId, vmHostId }: OfServer) => ({ projectId, id: vmHostId })

export const vmHostSnapshotRoutes = (app: FastifyInstance, { db }: Dependencies): void => {
  implement(app, vmHostSnapshotCalls.vmHostSnapshotList, async ({ params }) =>
    (await listSnapshotsOf(db, keyOf(params))).map(listItem),
  )

  implement(app, vmHostSnapshotCalls.vmHostSnapshotShortList, async ({ params }) =>
    (await listSnapshotsOf(db, keyOf(params))).map(({ id, name }) => ({ id, name })),
  )

  implement(app, vmHostSnapshotCalls.vmHostSnapshotGet, async ({ params }) =>
    listItem(await getSnapshot(db, keyOf(params), params.id)),
  )

  implement(
    app,
    vmHostSnapshotCalls.vmHostSnapshotCreate,
    ({ trx, actor, project, params, body }) => createSnapshot(trx, { actor, project, id: params.vmHostId }, body),
    { dryRun: ({ project, params, body }) => quoteSnapshot(db, project, params.vmHostId, body) },
  )

  implement(app, vmHostSnapshotCalls.vmHostSnapshotRevert, ({ trx, actor, project, params }) =>
    revertToSnapshot(trx, { actor, project, id: params.vmHostId }, params.id),
  )

  implement(app, vmHostSnapshotCalls.vmHostSnapshotDelete, ({ trx, actor, project, params }) =>
    deleteSnapshot(trx, { actor, project, id: params.vmHostId }, params.id),
  )
}
