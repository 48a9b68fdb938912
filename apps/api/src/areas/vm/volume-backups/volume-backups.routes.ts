import type { FastifyInstance } from 'fastify'
import { copyMonthlyRials } from '@sarv/contract/vm/copies.price'
import { volumeBackupCalls as calls } from '@sarv/contract/vm/volume-backups/volume-backups.calls'
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
import { backups } from '../volume-copies/backups.definition.ts'

const wire = (row: Awaited<ReturnType<typeof listCopies>>[number], volume: { name: string }) => ({
  ...row,
  vmVolumeHost: volume.name,
  status: backups.label(row.statusId),
  createDate: toWire(row.createdAt),
  monthlyPrice: copyMonthlyRials,
})

export const volumeBackupRoutes = (app: FastifyInstance, { db }: Dependencies): void => {
  implement(app, calls.volumeBackupList, async ({ project, params }) => {
    const volumeKey = { projectId: project.id, id: params.vmVolumeHostId }
    const { volume, copies } = await copiesOfVolume(db, backups, volumeKey)
    return copies.map((row) => wire(row, volume))
  })

  implement(app, calls.volumeBackupShortList, async ({ project, params }) => {
    const { copies } = await copiesOfVolume(db, backups, { projectId: project.id, id: params.vmVolumeHostId })
    return copies.map(({ id, name }) => ({ id, name }))
  })

  implement(app, calls.volumeBackupGet, async ({ project, params }) => {
    const volumeKey = { projectId: project.id, id: params.vmVolumeHostId }
    const { volume, copy } = await copyOfVolume(db, backups, volumeKey, params.id)
    return wire(copy, volume)
  })

  implement(
    app,
    calls.volumeBackupCreate,
    ({ trx, actor, project, params, body }) =>
      createCopy(trx, backups, { actor, project, id: params.vmVolumeHostId }, body),
    {
      dryRun: ({ actor, project, params, body }) =>
        quoteCopy(db, backups, { actor, project, id: params.vmVolumeHostId }, body),
    },
  )

  implement(app, calls.volumeBackupRestore, ({ trx, actor, project, params }) =>
    goBackToCopy(trx, backups, { actor, project, id: params.vmVolumeHostId }, params.id),
  )

  implement(app, calls.volumeBackupDelete, ({ trx, actor, project, params }) =>
    deleteCopy(trx, backups, { actor, project, id: params.vmVolumeHostId }, params.id),
  )
}
