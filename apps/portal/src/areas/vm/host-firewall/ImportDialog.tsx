import { planReplacement, type RulePlan, type WantedRule } from '@sarv/contract/vm/host-firewall/rule-plan.rules'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FileDrop } from '../../../ui/FileDrop.tsx'
import { uiText } from '../../../ui/ui.fa.ts'
import { firewallText } from './host-firewall.fa.ts'
import { PlanPreview, planRefusal } from './PlanPreview.tsx'
import { readRuleFile, ruleFileBytes } from './rule-file.ts'
import { cutsOff, useApplyPlan, type Firewall } from './use-firewall.ts'

const text = firewallText.import

interface ImportDialogProps {
  firewall: Firewall
  onClose: () => void
}

const refusalOf = (wanted: readonly WantedRule[] | undefined, { state }: Firewall): string | undefined => {
  if (!wanted) return text.unreadable
  return state.kind === 'allowList' && wanted.some(({ isAllow }) => !isAllow) ? text.denies : undefined
}

/** All rules from a file: what changes is shown before anything does. */
export function ImportDialog({ firewall, onClose }: ImportDialogProps) {
  const [file, setFile] = useState<File | null>(null)
  const [wanted, setWanted] = useState<readonly WantedRule[]>()
  const [problem, setProblem] = useState<string>()
  const { apply, isLoading } = useApplyPlan(firewall)
  const plan: RulePlan | undefined = wanted && planReplacement(firewall.rules, wanted)

  const choose = async (chosen: File | null) => {
    setFile(chosen)
    const read = chosen ? await readRuleFile(chosen) : undefined
    const refusal = chosen ? refusalOf(read, firewall) : undefined
    setProblem(refusal)
    setWanted(refusal ? undefined : read)
  }
  const send = async () => {
    if (plan && (await apply(plan))) onClose()
  }
  const isTrial = plan !== undefined && cutsOff(firewall, plan.rules)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.title}
      subtitle={text.subtitle}
      footer={
        <>
          <Button onPress={onClose}>{uiText.cancel}</Button>
          <Button
            kind="primary"
            isDisabled={!plan}
            isPending={isLoading}
            disabledReason={plan && planRefusal(plan, firewall)}
            onPress={() => void send()}
          >
            {isTrial ? firewallText.form.submitTrial : firewallText.plan.apply}
          </Button>
        </>
      }
    >
      <FileDrop<never>
        label={text.file}
        accept={['.json']}
        maxBytes={ruleFileBytes}
        value={file}
        onChange={(chosen) => void choose(chosen)}
        {...(problem !== undefined && { error: problem })}
      />
      {plan && <PlanPreview plan={plan} firewall={firewall} />}
    </Dialog>
  )
}
