import type { FastifyInstance } from 'fastify'
import { copyMonthlyRials } from '@sarv/contract/vm/copies.price'
import { volumeSnapshotCalls as calls } from '@sarv/contract/vm/volume-snapshots/volume-snapshots.calls'
import { toWire } from '../../../db/wire-time.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import {
  copiesOfVolume,
  copyOfVolume,
  createCopy,
  deleteCopy,
  goBackToCopy,
  quoteCopy,
} from '../volume-copies/volume-copies.service.ts'
import type { listCopies } from '../volume-copies/volume-copies.store.ts'
import { snapshots } from '../volume-copies/snapshots.definition.ts'

const wire = (row: Awaited<ReturnType<typeof listCopies>>[number]) => ({
  ...row,
  status: snapshots.label(row.statusId),
  createDate: toWire(row.createdAt),
  monthlyPrice: copyMonthlyRials,
})

export const volumeSnapshotRoutes = (app: FastifyInstance, { db }: Dependencies): void => {
  implement(app, calls.volumeSnapshotList, async ({ project, params }) => {
    const { copies } = await copiesOfVolume(db, snapshots, { projectId: project.id, id: params.vmVolumeHostId })
    return copies.map(wire)
  })

  implement(app, calls.volumeSnapshotShortList, async ({ project, params }) => {
    const { copies } = await copiesOfVolume(db, snapshots, { projectId: project.id, id: params.vmVolumeHostId })
    return copies.map(({ id, name }) => ({ id, name }))
  })

  implement(app, calls.volumeSnapshotGet, async ({ project, params }) => {
    const volume = { projectId: project.id, id: params.vmVolumeHostId }
    return wire((await copyOfVolume(db, snapshots, volume, params.id)).copy)
  })

  implement(
    app,
    calls.volumeSnapshotCreate,
    ({ trx, actor, project, params, body }) =>
      createCopy(trx, snapshots, { actor, project, id: params.vmVolumeHostId }, body),
    {
      dryRun: ({ actor, project, params, body }) =>
        quoteCopy(db, snapshots, { actor, project, id: params.vmVolumeHostId }, body),
    },
  )

  implement(app, calls.volumeSnapshotRevert, ({ trx, actor, project, params }) =>
    goBackToCopy(trx, snapshots, { actor, project, id: params.vmVolumeHostId }, params.id),
  )

  implement(app, calls.volumeSnapshotDelete, ({ trx, actor, project, params }) =>
    deleteCopy(trx, snapshots, { actor, project, id: params.vmVolumeHostId }, params.id),
  )
}
