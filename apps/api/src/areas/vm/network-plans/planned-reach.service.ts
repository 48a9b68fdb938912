import { ltr } from '@sarv/contract/direction'
import type { ReachAnswer } from '@sarv/contract/vm/host-firewall/host-firewall.schemas'
import type { Db } from '../../../db/connection.ts'
import { holdProject } from '../../project/project-users/project-access.service.ts'
import { answerReach, type ReachAsked } from '../topology/reach.service.ts'
import { setVpcIpAddress } from '../vpc-ips/vpc-ips.store.ts'
import type { PlanContext } from './changes.definition.ts'
import { lockBalancers } from './held-balancers.service.ts'
import { lockServers } from './held-servers.service.ts'
import { planText } from './network-plans.fa.ts'
import type { KeptPlan } from './network-plans.store.ts'
import { keyedIds, mendWithout, type PlannedThing } from './pictures.rules.ts'
import { networkOf, takenBack, thingsOf } from './rehearsal.service.ts'
import { walkPlan } from './walk.service.ts'

const standIn = new RegExp(ltr(String.raw`(192\.0\.2\.\d+)(?::(\d+))?`), 'gu')

/** A new address has no number yet, and ways are told by numbers: one that nobody has (RFC 5737) stands for each. */
const giveNumbers = async (trx: Db, { project: { id: projectId } }: PlanContext, things: readonly PlannedThing[]) => {
  const names = new Map<string, string>()
  for (const { node, id: ipId, name } of things) {
    if (node !== 'address') continue
    const number = `192.0.2.${names.size + 1}`
    names.set(number, name ?? '')
    await setVpcIpAddress(trx, { projectId, ipId }, number)
  }
  return (sentence: string): string =>
    sentence.replaceAll(standIn, (told, number: string, port?: string) => {
      const name = names.get(number)
      if (name === undefined) return told
      return port === undefined ? name : planText.portOf(name, port)
    })
}

/** Whether one thing reaches another in the network as the plan leaves it; what is refused of the plan is left out. */
export const reachPlanned = (
  db: Db,
  context: PlanContext,
  { changes }: KeptPlan,
  asked: ReachAsked,
): Promise<ReachAnswer> =>
  takenBack(db, async (trx) => {
    await holdProject(trx, context.project.id)
    await lockServers(trx, context, changes)
    await lockBalancers(trx, context, changes)
    const things = thingsOf(await walkPlan(trx, context, changes))
    const inWords = await giveNumbers(trx, context, things)
    const mendOf = mendWithout(things)
    const newRules = new Set(things.flatMap(({ node, id }) => (node === 'rule' ? [id] : [])))
    const answer = await answerReach(trx, networkOf(context), asked)
    return {
      ...answer,
      path: answer.path.map(keyedIds(things)),
      steps: answer.steps.map((step) => ({
        ...step,
        // A planned rule has no page yet.
        ruleId: step.ruleId !== null && newRules.has(step.ruleId) ? null : step.ruleId,
        sentence: inWords(step.sentence),
        mend: mendOf(step.mend),
      })),
    }
  })
