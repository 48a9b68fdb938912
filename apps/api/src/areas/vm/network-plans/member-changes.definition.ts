import { vmLbProtocol } from '@sarv/contract/enums'
import { loadBalancerCan, type MemberMove } from '@sarv/contract/vm/load-balancers/load-balancers.rules'
import type { Db } from '../../../db/connection.ts'
import { inputOf, judgeService, type ServiceInput } from '../../../services/service.ts'
import type { VmStepContext } from '../hosts/hosts.steps.ts'
import { prepareMove } from '../load-balancers/changes.service.ts'
import { balancerService, type LockedBalancer } from '../load-balancers/load-balancers.definition.ts'
import { bringShape, editBalancerOperation, type Change } from '../load-balancers/load-balancers.operations.ts'
import { settleBalancer } from '../load-balancers/load-balancers.steps.ts'
import { setBalancerStatus, setRevision } from '../load-balancers/load-balancers.store.ts'
import type { MemberKey } from '../load-balancers/probes.store.ts'
import { restartTrial } from '../load-balancers/rotation.store.ts'
import { deleteRevision, lastRevision } from '../load-balancers/shapes.store.ts'
import { interfaceOf } from '../vpcs/interfaces.store.ts'
import { refuseBusyBalancers } from './busy-balancers.service.ts'
import { defineChange, refusalOfPlan, type ChangeContext, type ChangeOf } from './changes.definition.ts'
import { planText } from './network-plans.fa.ts'

/**
 * Each change of a balancer's members is a revision of its own, behind those of the changes before it. What counts stays the
 * one from before the plan until its end: the undo of any of them brings the engine back to that one, however many began.
 */
interface MemberInput extends ServiceInput, Change {
  /** The revision that the change was made from. */
  before: number
  /** The one that counts until the plan is done. */
  counting: number
  member: MemberKey
}

type MemberChange = ChangeOf<'memberAdd'> | ChangeOf<'memberRemove'>

/** One that is being changed is another one soon: that says more than its status. */
const judge = async (trx: Db, key: { projectId: number; id: number }) => {
  const held = await balancerService.lock(trx, key)
  if (held && !loadBalancerCan('edit', held)) await refuseBusyBalancers(trx, [held])
  return judgeService(trx, key, balancerService, 'edit')
}

const refuseOtherCloud = async (trx: Db, { project, vpc }: ChangeContext, { vmNetworkId, name }: LockedBalancer) => {
  const connected = await interfaceOf(trx, { projectId: project.id, vmNetworkId })
  if (connected?.vpcHostId !== vpc.id) throw refusalOfPlan(planText.balancerElsewhere(name))
}

const prepare = async (trx: Db, context: ChangeContext, change: MemberChange, act: MemberMove['act']) => {
  const { project, tools, earlier } = context
  const { loadBalancerId: id, vmLbProtocolTypeId, sourcePort, vmHostId } = change
  const balancer = await judge(trx, { projectId: project.id, id })
  await refuseOtherCloud(trx, context, balancer)
  const first = earlier.find(isMemberInput(id))
  const counting = first?.counting ?? balancer.revision
  if (change.revision !== undefined && change.revision !== counting)
    throw refusalOfPlan(planText.balancerChanged(balancer.name))
  const shape = await prepareMove(trx, tools, { ...context, id }, balancer, { ...change, act })
  const member = { isUdp: vmLbProtocolTypeId === vmLbProtocol.id.udp, sourcePort, vmHostId }
  const own = { before: balancer.revision, counting, member }
  const input: MemberInput = { ...inputOf(context, balancer), ...shape, ...own }
  return { input }
}

const isMemberInput =
  (id: number) =>
  (input: ServiceInput): input is MemberInput =>
    'counting' in input && input.id === id

/** Nobody tries it again by itself: its rows go. A server that it took out and the undo put back is new to the engine. */
const takeBack = async (trx: Db, input: MemberInput) => {
  await deleteRevision(trx, input)
  await settleBalancer(trx, input)
  await restartTrial(trx, input, input.member)
}

const rows = {
  action: 'connect',
  balancerOf: ({ loadBalancerId }: { loadBalancerId: number }) => loadBalancerId,
  operation: { ...editBalancerOperation, onFailed: takeBack },
  pretend: (trx: Db, input: MemberInput) => setRevision(trx, input, input.revision),
  wait: async (trx: Db, input: MemberInput) => {
    await setRevision(trx, input, input.before)
    await setBalancerStatus(trx, input, 'wait')
  },
  /** A server that goes leaves the revision that counts, and takes the engine back to it. */
  settle: async (input: MemberInput, context: VmStepContext) => {
    if (input.revision !== (await lastRevision(context.db, input))) return
    await bringShape(input, context)
  },
  takeBack,
} as const

export const memberAdd = defineChange('memberAdd', {
  ...rows,
  prepare: (trx, context, change) => prepare(trx, context, change, 'add'),
})

export const memberRemove = defineChange('memberRemove', {
  ...rows,
  prepare: (trx, context, change) => prepare(trx, context, change, 'remove'),
})
