import { templateTitles } from '@sarv/contract/vm/host-firewall/host-firewall.fa'
import { planTemplate, type TemplateName } from '@sarv/contract/vm/host-firewall/rule-plan.rules'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { uiText } from '../../../ui/ui.fa.ts'
import { firewallText } from './host-firewall.fa.ts'
import { PlanPreview, planRefusal } from './PlanPreview.tsx'
import { cutsOff, useApplyPlan, type Firewall } from './use-firewall.ts'

interface TemplateDialogProps {
  firewall: Firewall
  template: TemplateName
  /** The project's private networks. */
  networks: readonly string[]
  onClose: () => void
}

/** A ready set of rules, shown before it is applied. */
export function TemplateDialog({ firewall, template, networks, onClose }: TemplateDialogProps) {
  const { apply, isLoading } = useApplyPlan(firewall)
  const plan = planTemplate(template, firewall.rules, { myAddress: firewall.state.myAddress, networks })
  const send = async () => {
    if (await apply(plan)) onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={templateTitles[template]}
      subtitle={firewallText.plan.subtitle}
      footer={
        <>
          <Button onPress={onClose}>{uiText.cancel}</Button>
          <Button
            kind="primary"
            isPending={isLoading}
            disabledReason={planRefusal(plan, firewall)}
            onPress={() => void send()}
          >
            {cutsOff(firewall, plan.rules) ? firewallText.form.submitTrial : firewallText.plan.apply}
          </Button>
        </>
      }
    >
      <PlanPreview plan={plan} firewall={firewall} />
    </Dialog>
  )
}
