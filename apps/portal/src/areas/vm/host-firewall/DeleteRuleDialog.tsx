import { useVmHostFirewallDeleteMutation } from '@sarv/client/vm.generated'
import { describeRule } from '@sarv/contract/vm/host-firewall/host-firewall.fa'
import type { ListedRule } from '@sarv/contract/vm/host-firewall/host-firewall.rules'
import { ConfirmByName } from '../../../ui/ConfirmByName.tsx'
import { CutOffNote } from './CutOffNote.tsx'
import { firewallText } from './host-firewall.fa.ts'
import { confirmWithin, cutsOff, tellChanging, useApplyPlan, type Firewall } from './use-firewall.ts'

const text = firewallText.deletion

interface DeleteRuleDialogProps {
  firewall: Firewall
  rule: ListedRule
  /** The same rule for the other version of IP; it goes with it. */
  twin?: ListedRule | undefined
  onClose: () => void
}

export function DeleteRuleDialog({ firewall, rule, twin, onClose }: DeleteRuleDialogProps) {
  const [remove] = useVmHostFirewallDeleteMutation()
  const { apply } = useApplyPlan(firewall)
  const after = firewall.rules.filter(({ id }) => id !== rule.id && id !== twin?.id)
  const send = async () => {
    if (twin) return apply({ rules: after })
    const { projectId, vmHostId } = firewall
    const { data, error } = await remove({ projectId, vmHostId, id: rule.id, ConfirmWithin: confirmWithin })
    if (!error) tellChanging(data, cutsOff(firewall, after))
    return !error
  }
  return (
    <ConfirmByName
      isOpen
      onClose={onClose}
      title={text.title(describeRule(rule))}
      warning={twin ? `${text.warning} ${text.both}` : text.warning}
      phrase={String(rule.id)}
      thing={text.thing}
      choice={<CutOffNote firewall={firewall} after={after} />}
      confirmLabel={firewallText.delete}
      onConfirm={send}
    />
  )
}
