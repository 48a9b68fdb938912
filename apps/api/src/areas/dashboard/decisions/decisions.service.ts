import type { HideDecisionModel } from '@sarv/contract/dashboard/decisions/decisions.schemas'
import type { Db } from '../../../db/connection.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Actor } from '../../../http/implement.ts'
import type { Decision } from '../../../decisions.ts'
import { hiddenUntil, mostUrgent } from './decisions.rules.ts'
import { hide, listHidden, showAgain } from './decisions.store.ts'

type Sources = Pick<Dependencies, 'db' | 'idleKinds' | 'findDecisions'>

const findAll = async (sources: Sources, actor: Actor, now: Date): Promise<Decision[]> =>
  (await Promise.all(sources.findDecisions.map((find) => find(sources, actor, now)))).flat()

/** What waits for a decision of the one who asks, the most urgent first. */
export const listDecisions = async (sources: Sources, actor: Actor, now: Date): Promise<Decision[]> =>
  mostUrgent(await findAll(sources, actor, now), await listHidden(sources.db, actor, now))

/** Only what is there and may be hidden. What is gone by now needs no hiding any more. */
export const hideDecision = async (
  trx: Db,
  sources: Sources,
  actor: Actor,
  { key, isHidden }: HideDecisionModel,
  now: Date,
): Promise<void> => {
  if (!isHidden) return showAgain(trx, actor, key)
  const decision = (await findAll({ ...sources, db: trx }, actor, now)).find((found) => found.key === key)
  if (!decision?.canHide) throw new AppError('not_found')
  await hide(trx, actor, key, hiddenUntil(decision.urgency, now))
}
