import { OrderingNote } from '../../shell/OrderingNote.tsx'
import { shellText } from '../../shell/shell.fa.ts'
import { Note } from '../../ui/Note.tsx'

interface OrderNotesProps {
  /** Why nothing can be ordered now. */
  refusal: string | undefined
  /** Why its datacenter takes no more. */
  full: string | undefined
  fullTitle: string
}

/** What keeps somebody from ordering, above the form. */
export function OrderNotes({ refusal, full, fullTitle }: OrderNotesProps) {
  return (
    <>
      {refusal === shellText.roleForbids ? <Note tone="warning" title={refusal} /> : <OrderingNote />}
      {full && (
        <Note tone="warning" title={fullTitle}>
          {full}
        </Note>
      )}
    </>
  )
}
