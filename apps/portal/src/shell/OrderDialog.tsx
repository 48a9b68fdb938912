import type { ComponentProps } from 'react'
import { FormDialog } from '../ui/FormDialog.tsx'
import { orderingText } from './ordering.fa.ts'
import { OrderingNote } from './OrderingNote.tsx'
import { useSession } from './session.ts'

/** A form over the page that orders something: who may not order yet reads so first, and cannot send it. */
export function OrderDialog({ children, submitRefusal, ...dialog }: ComponentProps<typeof FormDialog>) {
  const { mayOrder } = useSession()
  return (
    <FormDialog {...dialog} submitRefusal={mayOrder ? submitRefusal : orderingText.refusal}>
      <OrderingNote />
      {children}
    </FormDialog>
  )
}
