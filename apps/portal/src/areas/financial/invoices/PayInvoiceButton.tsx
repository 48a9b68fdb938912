import { useState, type ReactNode } from 'react'
import { formatCount } from '../../../format/number.ts'
import { lazyDialog } from '../../../shell/lazy-dialog.tsx'
import { Button } from '../../../ui/Button.tsx'
import { invoicesText as text } from './invoices.fa.ts'
import type { InvoiceToPay } from './PayInvoiceDialog.tsx'

const PayInvoiceDialog = lazyDialog(async () => (await import('./PayInvoiceDialog.tsx')).PayInvoiceDialog)

interface PayInvoiceButtonProps {
  invoice: InvoiceToPay
  /** Among others of its kind: it says which one it pays. */
  isInList?: boolean
  children: ReactNode
}

export function PayInvoiceButton({ invoice, isInList = false, children }: PayInvoiceButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        opens={PayInvoiceDialog}
        {...(isInList
          ? { size: 'sm', 'aria-label': `${text.pay}: ${text.open(formatCount(invoice.id))}` }
          : { kind: 'primary' })}
        onPress={() => setOpen(true)}
      >
        {children}
      </Button>
      {isOpen && <PayInvoiceDialog invoice={invoice} onClose={() => setOpen(false)} />}
    </>
  )
}
