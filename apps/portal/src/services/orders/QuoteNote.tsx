import { Note } from '../../ui/Note.tsx'
import type { QuotedOrder } from './use-quoted-order.ts'

/** Whether the prices of the quote are those of the order, above the form. */
export function QuoteNote({ quoted: { note } }: { quoted: QuotedOrder }) {
  if (!note) return null
  return (
    <Note tone={note.isKept ? 'success' : 'warning'} title={note.title} isLive>
      {note.text}
    </Note>
  )
}
