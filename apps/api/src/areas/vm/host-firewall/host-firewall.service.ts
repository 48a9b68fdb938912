import type { Started } from '@sarv/contract/answers.schemas'
import type { Quote } from '@sarv/contract/pricing/quote.schemas'
import { couldCutOff, managementPortOf, type FirewallKind } from '@sarv/contract/vm/host-firewall/host-firewall.rules'
import type {
  CreateVmFirewallRuleModel,
  ReplaceVmFirewallModel,
} from '@sarv/contract/vm/host-firewall/host-firewall.schemas'
import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { publish } from '../../../operations/events.ts'
import { quoteLimits } from '../../../services/limits.service.ts'
import { freeOfCharge } from '../../portal/products.service.ts'
import { findVmHost } from '../hosts/hosts.store.ts'
import { holdPresentRules, holdRules } from './held-rules.service.ts'
import { firewallText } from './host-firewall.fa.ts'
import { firewallChangeOperations, revertFirewallOperation } from './host-firewall.operations.ts'
import { assertTakes, ruleOf } from './host-firewall.rules.ts'
import { findOperatingSystem, listRules, writeRules, type KeptRule, type StoredRule } from './host-firewall.store.ts'
import { deleteTrial, findTrial, insertTrial } from './trials.store.ts'
import { holdIdle, startOperation, type ServiceContext } from '../../../services/service.ts'
import { refuseByRule, vmHostService } from '../hosts/hosts.definition.ts'

/** What a change is judged by. */
export interface JudgingContext extends ServiceContext {
  /** Of the engine that serves the server. */
  kind: FirewallKind
  /** Where the call comes from. */
  address: string
  /** Removing a rule asks for more than adding one. */
  mayRemove: boolean
}

export interface FirewallContext extends JudgingContext {
  /** Seconds; absent: whatever the change does, it stays. */
  confirmWithin: number | undefined
}

/** From the rules as they are to the rules as they should be. */
export type FirewallChange = (before: StoredRule[], context: JudgingContext) => KeptRule[]

export const addRule =
  (wanted: CreateVmFirewallRuleModel): FirewallChange =>
  (before) => [...before, ruleOf(wanted)]

const findRule = (rules: readonly StoredRule[], id: number): StoredRule => {
  const rule = rules.find((other) => other.id === id)
  if (!rule) throw new AppError('not_found')
  return rule
}

export const editRule =
  (id: number, wanted: CreateVmFirewallRuleModel): FirewallChange =>
  (before) => {
    const edited = ruleOf(wanted, findRule(before, id))
    return before.map((rule) => (rule.id === id ? edited : rule))
  }

export const removeRule =
  (id: number): FirewallChange =>
  (before) => {
    findRule(before, id)
    return before.filter((rule) => rule.id !== id)
  }

export const replaceRules =
  ({ rules }: ReplaceVmFirewallModel): FirewallChange =>
  (before, { mayRemove }) => {
    const after = rules.map((rule) => ruleOf(rule, rule.id === undefined ? undefined : findRule(before, rule.id)))
    const named = new Set(after.flatMap(({ id }) => id ?? []))
    if (named.size < after.filter(({ id }) => id !== null).length) throw new AppError('conflict')
    if (named.size < before.length && !mayRemove) throw new AppError('forbidden')
    return after
  }

const keyOf = ({ project, id }: ServiceContext) => ({ projectId: project.id, id })
const hostOf = ({ project, id }: ServiceContext) => ({
  projectId: project.id,
  id,
  customerId: project.customerId,
})

interface Consequences {
  before: StoredRule[]
  after: KeptRule[]
  managementPort: number
  cutsOff: boolean
}

const weigh = async (db: Db, context: JudgingContext, change: FirewallChange): Promise<Consequences> => {
  const trial = await findTrial(db, keyOf(context))
  if (trial) throw new AppError('firewall_on_trial')
  const before = await listRules(db, keyOf(context))
  const after = change(before, context)
  assertTakes(after, context.kind)
  const managementPort = managementPortOf(await findOperatingSystem(db, keyOf(context)))
  const cutsOff = couldCutOff(before, after, { kind: context.kind, managementPort, address: context.address })
  return { before, after, managementPort, cutsOff }
}

