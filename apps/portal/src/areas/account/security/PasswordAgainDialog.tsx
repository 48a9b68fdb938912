import { validationText } from '@sarv/contract/validation.fa'
import { fieldMessagesOf } from '../../../shell/field-messages.ts'
import { resolveBy } from '../../../ui/form-resolver.ts'
import { useForm } from '../../../ui/form.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { PasswordField } from '../../../ui/PasswordField.tsx'
import { securityText } from './security.fa.ts'

const words = securityText.passwordAgain

/** The refusal that is about the password that was typed. */
export const passwordRefusal = { password_wrong: 'currentPassword' } as const

interface PasswordAgainDialogProps {
  title: string
  /** What will happen. */
  text: string
  submitLabel: string
  /** Users without one confirm with the button alone. */
  hasPassword: boolean
  onClose: () => void
  /** Answers the error when it was refused: the dialog stays open. */
  send: (currentPassword: string) => Promise<unknown>
}

/** Asks who is there before something that only the owner of the account may do. */
export function PasswordAgainDialog(props: PasswordAgainDialogProps) {
  const { title, text, submitLabel, hasPassword, onClose, send } = props
  const { control, handleSubmit, setError, formState } = useForm({
    defaultValues: { currentPassword: '' },
    resolver: resolveBy<{ currentPassword: string }>(({ currentPassword }) => ({
      currentPassword: hasPassword && currentPassword === '' ? validationText.required : undefined,
    })),
  })
  const submit = async ({ currentPassword }: { currentPassword: string }) => {
    const error = await send(currentPassword)
    if (!error) return
    const messages = fieldMessagesOf(error, ['currentPassword'], passwordRefusal)
    for (const [field, message] of messages) setError(field, { message }, { shouldFocus: true })
  }
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={title}
      subtitle={text}
      submitLabel={submitLabel}
      isPending={formState.isSubmitting}
      onSubmit={handleSubmit(submit)}
    >
      {hasPassword && (
        <PasswordField
          control={control}
          name="currentPassword"
          label={words.label}
          help={words.help}
          isRequired
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one field of the dialog
          autoFocus
        />
      )}
    </FormDialog>
  )
}
