import type { NetworkPlan, NetworkPlanOpening } from '@sarv/contract/vm/network-plans/network-plans.schemas'
import { exposureChanges, type ExposureChange } from '@sarv/contract/vm/network-plans/exposure-changes.rules'
import { joinPrices, type Price } from '@sarv/contract/pricing/quote'
import type { Topology } from '@sarv/contract/vm/topology/topology.schemas'
import type { Db } from '../../../db/connection.ts'
import type { ProjectOfCall } from '../../../db/project-access.ts'
import { attempt } from '../../../db/transaction.ts'
import { AppError } from '../../../errors/app-error.ts'
import { refuseWhileRunning } from '../../../operations/enqueue.ts'
import { quoteHolds } from '../../financial/holds/holds.service.ts'
import { freeOfCharge } from '../../portal/products.service.ts'
import { holdProject } from '../../project/project-users/project-access.service.ts'
import { onlyCloud } from '../topology/clouds.rules.ts'
import { readNetworkFacts } from '../topology/facts.service.ts'
import { portsLabel } from '../topology/states.rules.ts'
import { drawTopology } from '../topology/topology.service.ts'
import { vpcService } from '../vpcs/vpcs.definition.ts'
import { refuseBusyBalancers } from './busy-balancers.service.ts'
import { changeKinds } from './change-kinds.definition.ts'
import type { PlanContext, Priced } from './changes.definition.ts'
import { lockBalancers } from './held-balancers.service.ts'
import { lockServers, refuseBusyServers } from './held-servers.service.ts'
import { planText } from './network-plans.fa.ts'
import type { KeptPlan } from './network-plans.store.ts'
import { withKeys } from './pictures.rules.ts'
import { newAddressName, readSentences } from './sentences.service.ts'
import { walkPlan, type Tried } from './walk.service.ts'

/** Does the work and takes all of it back, whatever it wrote. */
export const takenBack = async <Result>(db: Db, work: (trx: Db) => Promise<Result>): Promise<Result> => {
  const done: Result[] = []
  const end = new Error('taken back')
  await db
    .transaction()
    .execute(async (trx) => {
      done.push(await work(trx))
      throw end
    })
    .catch((error: unknown) => {
      if (error !== end) throw error
    })
  return done[0]!
}

export const networkOf = ({ project, tools }: PlanContext) => ({
  projectId: project.id,
  kind: tools.compute(project.datacenterId).firewallKind,
})

const readPicture = async (trx: Db, context: PlanContext): Promise<Topology> =>
  drawTopology(await readNetworkFacts(trx, networkOf(context)))

const pricedOf = (tried: readonly Tried[]): Priced[] => tried.flatMap(({ prepared }) => prepared?.priced ?? [])

/** Nothing where the project may cost no more in this month: then nothing is set aside, and the plan is not applied. */
const readHold = async (trx: Db, project: ProjectOfCall, priced: readonly Priced[]) => {
  const parts = priced.map(({ hold }) => hold)
  return quoteHolds(trx, project, parts).catch((error: unknown) => {
    if (error instanceof AppError) return undefined
    throw error
  })
}

/** What the plan costs: of the services that get another price, before and after. */
export const readPrice = async (trx: Db, { project }: PlanContext, tried: readonly Tried[]) => {
  const priced = pricedOf(tried)
  const free = await freeOfCharge(trx)
  const join = ([first, ...rest]: readonly Price[]): Price => (first ? joinPrices([first, ...rest]) : free)
  const hold = await readHold(trx, project, priced)
  return {
    before: join(priced.flatMap(({ before }) => before ?? [])),
    after: {
      ...join(priced.map(({ after }) => after)),
      limits: priced.flatMap(({ limits }) => limits),
      ...(hold && { hold }),
      effects: [],
    },
  }
}

