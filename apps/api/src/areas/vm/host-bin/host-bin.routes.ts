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
  ...row,
  status: serviceStatus.label(row.statusId),
  binDate: toWire(row.binnedAt),
  deleteDate: toWire(row.binUntil),
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
