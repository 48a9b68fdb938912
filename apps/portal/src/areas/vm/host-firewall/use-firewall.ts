import {
  useVmHostFirewallListQuery,
  useVmHostFirewallReplaceMutation,
  useVmHostFirewallStateQuery,
  type VmFirewallState,
} from '@sarv/client/vm.generated'
import type { Started } from '@sarv/contract/answers.schemas'
import { firewallConfirmSeconds } from '@sarv/contract/limits'
import {
  couldCutOff,
  ruleOfListItem,
  type FirewallRuleShape,
  type ListedRule,
} from '@sarv/contract/vm/host-firewall/host-firewall.rules'
import type { RulePlan } from '@sarv/contract/vm/host-firewall/rule-plan.rules'
import { useMemo } from 'react'
import { usePollingInterval } from '../../../shell/live-events.ts'
import { tellStarted } from '../../../shell/operation-toasts.ts'
import { useMay } from '../../../shell/use-may.ts'
import { firewallText as text } from './host-firewall.fa.ts'

export interface ServerKey {
  projectId: number
  vmHostId: number
}

/** What every dialog of the tab has to know. */
export interface Firewall extends ServerKey {
  rules: readonly ListedRule[]
  state: VmFirewallState
  serverName: string
  /** Removing a rule asks for more than adding one. */
  mayRemove: boolean
}

/** The rules and how they work, read together. */
export const useFirewall = ({ projectId, vmHostId }: ServerKey, serverName: string) => {
  const pollingInterval = usePollingInterval()
  const list = useVmHostFirewallListQuery({ projectId, vmHostId }, { pollingInterval })
  const stateQuery = useVmHostFirewallStateQuery({ projectId, vmHostId }, { pollingInterval })
  const mayRemove = useMay(projectId)('project:manage')
  const rules = useMemo(() => list.currentData?.map(ruleOfListItem), [list.currentData])
  const state = stateQuery.currentData
  const firewall: Firewall | undefined = rules && state && { projectId, vmHostId, rules, state, serverName, mayRemove }
  return { list, stateQuery, firewall }
}

/** Whether the change takes one's own way in. */
export const cutsOff = ({ rules, state }: Firewall, after: readonly FirewallRuleShape[]): boolean =>
  couldCutOff(rules, after, { kind: state.kind, managementPort: state.managementPort, address: state.myAddress })

/** Every change of this portal can be taken back while it could lock its author out. */
export const confirmWithin = firewallConfirmSeconds.usual

export const tellChanging = (answer: Started | undefined, isTrial: boolean): void =>
  tellStarted(answer, isTrial ? text.startedOnTrial : text.started)

/** Applies a plan in one step; answers whether the server took it. */
export const useApplyPlan = (firewall: Firewall) => {
  const [replace, { isLoading }] = useVmHostFirewallReplaceMutation()
  const apply = async ({ rules }: Pick<RulePlan, 'rules'>): Promise<boolean> => {
    const { projectId, vmHostId } = firewall
    const { data, error } = await replace({ projectId, vmHostId, ConfirmWithin: confirmWithin, body: { rules } })
    if (!error) tellChanging(data, cutsOff(firewall, rules))
    return !error
  }
  return { apply, isLoading }
}
