import type { FastifyInstance } from 'fastify'
import { serviceStatus } from '@sarv/contract/enums'
import { vmHostBinCalls } from '@sarv/contract/vm/host-bin/host-bin.calls'
import { toWire } from '../../../db/wire-time.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import { deleteVmHost, quoteDelete } from './deletion.service.ts'
import { purgeVmHost, restoreVmHost } from './host-bin.service.ts'
import { listBinned } from './host-bin.store.ts'

type BinRow = Awaited<ReturnType<typeof listBinned>>[number]

const binItem = (row: BinRow) => ({
  id: row.id,
  name: row.name,
  statusId: row.status_id,
  status: serviceStatus.label(row.status_id),
  operatingSystemId: row.operating_system_id,
  operatingSystem: row.operating_system,
  cpu: row.cpu,
  memory: row.memory_gb,
  disk: row.disk_gb,
  ipv4: row.ipv4,
  binDate: toWire(row.binned_at),
  deleteDate: toWire(row.bin_until),
  monthlyPrice: row.monthly_price_rials ?? 0,
  user: row.user,
})

export const vmHostBinRoutes = (app: FastifyInstance, { db }: Dependencies): void => {
  implement(app, vmHostBinCalls.vmHostBinList, async ({ project }) => (await listBinned(db, project.id)).map(binItem))

  implement(app, vmHostBinCalls.vmHostRestore, ({ trx, actor, project, params }) =>
    restoreVmHost(trx, { actor, project, id: params.id }),
  )

  implement(app, vmHostBinCalls.vmHostPurge, ({ trx, actor, project, params }) =>
    purgeVmHost(trx, { actor, project, id: params.id }),
  )

  implement(
    app,
    vmHostBinCalls.vmHostDelete,
    ({ trx, actor, project, params, query }) =>
      deleteVmHost(trx, { actor, project, id: params.id }, { isNow: query.Now === true }),
    {
      dryRun: ({ actor, project, params, query }) =>
        quoteDelete(db, { actor, project, id: params.id }, { isNow: query.Now === true }),
    },
  )
}