/** What they take of the customer's money and limits, each with what it must remember of it. */
export const takeForPlan = async (trx: Db, context: PlanContext, tried: readonly Tried[]) => {
  const taken = []
  for (const { change, prepared } of tried) {
    if (!prepared) continue
    const { take } = changeKinds[change.kind]
    taken.push({ kind: change.kind, input: take ? await take(trx, context, prepared.input) : prepared.input })
  }
  return taken
}

interface Locked {
  servers: Awaited<ReturnType<typeof lockServers>>
  balancers: Awaited<ReturnType<typeof lockBalancers>>
}

/** Why the whole cannot be applied now, though nothing speaks against a change. */
const findObstacle = async (
  trx: Db,
  context: PlanContext,
  tried: readonly Tried[],
  { servers, balancers }: Locked,
): Promise<string | null> => {
  try {
    await refuseWhileRunning(trx, vpcService.type, context.id)
    await refuseBusyServers(trx, servers)
    await refuseBusyBalancers(trx, balancers)
    await attempt(trx, () => takeForPlan(trx, context, tried))
    return null
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return error.sentence
  }
}

const { exposure: exposureText } = planText

const thingOf = ({ node: { kind, name } }: ExposureChange): string =>
  exposureText[kind === 'balancer' || kind === 'address' ? kind : 'server'](name)

const opens = (change: ExposureChange): string => {
  const { reach } = change.opening
  const told = { risky: exposureText.opensRisky, limited: exposureText.opensLimited }
  const tell = reach === 'risky' || reach === 'limited' ? told[reach] : exposureText.opens
  return tell(portsLabel(change.opening), thingOf(change))
}

const closes = (change: ExposureChange): string =>
  (change.other === 'limited' ? exposureText.narrows : exposureText.closes)(portsLabel(change.opening), thingOf(change))

const openingItem = (change: ExposureChange, sentence: string): NetworkPlanOpening => ({
  nodeId: change.node.id,
  kind: change.node.kind,
  name: change.node.name,
  ports: portsLabel(change.opening),
  reach: change.opening.reach,
  sentence,
})

/** What its changes make. */
export const thingsOf = (tried: readonly Tried[]) => {
  const changes = tried.map(({ change }) => change)
  return tried.flatMap(({ change: { key, kind }, prepared }) => {
    if (!prepared?.made) return []
    return [{ ...prepared.made, key, ...(kind === 'addressAdd' && { name: newAddressName(changes, key) }) }]
  })
}

export interface Pictured {
  /** Of the project, and not only of the cloud. */
  isWhole: boolean
}

/** Tries the plan out against the network as it is, and takes all of it back: what would come of it. */
export const rehearsePlan = (
  db: Db,
  context: PlanContext,
  plan: KeptPlan,
  { isWhole }: Pictured,
): Promise<NetworkPlan> =>
  takenBack(db, async (trx) => {
    const { project, id } = context
    const sentences = await readSentences(trx, { projectId: project.id, id }, plan.changes)
    await holdProject(trx, project.id)
    const servers = await lockServers(trx, context, plan.changes)
    const balancers = await lockBalancers(trx, context, plan.changes)
    const before = await readPicture(trx, context)
    const tried = await walkPlan(trx, context, plan.changes)
    const after = withKeys(await readPicture(trx, context), thingsOf(tried))
    const hasProblem = tried.some(({ refusal }) => refusal)
    const exposure = exposureChanges(before, after)
    const cut = (picture: Topology) => (isWhole ? picture : onlyCloud(picture, id))
    return {
      version: plan.version,
      isApplying: false,
      operationId: plan.operationId,
      changes: tried.map(({ change, refusal }, place) => ({
        change,
        sentence: sentences[place]!,
        problem: refusal?.sentence ?? null,
      })),
      hasProblem,
      price: await readPrice(trx, context, tried),
      obstacle: hasProblem ? null : await findObstacle(trx, context, tried, { servers, balancers }),
      exposure: {
        opens: exposure.opens.map((change) => openingItem(change, opens(change))),
        closes: exposure.closes.map((change) => openingItem(change, closes(change))),
      },
      before: cut(before),
      after: cut(after),
    }
  })
