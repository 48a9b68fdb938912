import type { ReachAnswer } from '@sarv/contract/vm/host-firewall/host-firewall.schemas'
import { emptyPlan, withPlanAt } from '@sarv/contract/vm/network-plans/network-plans.rules'
import type {
  ApplyNetworkPlanModel,
  NetworkPlan,
  NetworkPlanChange,
  SetNetworkPlanModel,
} from '@sarv/contract/vm/network-plans/network-plans.schemas'
import type { Db } from '../../../db/connection.ts'
import { AppError, type ErrorCode } from '../../../errors/app-error.ts'
import { publish } from '../../../operations/events.ts'
import { enqueueFor, holdIdle, type Started } from '../../../services/service.ts'
import { listPlans } from '../../portal/products.service.ts'
import { holdProject } from '../../project/project-users/project-access.service.ts'
import { answerReach, type ReachAsked } from '../topology/reach.service.ts'
import { foundVpc, vpcService } from '../vpcs/vpcs.definition.ts'
import { refuseBusyBalancers } from './busy-balancers.service.ts'
import { changeKinds } from './change-kinds.definition.ts'
import type { PlanContext } from './changes.definition.ts'
import { asHeldBalancers, lockBalancers } from './held-balancers.service.ts'
import { asHeld, lockServers, refuseBusyServers } from './held-servers.service.ts'
import { applyPlanOperation, tellOfPlan } from './network-plans.operations.ts'
import {
  deletePlan,
  findPlan,
  insertPlan,
  lockPlan,
  setPlan,
  setPlanOperation,
  type KeptPlan,
  type PlanKey,
} from './network-plans.store.ts'
import { reachPlanned } from './planned-reach.service.ts'
import { networkOf, readPrice, rehearsePlan, takeForPlan, type Pictured } from './rehearsal.service.ts'
import { readSentences } from './sentences.service.ts'
import { walkPlan } from './walk.service.ts'

const keyOf = ({ project, id, actor }: PlanContext): PlanKey => ({
  projectId: project.id,
  vpcHostId: id,
  userId: actor.userId,
})

/** While it is applied there is nothing to try out: the network is on its way. */
const appliedPlan = async (db: Db, { project, id }: PlanContext, plan: KeptPlan): Promise<NetworkPlan> => {
  const sentences = await readSentences(db, { projectId: project.id, id }, plan.changes)
  return {
    ...emptyPlan,
    version: plan.version,
    isApplying: true,
    operationId: plan.operationId,
    changes: plan.changes.map((change, place) => ({ change, sentence: sentences[place]!, problem: null })),
  }
}

/** What the caller plans for the cloud, and what would come of it; changes nothing. */
export const readPlan = async (db: Db, context: PlanContext, pictured: Pictured): Promise<NetworkPlan> => {
  await foundVpc(db, { projectId: context.project.id, id: context.id })
  const plan = await findPlan(db, keyOf(context))
  if (!plan) return emptyPlan
  return plan.isApplying ? appliedPlan(db, context, plan) : rehearsePlan(db, context, plan, pictured)
}

/** Whether one thing would reach another once the plan is applied; changes nothing. */
export const readPlannedReach = async (db: Db, context: PlanContext, asked: ReachAsked): Promise<ReachAnswer> => {
  await foundVpc(db, { projectId: context.project.id, id: context.id })
  const plan = await findPlan(db, keyOf(context))
  if (!plan || plan.isApplying) return answerReach(db, networkOf(context), asked)
  return reachPlanned(db, context, plan, asked)
}

/** More room comes before what needs it, less room behind what makes it. */
const inOrder = async (trx: Db, { project, id }: PlanContext, changes: readonly NetworkPlanChange[]) => {
  const change = changes.find(({ kind }) => kind === 'planChange')
  if (change?.kind !== 'planChange') return changes
  const present = await foundVpc(trx, { projectId: project.id, id })
  const wanted = (await listPlans(trx, vpcService)).find((plan) => plan.id === change.productBundleId)
  if (!wanted) return changes
  const isSmaller = wanted.vpcIpv4 < present.ipv4 || wanted.vpc10Rules < present.tenRules
  return withPlanAt(changes, isSmaller ? 'last' : 'first')
}

