import type { DefaultValues, FieldValues, Resolver } from 'react-hook-form'
import { useFormDialog } from '../../../shell/use-form-dialog.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { CustomerFields, type CustomerFieldsProps } from './CustomerFields.tsx'

interface CustomerDialogProps<Values extends FieldValues, Sent> extends Omit<CustomerFieldsProps<Values>, 'control'> {
  text: { title: string; subtitle: string; submit: string; saved: string }
  defaultValues: DefaultValues<Values> & Values
  resolver: Resolver<Values, unknown, Sent>
  send: (body: Sent) => PromiseLike<{ data: unknown; error?: undefined } | { data?: undefined; error: unknown }>
  onClose: () => void
}

/** Asks what a customer is known by on invoices, and sends it. */
export function CustomerDialog<Values extends FieldValues, Sent>(props: CustomerDialogProps<Values, Sent>) {
  const { text, defaultValues, resolver, send, onClose, ...fields } = props
  const { control, dialog } = useFormDialog(send, {
    defaultValues,
    resolver,
    done: () => {
      toast.success(text.saved)
      onClose()
    },
  })
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={text.title}
      subtitle={text.subtitle}
      size="lg"
      submitLabel={text.submit}
      {...dialog}
    >
      <CustomerFields control={control} {...fields} />
    </FormDialog>
  )
}
