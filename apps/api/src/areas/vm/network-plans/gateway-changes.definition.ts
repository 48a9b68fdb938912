import { vmKeyStatus } from '@sarv/contract/enums'
import type { CreateVpcDnatModel } from '@sarv/contract/vm/vpc-nats/vpc-nats.schemas'
import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { inputOf } from '../../../services/service.ts'
import { addVpcIpOperation, assignVpcIpOperation } from '../vpc-ips/vpc-ips.operations.ts'
import { prepareAssignment, prepareVpcIp } from '../vpc-ips/vpc-ips.service.ts'
import { markVpcIpDeleted, setVpcIpNode, setVpcIpStatus } from '../vpc-ips/vpc-ips.store.ts'
import {
  createDnatOperation,
  deleteNatOperation,
  editDnatOperation,
  snatOnOperation,
} from '../vpc-nats/vpc-nats.operations.ts'
import { prepareForward, prepareForwardEdit, prepareForwardEnd, prepareSnat } from '../vpc-nats/vpc-nats.service.ts'
import { findNat, markNatDeleted, reviveNat, setNat, setNatStatus, setSnat } from '../vpc-nats/vpc-nats.store.ts'
import { defineChange, type ChangeContext, type ChangeOf } from './changes.definition.ts'

export const addressAdd = defineChange('addressAdd', {
  action: 'gateway',
  isOrder: true,
  operation: addVpcIpOperation,
  prepare: async (trx, context) => {
    const { ipId } = await prepareVpcIp(trx, context.vpc)
    return { input: { ...inputOf(context, context.vpc), ipId }, made: { node: 'address', id: ipId } }
  },
  pretend: (trx, input) => setVpcIpStatus(trx, input, 'connected'),
  wait: (trx, input) => setVpcIpStatus(trx, input, 'wait'),
  takeBack: (trx, input) => markVpcIpDeleted(trx, input),
})

export const addressAssign = defineChange('addressAssign', {
  action: 'gateway',
  operation: assignVpcIpOperation,
  prepare: async (trx, context, { address, vmNetworkNodeId }) => {
    const wanted = await prepareAssignment(trx, context.vpc, context.idOf(address), vmNetworkNodeId ?? null)
    const { ipId, nodeId, beforeNodeId } = wanted
    return { input: { ...inputOf(context, context.vpc), ipId, nodeId, beforeNodeId } }
  },
  pretend: (trx, input) => setVpcIpStatus(trx, input, 'connected'),
  wait: (trx, input) => setVpcIpStatus(trx, input, 'wait'),
  takeBack: async (trx, input) => {
    await setVpcIpNode(trx, input, input.beforeNodeId)
    await setVpcIpStatus(trx, input, 'connected')
  },
})

const bodyOf = (
  { key: _key, kind: _kind, address, ...forward }: ChangeOf<'forwardCreate'> | ChangeOf<'forwardEdit'>,
  { idOf }: ChangeContext,
): CreateVpcDnatModel => ({ ...forward, vpcHostIpId: idOf(address) })

export const forwardCreate = defineChange('forwardCreate', {
  action: 'gateway',
  operation: createDnatOperation,
  prepare: async (trx, context, change) => {
    const { natId, wanted } = await prepareForward(trx, context.vpc, context.routing, bodyOf(change, context))
    return { input: { ...inputOf(context, context.vpc), natId, wanted }, made: { node: 'forward', id: natId } }
  },
  pretend: (trx, input) => setNatStatus(trx, input, 'active'),
  wait: (trx, input) => setNatStatus(trx, input, 'wait'),
  takeBack: (trx, input) => markNatDeleted(trx, input),
})

/** One that failed has no way that it could be led back to. */
const refuseFailed = async (trx: Db, { vpc }: ChangeContext, natId: number) => {
  const row = await findNat(trx, vpc, natId)
  if (row && row.statusId !== vmKeyStatus.id.active)
    throw new AppError('status_forbids', { status: vmKeyStatus.label(row.statusId) })
}

export const forwardEdit = defineChange('forwardEdit', {
  action: 'gateway',
  operation: editDnatOperation,
  prepare: async (trx, context, { vpcNatId, ...change }) => {
    await refuseFailed(trx, context, vpcNatId)
    const body = bodyOf({ ...change, vpcNatId }, context)
    const { natId, before, wanted } = await prepareForwardEdit(trx, context.vpc, context.routing, vpcNatId, body)
    return { input: { ...inputOf(context, context.vpc), natId, before, wanted } }
  },
  pretend: (trx, input) => setNatStatus(trx, input, 'active'),
  wait: (trx, input) => setNatStatus(trx, input, 'wait'),
  takeBack: async (trx, input) => {
    await setNat(trx, input, input.before)
    await setNatStatus(trx, input, 'active')
  },
})

export const forwardDelete = defineChange('forwardDelete', {
  action: 'gateway',
  operation: deleteNatOperation,
  prepare: async (trx, context, { vpcNatId }) => {
    await refuseFailed(trx, context, vpcNatId)
    const { natId, wanted } = await prepareForwardEnd(trx, context.vpc, vpcNatId)
    return { input: { ...inputOf(context, context.vpc), natId, wanted } }
  },
  pretend: (trx, input) => markNatDeleted(trx, input),
  wait: (trx, input) => reviveNat(trx, input),
  takeBack: (trx, input) => setNatStatus(trx, input, 'active'),
})

export const snat = defineChange('snat', {
  action: 'gateway',
  operation: snatOnOperation,
  prepare: async (trx, context, { snatEnabled, address }) => {
    const vpcHostIpId = address && context.idOf(address)
    const change = await prepareSnat(trx, context.vpc, context.routing, { snatEnabled, vpcHostIpId })
    return { input: { ...inputOf(context, context.vpc), ...change } }
  },
  pretend: (trx, input) => setSnat(trx, input, input.wanted),
  // The row says what is, until the engine has done it.
  wait: (trx, input) => setSnat(trx, input, input.before),
  takeBack: () => Promise.resolve(),
})