/** Judges a change of the rules and writes them down; `newId`: of the last one, where that is new. */
export const prepareRules = async (trx: Db, context: JudgingContext, change: FirewallChange) => {
  const weighed = await weigh(trx, context, change)
  const ids = await writeRules(trx, keyOf(context), weighed.after)
  return { ...weighed, newId: weighed.after.at(-1)?.id === null ? ids.at(-1) : undefined }
}

/** Changes the rules in one operation; a change that takes its author's way in is a trial, where they ask for it. */
export const changeFirewall = (
  trx: Db,
  context: FirewallContext,
  kind: keyof typeof firewallChangeOperations,
  change: FirewallChange,
) =>
  startOperation(
    trx,
    context,
    vmHostService,
    { action: 'firewall', operation: firewallChangeOperations[kind] },
    async () => {
      const { before, after, cutsOff, newId } = await prepareRules(trx, context, change)
      // Until the engine has taken the change, and a trial is over, the old rules may have to come back.
      await holdRules(trx, hostOf(context), Math.max(before.length, after.length))
      const confirmSeconds = cutsOff ? (context.confirmWithin ?? null) : null
      if (confirmSeconds !== null) {
        const { userId } = context.actor
        await insertTrial(trx, keyOf(context), { previous: before, userId, seconds: confirmSeconds })
      }
      const answerId = kind === 'create' ? newId : undefined
      return { previous: before, confirmSeconds, ...(answerId !== undefined && { answerId }) }
    },
  )

/** What a change would do; changes nothing. */
export const quoteFirewall = async (db: Db, context: FirewallContext, change: FirewallChange): Promise<Quote> => {
  const host = await findVmHost(db, keyOf(context))
  if (!host) throw new AppError('not_found')
  refuseByRule('firewall', host)
  const { before, after, managementPort, cutsOff } = await weigh(db, context, change)
  const kept = new Set(after.map(({ id }) => id))
  const added = after.filter(({ id }) => id === null).length
  const removed = before.filter(({ id }) => !kept.has(id)).length
  const { effects } = firewallText
  return {
    ...(await freeOfCharge(db)),
    limits: await quoteLimits(db, context.project.customerId, { firewallRule: Math.max(0, added - removed) }),
    effects: [
      ...(added > 0 ? [effects.added(added)] : []),
      ...(removed > 0 ? [effects.removed(removed)] : []),
      ...(cutsOff ? [effects.cutsOff(managementPort)] : []),
      ...(cutsOff && context.confirmWithin !== undefined ? [effects.trial(context.confirmWithin)] : []),
    ],
  }
}

/** Takes a trial back: when its author asks for it, or its time is up. */
export const revertFirewall = (trx: Db, context: ServiceContext) =>
  // Whatever else happened to the server meanwhile, it gets its way in back.
  startOperation(trx, context, vmHostService, { action: 'settings', operation: revertFirewallOperation }, async () => {
    const trial = await findTrial(trx, keyOf(context))
    if (!trial) throw new AppError('firewall_not_on_trial')
    const current = await listRules(trx, keyOf(context))
    await writeRules(trx, keyOf(context), trial.previous)
    return { previous: current, confirmSeconds: null }
  })

/** The change stays. */
export const confirmFirewall = async (trx: Db, context: ServiceContext): Promise<Started> => {
  const host = await holdIdle(trx, context, vmHostService)
  if (!(await findTrial(trx, keyOf(context)))) throw new AppError('firewall_not_on_trial')
  await deleteTrial(trx, keyOf(context))
  await holdPresentRules(trx, hostOf(context))
  const { id: projectId, customerId } = context.project
  await publish(trx, { customerId, projectId, group: 'VmHost', id: host.id })
  return { id: host.id, operationId: null }
}
