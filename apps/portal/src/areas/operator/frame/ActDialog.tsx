import type { ReactNode } from 'react'
import type { Control, DefaultValues, FieldValues, Path, Resolver } from 'react-hook-form'
import { useFormDialog } from '../../../shell/use-form-dialog.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { toast } from '../../../ui/toast.ts'
import { frameText as text } from './frame.fa.ts'

interface Reasoned extends FieldValues {
  reason: string
}

interface ActDialogProps<Values extends Reasoned, Sent, Data> {
  title: string
  subtitle?: ReactNode
  submitLabel: string
  defaultValues: DefaultValues<Values> & Values
  resolver: Resolver<Values, unknown, Sent>
  /** The refusals that are about one field. */
  about?: Readonly<Record<string, Path<Values>>>
  send: (sent: Sent) => PromiseLike<{ data: Data; error?: undefined } | { data?: undefined; error: unknown }>
  /** The sentence of the toast; some acts only begin. */
  done: (answer: Exclude<Data, undefined>) => string
  onClose: () => void
  /** What is asked for besides the reason. */
  children?: (control: Control<Values, unknown, Sent>) => ReactNode
}

/** Whatever an operator does: what it takes, and why. The reason is for the log and never for the customer. */
export function ActDialog<Values extends Reasoned, Sent, Data>(props: ActDialogProps<Values, Sent, Data>) {
  const { title, subtitle, submitLabel, onClose, children, send, done, ...form } = props
  const { control, dialog } = useFormDialog<Values, Sent, Data>(send, {
    ...form,
    done: (answer) => {
      toast.success(done(answer))
      onClose()
    },
  })
  return (
    <FormDialog isOpen onClose={onClose} title={title} subtitle={subtitle} submitLabel={submitLabel} {...dialog}>
      {children?.(control)}
      <TextArea
        control={control}
        name={'reason' as Path<Values>}
        label={text.reason}
        help={text.reasonHelp}
        rows={2}
        maxLength={500}
        isRequired
      />
    </FormDialog>
  )
}
