import { changesPerPlan } from '@sarv/contract/limits'
import type { NetworkPlanKind } from '@sarv/contract/vm/network-plans/network-plans.schemas'
import type { Db } from '../../../db/connection.ts'
import { attempt } from '../../../operations/attempt.ts'
import { publish } from '../../../operations/events.ts'
import { defineOperation } from '../../../operations/operation.ts'
import { readSteps } from '../../../operations/progress.store.ts'
import type { ServiceInput } from '../../../services/service.ts'
import { minute, type VmStep, type VmStepContext } from '../hosts/hosts.steps.ts'
import { vpcService, type VpcOperation } from '../vpcs/vpcs.definition.ts'
import { changeKinds } from './change-kinds.definition.ts'
import { planText } from './network-plans.fa.ts'
import { deletePlan, findPlan, type PlanKey } from './network-plans.store.ts'

/** A change with what its own steps know. */
interface StartedChange {
  kind: NetworkPlanKind
  input: ServiceInput
}

interface Applied {
  changes: readonly StartedChange[]
}

type Input = ServiceInput & Applied

const usualTimeoutMs = minute
/** As long as the change of a load balancer may take. */
const settleTimeoutMs = 15 * minute
/** How long one step of a change may take to end after it was told to. */
const graceMs = 1000

/** One step of a change, within its own time. */
const within = (
  { name, timeoutMs = usualTimeoutMs }: Pick<VmStep, 'name' | 'timeoutMs'>,
  { signal }: VmStepContext,
  work: (own: AbortSignal) => Promise<void>,
) => attempt(work, { name, timeoutMs, graceMs, signals: [signal] })

/** A plan takes a while: what others did meanwhile, a server that went, may have undone something of it. */
const settleAll = async (changes: readonly StartedChange[], context: VmStepContext) => {
  for (const { kind, input } of changes) {
    const { settle } = changeKinds[kind]
    if (!settle) continue
    const step = { name: `settle-${kind}`, timeoutMs: settleTimeoutMs }
    await within(step, context, (signal) => settle(input, { ...context, signal }))
  }
}

/** The steps of one change are one step of the plan: run in their order, undone in the opposite one. */
const stepOf = (place: number): VmStep<Input> => ({
  name: `change-${place + 1}`,
  label: planText.steps.change,
  run: async ({ changes }, context) => {
    const { kind, input } = changes[place]!
    for (const step of changeKinds[kind].operation.steps)
      await within(step, context, (signal) => step.run(input, { ...context, signal }))
    if (place === changes.length - 1) await settleAll(changes, context)
  },
  undo: async ({ changes }, context) => {
    const { kind, input } = changes[place]!
    for (const step of changeKinds[kind].operation.steps.toReversed())
      await within(step, context, async (signal) => step.undo?.(input, { ...context, signal }))
  },
  // That of its longest change, a load balancer; each step of it has its own besides.
  timeoutMs: 30 * minute,
})

/** All that a plan may touch. */
const groups = ['NetworkPlan', 'Vpc', 'Network', 'PublicIP', 'VpcNat', 'LoadBalance', 'VmHost'] as const

export const tellOfPlan = (
  trx: Db,
  { projectId, customerId, id }: Pick<ServiceInput, 'projectId' | 'customerId' | 'id'>,
): Promise<void> => publish(trx, ...groups.map((group) => ({ customerId, projectId, group, id })))

const planOf = ({ projectId, id, userId }: Input): PlanKey => ({ projectId, vpcHostId: id, userId: userId! })

/** Which changes the engine may still have something of, because their undo has failed. */
const findLeft = async (trx: Db, input: Input): Promise<ReadonlySet<number>> => {
  const plan = await findPlan(trx, planOf(input))
  const steps = plan?.operationId ? await readSteps(trx, plan.operationId) : []
  return new Set(steps.filter(({ hasBegun, isUndone }) => hasBegun && !isUndone).map(({ position }) => position))
}

/** All rows as they were; the plan is there still, to be mended and applied again. */
const takeBackAll: VpcOperation<Applied>['onFailed'] = async (trx, input, deps) => {
  const left = await findLeft(trx, input)
  for (const [place, change] of [...input.changes.entries()].toReversed()) {
    const { takeBack, operation } = changeKinds[change.kind]
    // Of what could not be taken back the same is said as where it was done alone.
    await (left.has(place) ? operation.onFailed?.(trx, change.input, deps) : takeBack(trx, change.input))
  }
  await tellOfPlan(trx, input)
}

/**
 * No retry of its own: what failed is a draft again. Whoever applies it once more is judged once more, and sees the price
 * and what would be open as they are by then.
 */
export const applyPlanOperation: VpcOperation<Applied> = defineOperation({
  ...vpcService.operation,
  kind: 'networkPlanApply',
  title: planText.apply,
  cancellable: true,
  steps: Array.from({ length: changesPerPlan }, (_, place) => stepOf(place)),
  onDone: async (trx, input, deps) => {
    for (const { kind, input: own } of input.changes) await changeKinds[kind].operation.onDone?.(trx, own, deps)
    await deletePlan(trx, planOf(input))
    await tellOfPlan(trx, input)
  },
  onFailed: takeBackAll,
})
