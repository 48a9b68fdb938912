import type { FastifyInstance } from 'fastify'
import { vmHostOrderCalls } from '@sarv/contract/vm/host-orders/host-orders.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import { createVmHosts, quoteVmHost, readVmHostReceipt } from './host-orders.service.ts'
import { rebuildVmHost } from './rebuild.service.ts'

export const vmHostOrderRoutes = (app: FastifyInstance, { db, secrets }: Dependencies): void => {
  implement(
    app,
    vmHostOrderCalls.vmHostCreate,
    async ({ trx, actor, project, body, note }) => {
      const ordered = await createVmHosts(trx, body, { actor, project, secrets })
      const ids = [ordered, ...(ordered.also ?? [])].map(({ id }) => `id:${id}`)
      note({ target: [`projectId:${project.id}`, ...ids].join(' ') })
      return ordered
    },
    { dryRun: ({ project, body }) => quoteVmHost(db, project, body) },
  )

  implement(app, vmHostOrderCalls.vmHostReceipt, ({ project, params: { id } }) =>
    readVmHostReceipt(db, { projectId: project.id, id }),
  )

  implement(app, vmHostOrderCalls.vmHostRebuild, ({ trx, actor, project, params, body }) =>
    rebuildVmHost(trx, { actor, project, id: params.id }, body, secrets),
  )
}
