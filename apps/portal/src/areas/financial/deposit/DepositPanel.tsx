import { useEffect } from 'react'
import { forgetMissingRials, readMissingRials } from '../../../shell/missing-money.ts'
import { usePanel } from '../../../shell/panels.ts'
import { DepositDialog } from './DepositDialog.tsx'
import { amountFor } from './deposit-form.ts'

/** The dialog over any page: dashboard, banner and receipts open it. */
export function DepositPanel() {
  const [isOpen, setOpen] = usePanel('deposit')
  return isOpen && <Opened onClose={() => setOpen(false)} />
}

function Opened({ onClose }: { onClose: () => void }) {
  const missing = readMissingRials()
  useEffect(() => forgetMissingRials, [])
  return <DepositDialog amount={missing === undefined ? undefined : amountFor(missing)} onClose={onClose} />
}
