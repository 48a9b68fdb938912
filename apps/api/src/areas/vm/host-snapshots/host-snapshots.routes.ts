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

type SnapshotRow = Awaited<ReturnType<typeof listSnapshotsOf>>[number]

const ofAnySnapshot = (row: SnapshotRow) => ({
  id: row.id,
  name: row.name,
  description: row.description,
  createDate: toWire(row.created_at),
  snapshotSize: row.size_gb,
  monthlyPrice: copyMonthlyRials,
})

const listItem = (row: SnapshotRow) => ({
  ...ofAnySnapshot(row),
  statusId: row.status_id,
  status: snapshotStatus.label(row.status_id),
})

const detail = (row: SnapshotRow) => ({
  ...ofAnySnapshot(row),
  vmSnapshotStatusId: row.status_id,
  vmSnapshotStatus: snapshotStatus.label(row.status_id),
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
    detail(await getSnapshot(db, keyOf(params), params.id)),
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
