import { defineOperation } from '../../../operations/operation.ts'
import { serverTag } from '../../../ports/compute/hosts.engine.ts'
import type { VmOperation } from '../hosts/hosts.steps.ts'
import { holdPresentRules } from './held-rules.service.ts'
import { firewallText } from './host-firewall.fa.ts'
import { rulesForEngine, toEngineRule, writeRules, type KeptRule } from './host-firewall.store.ts'
import { deleteTrial, postponeRevert } from './trials.store.ts'
import type { ServiceInput } from '../../../services/service.ts'
import { vmHostService } from '../hosts/hosts.definition.ts'

/** What the steps know besides the server. */
export interface RulesChange {
  /** The rules to go back to when the engine does not take the new ones. */
  previous: KeptRule[]
  /** Within which the change must be confirmed; null: it stays. */
  confirmSeconds: number | null
}

export type FirewallInput = ServiceInput & RulesChange

type FirewallOperation = VmOperation<FirewallInput>

/** Before a way back that failed is tried again. */
const revertPauseSeconds = 15

const ofServer = {
  ...vmHostService.operation,
  steps: [
    {
      name: 'apply',
      label: firewallText.steps.apply,
      run: async (input, { db, engine, signal }) => {
        const tag = serverTag(input.projectId, input.id)
        await engine.setFirewall(tag, await rulesForEngine(db, input), signal)
      },
      // It may have had its effect all the same.
      undo: async (input, { engine, signal }) => {
        const tag = serverTag(input.projectId, input.id)
        await engine.setFirewall(tag, input.previous.map(toEngineRule), signal)
      },
    },
  ],
} as const satisfies Partial<FirewallOperation>

const changeOperation = (
  change: Exclude<keyof typeof firewallText.titles, 'revert'>,
  kind: string,
): FirewallOperation =>
  defineOperation({
    ...ofServer,
    kind,
    title: firewallText.titles[change],
    onDone: async (trx, input) => {
      // Whoever is to try whether they still get in has all their time once the rules are there.
      if (input.confirmSeconds !== null) await postponeRevert(trx, input, input.confirmSeconds)
      else await holdPresentRules(trx, input)
    },
    onFailed: async (trx, input) => {
      await writeRules(trx, input, input.previous)
      if (input.confirmSeconds !== null) await deleteTrial(trx, input)
      await holdPresentRules(trx, input)
    },
  })

export const firewallChangeOperations = {
  create: changeOperation('create', 'vmHostFirewallCreate'),
  edit: changeOperation('edit', 'vmHostFirewallEdit'),
  delete: changeOperation('delete', 'vmHostFirewallDelete'),
  replace: changeOperation('replace', 'vmHostFirewallReplace'),
} as const

/** Ends a trial by its previous rules. While it fails the trial goes on, and is tried again. */
export const revertFirewallOperation: FirewallOperation = defineOperation({
  ...ofServer,
  kind: 'vmHostFirewallRevert',
  title: firewallText.titles.revert,
  onDone: async (trx, input) => {
    await deleteTrial(trx, input)
    await holdPresentRules(trx, input)
  },
  onFailed: async (trx, input) => {
    await writeRules(trx, input, input.previous)
    await postponeRevert(trx, input, revertPauseSeconds)
  },
})

export const firewallOperations: readonly FirewallOperation[] = [
  ...Object.values(firewallChangeOperations),
  revertFirewallOperation,
]
