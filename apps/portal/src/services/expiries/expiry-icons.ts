import type { ExpiryListItem } from '@sarv/client/dashboard.generated'
import { FileText, KeyRound, type LucideIcon, ReceiptText, RefreshCw, Trash2 } from 'lucide-react'

export const expiryIcons: Record<ExpiryListItem['kind'], LucideIcon> = {
  invoice: ReceiptText,
  term: RefreshCw,
  quote: FileText,
  token: KeyRound,
  binned: Trash2,
}
