import { changesPerPlan } from '@sarv/contract/limits'
import type { WantedRule } from '@sarv/contract/vm/host-firewall/rule-plan.rules'
import { useMemo } from 'react'
import { useFormDialog } from '../../../shell/use-form-dialog.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { useWatch } from '../../../ui/form.ts'
import { firewallText } from '../host-firewall/host-firewall.fa.ts'
import { newRuleForm, ruleResolver, rulesOfForm, type RuleForm } from '../host-firewall/rule-form.ts'
import { RuleFields } from '../host-firewall/RuleDialog.tsx'
import { useFirewall, type Firewall } from '../host-firewall/use-firewall.ts'
import { planText } from './network-plans.fa.ts'
import type { Changes, NewChange } from './plan-changes.ts'
import { rulesInPlan } from './plan-known.ts'
import type { RuleOffer } from './plan-offers.ts'
import type { Adding } from './PlanDialog.tsx'

const text = planText.forms

interface PlannedRuleDialogProps {
  projectId: number
  offer: RuleOffer
  changes: Changes
  onAdd: (...changes: readonly NewChange[]) => Adding
  onClose: () => void
}

/** Rules to be added to a server's firewall with the plan: one for each port that was typed. */
export function PlannedRuleDialog(props: PlannedRuleDialogProps) {
  const { projectId, offer } = props
  const { firewall } = useFirewall({ projectId, vmHostId: offer.vmHostId }, offer.server)
  return firewall ? <PlannedRules {...props} firewall={firewall} /> : null
}

const changeOf = (vmHostId: number, { description, ...rule }: WantedRule): NewChange => ({
  kind: 'ruleCreate',
  vmHostId,
  rule: { ...rule, isIpV4: undefined, description: description ?? undefined },
})

function PlannedRules({ offer, changes, firewall, onAdd, onClose }: PlannedRuleDialogProps & { firewall: Firewall }) {
  const { state, vmHostId } = firewall
  const current = useMemo(() => rulesInPlan(changes, vmHostId, firewall.rules), [changes, vmHostId, firewall.rules])
  const resolver = useMemo(
    () => ruleResolver({ current, edited: undefined, maxRules: state.maxRules }),
    [current, state.maxRules],
  )
  const { control, setValue, dialog } = useFormDialog(
    ({ rules }) => onAdd(...rules.map((rule) => changeOf(vmHostId, rule))),
    { defaultValues: newRuleForm, resolver, done: () => undefined },
  )
  const form = useWatch({ control }) as RuleForm
  const count = rulesOfForm(form).length
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={firewallText.form.addTitle}
      subtitle={firewallText.form.subtitle(offer.server)}
      submitLabel={count > 1 ? text.rule.addMany(count) : text.add}
      submitRefusal={changes.length + count > changesPerPlan ? text.rule.tooMany(changesPerPlan) : undefined}
      {...dialog}
    >
      <RuleFields control={control} setValue={setValue} form={form} state={state} isEdit={false} />
    </FormDialog>
  )
}
