import { paymentState } from '@sarv/contract/enums'
import { LinkButton } from '../../../ui/Button.tsx'
import { Note } from '../../../ui/Note.tsx'
import { financialPaths as paths } from '../financial.paths.ts'
import { faceOf, movingStates, usePayment } from '../payments/use-payment.ts'
import { invoicesText } from './invoices.fa.ts'

interface InvoicePaymentProps {
  invoiceId: number
  /** From the address: where the bank sent somebody back to. */
  paymentId: number
}

/** What became of the payment that somebody comes back from; it turns by itself. */
export function InvoicePayment({ invoiceId, paymentId }: InvoicePaymentProps) {
  const { currentData: payment } = usePayment(paymentId)
  if (payment?.invoiceId !== invoiceId) return null
  const { title, tone, icon } = faceOf(payment.stateId)
  const isDone = payment.stateId === paymentState.id.done
  return (
    <div aria-live="polite">
      <Note
        tone={tone}
        icon={icon}
        title={title}
        isMoving={movingStates.includes(payment.stateId)}
        actions={
          <LinkButton size="sm" href={paths.payment(payment.id)}>
            {isDone ? invoicesText.detail.receipt : invoicesText.detail.payment}
          </LinkButton>
        }
      >
        {payment.explanation}
      </Note>
    </div>
  )
}
