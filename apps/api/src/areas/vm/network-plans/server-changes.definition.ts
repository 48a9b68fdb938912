import type { Db } from '../../../db/connection.ts'
import { judgeService, inputOf, type ServiceInput } from '../../../services/service.ts'
import { findHeldRules, holdRules } from '../host-firewall/held-rules.service.ts'
import { firewallChangeOperations, type FirewallInput } from '../host-firewall/host-firewall.operations.ts'
import { addRule, prepareRules, removeRule, type FirewallChange } from '../host-firewall/host-firewall.service.ts'
import { writeRules } from '../host-firewall/host-firewall.store.ts'
import { vmHostService } from '../hosts/hosts.definition.ts'
import { defineChange, refusalOfPlan, type ChangeContext } from './changes.definition.ts'
import { planText } from './network-plans.fa.ts'

interface RulesInput extends FirewallInput {
  /** What the server held of the limit before the plan. */
  heldBefore: number
  /** How many rules it has after this change. */
  ruleCount: number
}

/** A trial goes back by itself, and a plan as a whole: whoever would lose their own way in tries that alone. */
const prepare = async (trx: Db, context: ChangeContext, id: number, change: FirewallChange) => {
  const { project, actor, tools, address } = context
  const host = await judgeService(trx, { projectId: project.id, id }, vmHostService, 'firewall')
  const heldBefore = await findHeldRules(trx, { projectId: project.id, id, customerId: project.customerId })
  const kind = tools.compute(project.datacenterId).firewallKind
  // The right to remove a rule was asked for with the change.
  const judging = { project, actor, id, kind, address, mayRemove: true }
  const { before, after, cutsOff, managementPort, newId } = await prepareRules(trx, judging, change)
  if (cutsOff) throw refusalOfPlan(planText.cutsOff(managementPort))
  const input: RulesInput = {
    ...inputOf(context, host),
    previous: before,
    confirmSeconds: null,
    heldBefore,
    ruleCount: after.length,
  }
  return { input, newId }
}

/** No more than was held before, so that going back always fits. */
const restore = async (trx: Db, input: RulesInput) => {
  await writeRules(trx, input, input.previous)
  await holdRules(trx, input, input.heldBefore)
}

/** The rows say what will be from the beginning; the server's status stays as it is. */
const asWritten = (_trx: Db, _input: ServiceInput) => Promise.resolve()

const rows = {
  action: 'gateway',
  serverOf: (_trx: Db, _project: unknown, { vmHostId }: { vmHostId: number }) => Promise.resolve(vmHostId),
  pretend: asWritten,
  wait: asWritten,
  // Until the end what was there before may have to come back.
  take: async (trx: Db, _context: unknown, input: RulesInput) => {
    await holdRules(trx, input, Math.max(input.heldBefore, input.ruleCount))
    return input
  },
  takeBack: restore,
} as const

export const ruleCreate = defineChange('ruleCreate', {
  ...rows,
  operation: { ...firewallChangeOperations.create, onFailed: restore },
  prepare: async (trx, context, { vmHostId, rule }) => {
    const { input, newId } = await prepare(trx, context, vmHostId, addRule(rule))
    return { input, made: { node: 'rule', id: newId! } }
  },
})

export const ruleDelete = defineChange('ruleDelete', {
  ...rows,
  operation: { ...firewallChangeOperations.delete, onFailed: restore },
  prepare: async (trx, context, { vmHostId, vmFirewallRuleId }) => {
    const { input } = await prepare(trx, context, vmHostId, removeRule(vmFirewallRuleId))
    return { input }
  },
})
