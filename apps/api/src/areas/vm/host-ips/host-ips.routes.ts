import type { FastifyInstance } from 'fastify'
import { networkNodeStatus } from '@sarv/contract/enums'
import { vmHostIpCalls } from '@sarv/contract/vm/host-ips/host-ips.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import { addIp, editIp, listIpsOf, moveIp, quoteIp, readIpReceipt, removeIp } from './host-ips.service.ts'

type IpRow = Awaited<ReturnType<typeof listIpsOf>>[number]

const ipItem = (row: IpRow) => ({ ...row, isFloating: false, status: networkNodeStatus.label(row.statusId) })

export const vmHostIpRoutes = (app: FastifyInstance, { db }: Dependencies): void => {
  implement(app, vmHostIpCalls.vmHostIpList, async ({ project, params }) =>
    (await listIpsOf(db, { projectId: project.id, id: params.vmHostId })).map(ipItem),
  )

  implement(app, vmHostIpCalls.vmHostIpReceipt, ({ project, params }) =>
    readIpReceipt(db, { projectId: project.id, id: params.vmHostId }, params.id),
  )

  implement(
    app,
    vmHostIpCalls.vmHostIpCreate,
    ({ trx, actor, project, params, body }) => addIp(trx, { actor, project, id: params.vmHostId }, body),
    { dryRun: ({ project, params, body }) => quoteIp(db, project, params.vmHostId, body) },
  )

  implement(app, vmHostIpCalls.vmHostIpEdit, ({ trx, project, params, body }) =>
    editIp(trx, { project, id: params.vmHostId }, params.id, body),
  )

  implement(app, vmHostIpCalls.vmHostIpMove, ({ trx, actor, project, params, body }) =>
    moveIp(trx, { actor, project, id: params.vmHostId }, params.id, body.vmHostId),
  )

  implement(app, vmHostIpCalls.vmHostIpDelete, ({ trx, actor, project, params }) =>
    removeIp(trx, { actor, project, id: params.vmHostId }, params.id),
  )
}
