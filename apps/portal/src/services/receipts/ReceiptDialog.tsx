import type { OrderReceipt } from '@sarv/contract/pricing/receipt.schemas'
import { formatCount } from '../../format/number.ts'
import type { RequestError } from '../../shell/request-errors.ts'
import { Button } from '../../ui/Button.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorBox } from '../../ui/ErrorBox.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Receipt } from '../../ui/Receipt.tsx'
import { pricedLine, totalsOf } from '../orders/receipt-lines.ts'
import { receiptsText as text } from './receipts.fa.ts'

/** It was ordered before receipts were kept: nothing that another try would bring. */
const isMissing = (error: unknown): boolean => (error as RequestError | undefined)?.code === 'receipt_missing'

interface ReceiptDialogProps {
  title: string
  query: { currentData?: OrderReceipt; error?: unknown; isFetching: boolean; refetch: () => unknown }
  onClose: () => void
}

/** What something was ordered for, as it was accepted. */
export function ReceiptDialog({ title, query, onClose }: ReceiptDialogProps) {
  const { currentData, error, isFetching, refetch } = query
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      footer={
        <Button kind="primary" onPress={onClose}>
          {text.close}
        </Button>
      }
    >
      {currentData && <Accepted receipt={currentData} />}
      {!currentData && !error && <Loading lines={8} />}
      {!currentData && isMissing(error) && <p>{text.missing}</p>}
      {!currentData && !!error && !isMissing(error) && (
        <ErrorBox isPart error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
    </Dialog>
  )
}

function Accepted({ receipt }: { receipt: OrderReceipt }) {
  return (
    <Receipt
      title={text.title}
      facts={[
        { id: 'number', label: text.number, shown: formatCount(receipt.operationId) },
        { id: 'time', label: text.time, shown: <DateText wire={receipt.createDate} as="time" /> },
        { id: 'user', label: text.user, shown: <bdi>{receipt.user ?? text.nobody}</bdi> },
      ]}
      lines={receipt.lines.map(pricedLine)}
      totals={totalsOf(receipt)}
      vatPercent={receipt.vatPercent}
      note={text.note}
    />
  )
}
