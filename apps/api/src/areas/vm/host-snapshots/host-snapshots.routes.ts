import type { FastifyInstance } from 'fastify'
import { snapshotStatus } from '@sarv/contract/enums'
import { copyMonthlyRials } from '@sarv/contract/pricing/copies'
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
    ({ actor, project, params, body, rememberAnswer: remember }) =>
      createSnapshot(db, { actor, project, id: params.vmHostId, remember }, body),
    { dryRun: ({ project, params, body }) => quoteSnapshot(db, project, params.vmHostId, body) },
  )

  implement(app, vmHostSnapshotCalls.vmHostSnapshotRevert, ({ actor, project, params, rememberAnswer: remember }) =>
    revertToSnapshot(db, { actor, project, id: params.vmHostId, remember }, params.id),
  )

  implement(app, vmHostSnapshotCalls.vmHostSnapshotDelete, ({ actor, project, params, rememberAnswer: remember }) =>
    deleteSnapshot(db, { actor, project, id: params.vmHostId, remember }, params.id),
  )
}
