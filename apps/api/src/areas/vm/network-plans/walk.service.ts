import { may } from '@sarv/contract/access'
import { planObstacleText } from '@sarv/contract/vm/network-plans/network-plans.fa'
import { changeAccess, planObstacles } from '@sarv/contract/vm/network-plans/network-plans.rules'
import type { NetworkPlanChange, PlannedRef } from '@sarv/contract/vm/network-plans/network-plans.schemas'
import type { Db } from '../../../db/connection.ts'
import { attempt } from '../../../db/transaction.ts'
import { AppError } from '../../../errors/app-error.ts'
import { judgeService, type ServiceInput } from '../../../services/service.ts'
import { ensureMayOrder } from '../../account/customers/ordering.service.ts'
import { vpcService } from '../vpcs/vpcs.definition.ts'
import { changeKinds } from './change-kinds.definition.ts'
import { refusalOfPlan, type PlanContext, type Prepared } from './changes.definition.ts'
import { lockNetworks } from './held-networks.service.ts'
import { planText } from './network-plans.fa.ts'

/** A change that was tried: what came of it, or why nothing can. */
export interface Tried {
  change: NetworkPlanChange
  prepared?: Prepared<ServiceInput>
  /** Absent: it can be done. */
  refusal?: AppError
}

/** Ids by the keys of the changes that make them. */
const idIn =
  (tried: readonly Tried[]) =>
  ({ id, key }: PlannedRef): number => {
    const made = id ?? tried.find(({ change }) => change.key === key)?.prepared?.made?.id
    if (made === undefined) throw refusalOfPlan(planText.dependent)
    return made
  }

const tryOne = async (trx: Db, context: PlanContext, change: NetworkPlanChange, before: readonly Tried[]) => {
  const kind = changeKinds[change.kind]
  const { project, id, actor } = context
  if (!may(changeAccess[change.kind], actor.roles)) throw new AppError('forbidden')
  if (kind.isOrder) await ensureMayOrder(trx, project.customerId)
  const vpc = await judgeService(trx, { projectId: project.id, id }, vpcService, kind.action)
  const earlier = before.flatMap(({ prepared }) => prepared?.input ?? [])
  const prepared = await kind.prepare(trx, { ...context, vpc, idOf: idIn(before), earlier }, change)
  await kind.pretend(trx, prepared.input)
  return prepared
}

/**
 * Does the changes one after the other, as far as rows go: each is judged by what its own call judges by, and finds the
 * network as those before it leave it. Of one that is refused nothing stays.
 */
export const walkPlan = async (
  trx: Db,
  context: PlanContext,
  changes: readonly NetworkPlanChange[],
): Promise<Tried[]> => {
  const obstacles = planObstacles(changes)
  await lockNetworks(trx, context, changes)
  const tried: Tried[] = []
  for (const [place, change] of changes.entries()) {
    const obstacle = obstacles[place]
    try {
      if (obstacle) throw refusalOfPlan(planObstacleText[obstacle])
      tried.push({ change, prepared: await attempt(trx, () => tryOne(trx, context, change, tried)) })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      tried.push({ change, refusal: error })
    }
  }
  return tried
}
