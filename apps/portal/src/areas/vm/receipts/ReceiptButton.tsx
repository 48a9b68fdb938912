import { useState } from 'react'
import { receiptsText } from '../../../services/receipts/receipts.fa.ts'
import { Button } from '../../../ui/Button.tsx'
import { lazyDialog } from '../../../shell/lazy-dialog.tsx'

const load = () => import('./ReceiptDialog.tsx')

// Nobody needs one before they ask.
const dialogs = {
  volume: lazyDialog(async () => (await load()).VolumeReceiptDialog),
  vpc: lazyDialog(async () => (await load()).VpcReceiptDialog),
  balancer: lazyDialog(async () => (await load()).BalancerReceiptDialog),
}

interface ReceiptButtonProps {
  of: keyof typeof dialogs
  projectId: number
  id: number
  name: string
}

/** To what something was ordered for. */
export function ReceiptButton({ of, projectId, id, name }: ReceiptButtonProps) {
  const [isShown, setShown] = useState(false)
  const Dialog = dialogs[of]
  return (
    <>
      <Button kind="quiet" size="sm" opens={Dialog} writes={false} onPress={() => setShown(true)}>
        {receiptsText.show}
      </Button>
      {isShown && <Dialog projectId={projectId} id={id} name={name} onClose={() => setShown(false)} />}
    </>
  )
}
