import { describeRule } from '@sarv/contract/vm/host-firewall/host-firewall.fa'
import { useState } from 'react'
import { Note } from '../../../ui/Note.tsx'
import { Select } from '../../../ui/Select.tsx'
import { cutsOff, useFirewall, type Firewall } from '../host-firewall/use-firewall.ts'
import { ChoiceDialog } from './ChoiceDialog.tsx'
import { planText } from './network-plans.fa.ts'
import type { Changes, NewChange } from './plan-changes.ts'
import { rulesInPlan } from './plan-known.ts'
import type { RuleOffer } from './plan-offers.ts'
import type { Adding } from './PlanDialog.tsx'

const text = planText.forms.rule

interface RuleChoiceProps {
  projectId: number
  offer: RuleOffer
  changes: Changes
  onAdd: (change: NewChange) => Adding
  onClose: () => void
}

/** Which rule of a server's firewall goes with the plan. */
export function RuleChoice(props: RuleChoiceProps) {
  const { projectId, offer } = props
  const { firewall } = useFirewall({ projectId, vmHostId: offer.vmHostId }, offer.server)
  return firewall ? <Choice {...props} firewall={firewall} /> : null
}

function Choice({ offer, changes, firewall, onAdd, onClose }: RuleChoiceProps & { firewall: Firewall }) {
  const { vmHostId, server } = offer
  const [picked, setPicked] = useState<number | null>(null)
  const planned = rulesInPlan(changes, vmHostId, firewall.rules)
  const left = new Set(planned.map(({ id }) => id))
  // One that the plan itself brings is taken out of it.
  const rules = firewall.rules.filter(({ id }) => left.has(id))
  const isCutOff = (ruleId: number) =>
    cutsOff(
      { ...firewall, rules: planned },
      planned.filter(({ id }) => id !== ruleId),
    )
  const cutOff = text.cutsOff(firewall.state.managementPort)
  const refusal = () => {
    if (rules.length === 0) return text.none
    if (picked === null) return text.rule
    return isCutOff(picked) ? cutOff : undefined
  }
  return (
    <ChoiceDialog
      words={{ title: text.title, subtitle: text.subtitle(server) }}
      change={picked === null ? undefined : { kind: 'ruleDelete', vmHostId, vmFirewallRuleId: picked }}
      refusal={refusal()}
      onAdd={onAdd}
      onClose={onClose}
    >
      {rules.length === 0 ? (
        <Note>{text.none}</Note>
      ) : (
        <Select<never, number>
          label={text.rule}
          options={rules.map((rule) => ({
            id: rule.id,
            label: describeRule(rule),
            ...(rule.description && { description: rule.description }),
          }))}
          value={picked}
          onChange={setPicked}
          isRequired
        />
      )}
      {picked !== null && isCutOff(picked) && (
        <Note tone="warning" isLive>
          {cutOff}
        </Note>
      )}
    </ChoiceDialog>
  )
}
