import type { FastifyInstance } from 'fastify'
import { natType, vmKeyStatus } from '@sarv/contract/enums'
import { vpcNatCalls } from '@sarv/contract/vm/vpc-nats/vpc-nats.calls'
import { toWire } from '../../../db/wire-time.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { implement, type Actor, type ProjectOfCall } from '../../../http/implement.ts'
import { natText } from './vpc-nats.fa.ts'
import {
  createForward,
  editForward,
  editSnat,
  quoteForward,
  readNat,
  readNatOptions,
  readNats,
  removeNat,
} from './vpc-nats.service.ts'
import type { findSnat, NatRow } from './vpc-nats.store.ts'

type SnatRow = NonNullable<Awaited<ReturnType<typeof findSnat>>>

const { snat: snatTypeId, dnat: dnatTypeId } = natType.id

const forwardItem = (row: NatRow) => ({
  ...row,
  natTypeId: dnatTypeId,
  natTypeName: natType.label(dnatTypeId),
  status: vmKeyStatus.label(row.statusId),
  createDate: toWire(row.createdAt),
})

const snatItem = ({ id, translateIp, vpcHostIpId, createdAt }: SnatRow) => ({
  id,
  natTypeId: snatTypeId,
  natTypeName: natType.label(snatTypeId),
  name: natText.snatName,
  sourceIp: null,
  destinationIp: null,
  destinationPort: 0,
  translateIp,
  vpcHostIpId,
  statusId: vmKeyStatus.id.active,
  status: vmKeyStatus.label(vmKeyStatus.id.active),
  createDate: toWire(createdAt),
})

export const vpcNatRoutes = (app: FastifyInstance, { db, compute }: Dependencies): void => {
  const routingOf = (project: ProjectOfCall) => compute(project.datacenterId).routing
  const contextOf = (actor: Actor, project: ProjectOfCall, id: number) => ({
    actor,
    project,
    id,
    routing: routingOf(project),
  })

  implement(app, vpcNatCalls.vpcNatList, async ({ project, params }) => {
    const { snat, forwards } = await readNats(db, { projectId: project.id, id: params.vpcHostId })
    return [...(snat?.isOn ? [snatItem(snat)] : []), ...forwards.map(forwardItem)]
  })

  implement(app, vpcNatCalls.vpcNatGet, async ({ project, params }) => {
    const { snat, forward } = await readNat(db, { projectId: project.id, id: params.vpcHostId }, params.id)
    return snat ? snatItem(snat) : forwardItem(forward)
  })

  implement(app, vpcNatCalls.vpcNatOptions, ({ project, params }) =>
    readNatOptions(db, { projectId: project.id, id: params.vpcHostId }, routingOf(project)),
  )

  implement(
    app,
    vpcNatCalls.vpcNatCreateDnat,
    ({ trx, actor, project, params, body }) => createForward(trx, contextOf(actor, project, params.vpcHostId), body),
    {
      dryRun: ({ actor, project, params, body }) => quoteForward(db, contextOf(actor, project, params.vpcHostId), body),
    },
  )

  implement(
    app,
    vpcNatCalls.vpcNatEditDnat,
    ({ trx, actor, project, params, body }) =>
      editForward(trx, contextOf(actor, project, params.vpcHostId), params.id, body),
    {
      dryRun: ({ actor, project, params, body }) =>
        quoteForward(db, contextOf(actor, project, params.vpcHostId), body, params.id),
    },
  )

  implement(app, vpcNatCalls.vpcNatEditSnat, ({ trx, actor, project, params, body }) =>
    editSnat(trx, contextOf(actor, project, params.vpcHostId), body),
  )

  implement(app, vpcNatCalls.vpcNatDelete, ({ trx, actor, project, params }) =>
    removeNat(trx, contextOf(actor, project, params.vpcHostId), params.id),
  )

  // Older clients: the same as the switch.
  implement(app, vpcNatCalls.vpcNatCreateSnat, ({ trx, actor, project, params }) =>
    editSnat(trx, contextOf(actor, project, params.vpcHostId), { snatEnabled: true }),
  )
  implement(app, vpcNatCalls.vpcNatDeleteSnat, ({ trx, actor, project, params }) =>
    editSnat(trx, contextOf(actor, project, params.vpcHostId), { snatEnabled: false }),
  )
}
