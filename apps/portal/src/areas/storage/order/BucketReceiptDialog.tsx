import { useStorageHostReceiptQuery } from '@sarv/client/storage.generated'
import { ReceiptDialog } from '../../../services/receipts/ReceiptDialog.tsx'
import { bucketOrderText as text } from './bucket-order.fa.ts'

interface BucketReceiptDialogProps {
  projectId: number
  id: number
  name: string
  onClose: () => void
}

export function BucketReceiptDialog({ projectId, id, name, onClose }: BucketReceiptDialogProps) {
  const query = useStorageHostReceiptQuery({ projectId, id })
  return <ReceiptDialog title={text.receipt.of(name)} query={query} onClose={onClose} />
}
