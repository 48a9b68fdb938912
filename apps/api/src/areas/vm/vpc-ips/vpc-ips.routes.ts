import type { FastifyInstance } from 'fastify'
import { networkNodeStatus } from '@sarv/contract/enums'
import { vpcIpCalls } from '@sarv/contract/vm/vpc-ips/vpc-ips.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import {
  addVpcIp,
  assignVpcIp,
  editVpcIp,
  listIpsOfVpc,
  moveVpcIp,
  quoteVpcIp,
  removeVpcIp,
} from './vpc-ips.service.ts'
import type { VpcIpRow } from './vpc-ips.store.ts'

const ipItem = ({ balancer, ...row }: VpcIpRow) => ({
  ...row,
  loadBalancerId: balancer?.id,
  loadBalancer: balancer?.name,
  loadBalancerPorts: balancer?.ports,
  isV4: true,
  ip: row.ipAddress,
  isFloating: !row.isPrimary,
  status: networkNodeStatus.label(row.statusId),
})

export const vpcIpRoutes = (app: FastifyInstance, { db }: Dependencies): void => {
  implement(app, vpcIpCalls.vpcIpList, async ({ project, params }) =>
    (await listIpsOfVpc(db, { projectId: project.id, id: params.vpcHostId })).map(ipItem),
  )

  implement(
    app,
    vpcIpCalls.vpcIpCreate,
    ({ trx, actor, project, params, body }) => addVpcIp(trx, { actor, project, id: params.vpcHostId }, body),
    { dryRun: ({ actor, project, params, body }) => quoteVpcIp(db, { actor, project, id: params.vpcHostId }, body) },
  )

  implement(app, vpcIpCalls.vpcIpEdit, ({ trx, project, params, body }) =>
    editVpcIp(trx, { project, id: params.vpcHostId }, params.id, body),
  )

  implement(app, vpcIpCalls.vpcIpAssign, ({ trx, actor, project, params, body }) =>
    assignVpcIp(trx, { actor, project, id: params.vpcHostId }, params.id, body),
  )

  implement(app, vpcIpCalls.vpcIpMove, ({ trx, actor, project, params, body }) =>
    moveVpcIp(trx, { actor, project, id: params.vpcHostId }, params.id, body.vpcHostId),
  )

  implement(app, vpcIpCalls.vpcIpDelete, ({ trx, actor, project, params }) =>
    removeVpcIp(trx, { actor, project, id: params.vpcHostId }, params.id),
  )
}
