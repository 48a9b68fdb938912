import { usePanel } from '../../../shell/panels.ts'
import { DepositDialog } from './DepositDialog.tsx'

/** The dialog over any page: dashboard, banner and receipts open it. */
export function DepositPanel() {
  const [isOpen, setOpen] = usePanel('deposit')
  return isOpen && <DepositDialog onClose={() => setOpen(false)} />
}
