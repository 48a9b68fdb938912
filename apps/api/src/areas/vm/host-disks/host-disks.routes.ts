import type { FastifyInstance } from 'fastify'
import { vmHostDiskCalls as calls } from '@sarv/contract/vm/host-disks/host-disks.calls'
import { toWire } from '../../../db/wire-time.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import { hostDiskText } from './host-disks.fa.ts'
import { deleteDisk, diskOfServer, disksOfServer } from './host-disks.service.ts'

const wire = (row: Awaited<ReturnType<typeof disksOfServer>>[number]) => ({
  ...row,
  rootDisk: row.isRootDisk ? hostDiskText.root : hostDiskText.data,
  createDate: toWire(row.createdAt),
})

export const vmHostDiskRoutes = (app: FastifyInstance, { db }: Dependencies): void => {
  implement(app, calls.vmHostVolumeList, async ({ project, params }) => {
    const rows = await disksOfServer(db, { projectId: project.id, id: params.vmHostId })
    return rows.map(wire)
  })

  implement(app, calls.vmHostVolumeGet, async ({ project, params }) => {
    const row = await diskOfServer(db, { projectId: project.id, id: params.vmHostId }, params.id)
    return wire(row)
  })

  implement(app, calls.vmHostVolumeDelete, ({ trx, actor, project, params }) =>
    deleteDisk(trx, { actor, project, id: params.vmHostId }, params.id),
  )
}
