import type { FastifyInstance } from 'fastify'
import { vpcCalls } from '@sarv/contract/vm/vpcs/vpcs.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import { deleteVpc, disconnectNetwork, editVpc, quoteVpcDelete, quoteVpcEdit } from './vpc-changes.service.ts'

export const vpcChangeRoutes = (app: FastifyInstance, { db }: Dependencies): void => {
  implement(
    app,
    vpcCalls.vpcEdit,
    ({ trx, actor, project, params, body }) => editVpc(trx, { actor, project, id: params.id }, body),
    { dryRun: ({ actor, project, params, body }) => quoteVpcEdit(db, { actor, project, id: params.id }, body) },
  )

  implement(app, vpcCalls.vpcInterfaceRemove, ({ trx, actor, project, params }) =>
    disconnectNetwork(trx, { actor, project, id: params.vpcHostId }, params.id),
  )

  implement(
    app,
    vpcCalls.vpcDelete,
    ({ trx, actor, project, params }) => deleteVpc(trx, { actor, project, id: params.id }),
    { dryRun: ({ actor, project, params }) => quoteVpcDelete(db, { actor, project, id: params.id }) },
  )
}
