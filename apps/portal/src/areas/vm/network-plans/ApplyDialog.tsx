import { useNetworkPlanApplyMutation, type NetworkPlan } from '@sarv/client/vm.generated'
import { sendConfirmed } from '../../../shell/confirmed-call.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { planText } from './network-plans.fa.ts'
import { PlanPrice } from './PlanPrice.tsx'
import { Exposure } from './PlanTray.tsx'
import styles from './PlanTray.module.css'

const text = planText.apply

interface ApplyDialogProps {
  projectId: number
  cloudId: number
  view: NetworkPlan
  onClose: () => void
}

/** Asks once, and names all that will be done, opened and paid. */
export function ApplyDialog({ projectId, cloudId, view, onClose }: ApplyDialogProps) {
  const [apply] = useNetworkPlanApplyMutation()
  const { version, changes, price, exposure } = view
  const send = () => apply({ projectId, vpcHostId: cloudId, body: { version, payable: price?.after.payable } })
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={text.title(changes.length)}
      confirmLabel={text.confirm}
      onConfirm={() => sendConfirmed(view, send, { started: () => text.started })}
    >
      <div className={styles.question}>
        <p>{text.intro}</p>
        <ol>
          {changes.map(({ change, sentence }) => (
            <li key={change.key}>{sentence}</li>
          ))}
        </ol>
        <Exposure {...exposure} />
        {price && <PlanPrice price={price} />}
      </div>
    </ConfirmDialog>
  )
}
