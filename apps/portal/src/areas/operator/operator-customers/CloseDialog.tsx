import { useOperatorCustomerDisableMutation, useOperatorCustomerEnableMutation } from '@sarv/client/operator.generated'
import { ActDialog } from '../frame/ActDialog.tsx'
import { reasonResolver } from '../frame/act-schemas.ts'
import { AnswerDialog } from '../frame/AnswerDialog.tsx'
import { customersText as text } from './operator-customers.fa.ts'

interface CloseDialogProps {
  customerId: number
  isClosed: boolean
  onClose: () => void
}

/** Closes an account or opens it again. */
export function CloseDialog({ customerId: id, isClosed, onClose }: CloseDialogProps) {
  const [disable] = useOperatorCustomerDisableMutation()
  const [enable] = useOperatorCustomerEnableMutation()
  if (isClosed) {
    return (
      <ActDialog
        title={text.enable.title}
        submitLabel={text.enable.act}
        defaultValues={{ reason: '' }}
        resolver={reasonResolver}
        send={(body) => enable({ id, body })}
        done={() => text.enable.done}
        onClose={onClose}
      />
    )
  }
  return (
    <AnswerDialog
      title={text.disable.title}
      subtitle={text.disable.sub}
      submitLabel={text.disable.act}
      send={(body) => disable({ id, body })}
      done={text.disable.done}
      onClose={onClose}
    />
  )
}