const refuseUnless = (isSo: boolean, code: ErrorCode): void => {
  if (!isSo) throw new AppError(code)
}

const tellOwner = (trx: Db, { project, id }: PlanContext) =>
  publish(trx, { customerId: project.customerId, projectId: project.id, group: 'NetworkPlan', id })

export const savePlan = async (
  trx: Db,
  context: PlanContext,
  { version, changes }: SetNetworkPlanModel,
): Promise<{ version: number }> => {
  await foundVpc(trx, { projectId: context.project.id, id: context.id })
  const key = keyOf(context)
  const ordered = await inOrder(trx, context, changes)
  const present = await lockPlan(trx, key)
  refuseUnless(!present?.isApplying, 'plan_applying')
  refuseUnless((present?.version ?? 0) === version, 'plan_changed')
  const saved = present ? await setPlan(trx, key, ordered) : await insertPlan(trx, key, ordered)
  if (saved === undefined) throw new AppError('plan_changed')
  await tellOwner(trx, context)
  return { version: saved }
}

/** Without a version whatever there is: nobody says what they have seen of it. */
export const dropPlan = async (
  trx: Db,
  context: PlanContext,
  version: number | undefined,
): Promise<{ version: number }> => {
  await foundVpc(trx, { projectId: context.project.id, id: context.id })
  const key = keyOf(context)
  const present = await lockPlan(trx, key)
  if (present) {
    refuseUnless(!present.isApplying, 'plan_applying')
    refuseUnless(version === undefined || version === present.version, 'plan_changed')
    await deletePlan(trx, key)
    await tellOwner(trx, context)
  }
  return { version: emptyPlan.version }
}

/** What is said as it is, because it is about the caller and not about the change. */
const ofCaller = new Set<ErrorCode>(['forbidden', 'identity_unconfirmed'])

/** The same walk as the rehearsal's, for good: all of it is written and started, or nothing. */
export const applyPlan = async (
  trx: Db,
  context: PlanContext,
  { version, payable }: ApplyNetworkPlanModel,
): Promise<Started> => {
  await holdProject(trx, context.project.id)
  const key = keyOf(context)
  const plan = await lockPlan(trx, key)
  if (!plan) {
    await foundVpc(trx, { projectId: context.project.id, id: context.id })
    throw new AppError('plan_missing')
  }
  refuseUnless(!plan.isApplying, 'plan_applying')
  refuseUnless(plan.version === version, 'plan_changed')
  const servers = await lockServers(trx, context, plan.changes)
  const balancers = await lockBalancers(trx, context, plan.changes)
  const vpc = await holdIdle(trx, context, vpcService)
  await refuseBusyServers(trx, servers)
  await refuseBusyBalancers(trx, balancers)
  const sentences = await readSentences(trx, vpc, plan.changes)

  const tried = await walkPlan(trx, context, plan.changes)
  for (const [place, { refusal }] of tried.entries()) {
    if (!refusal) continue
    if (ofCaller.has(refusal.code)) throw refusal
    const details = { change: sentences[place]!, sentence: refusal.sentence }
    throw new AppError('plan_refused', details, { fields: { [`changes.${place}`]: [refusal.sentence] } })
  }
  const price = await readPrice(trx, context, tried)
  refuseUnless(payable === undefined || payable === price.after.payable, 'plan_price_changed')

  for (const { change, prepared } of tried.toReversed()) await changeKinds[change.kind].wait(trx, prepared!.input)
  const changes = await takeForPlan(trx, context, tried)
  const steps = sentences.map((label, place) => ({ ...applyPlanOperation.steps[place]!, label }))
  const started = await enqueueFor(trx, context, { ...applyPlanOperation, steps }, vpc, {
    changes,
    alsoHolds: [...asHeld(servers), ...asHeldBalancers(balancers)],
  })
  await setPlanOperation(trx, key, started.operationId)
  await tellOfPlan(trx, { projectId: context.project.id, customerId: context.project.customerId, id: vpc.id })
  return started
}
