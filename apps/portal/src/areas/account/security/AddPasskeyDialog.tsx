import { passkeyNameLength } from '@sarv/contract/limits'
import { normalizeText } from '@sarv/contract/normalize'
import { validationText } from '@sarv/contract/validation.fa'
import { useState } from 'react'
import { fieldMessagesOf } from '../../../shell/field-messages.ts'
import { type Problems, resolveBy } from '../../../ui/form-resolver.ts'
import { useForm } from '../../../ui/form.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { Note } from '../../../ui/Note.tsx'
import { PasswordField } from '../../../ui/PasswordField.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { toast } from '../../../ui/toast.ts'
import { deviceOf } from './device.ts'
import { givenNameProblem } from './given-name.ts'
import type { CeremonyEnd } from './passkey.rules.ts'
import { passkeysText as text } from './passkeys.fa.ts'
import { passwordRefusal } from './PasswordAgainDialog.tsx'
import { securityText } from './security.fa.ts'
import { type NewPasskey, useAddPasskey } from './use-add-passkey.ts'

interface AddPasskeyDialogProps {
  hasPassword: boolean
  onClose: () => void
}

const problemsOf =
  (hasPassword: boolean) =>
  ({ name, currentPassword }: NewPasskey): Problems<NewPasskey> => ({
    name: givenNameProblem(name, passkeyNameLength),
    currentPassword: hasPassword && currentPassword === '' ? validationText.required : undefined,
  })

/** Name and password first, then the browser takes over: what it makes is never left without its name. */
export function AddPasskeyDialog({ hasPassword, onClose }: AddPasskeyDialogProps) {
  const addPasskey = useAddPasskey()
  const [end, setEnd] = useState<CeremonyEnd>()
  const { control, handleSubmit, setError, formState } = useForm<NewPasskey>({
    defaultValues: { name: normalizeText(deviceOf(navigator.userAgent).name), currentPassword: '' },
    mode: 'onTouched',
    resolver: resolveBy(problemsOf(hasPassword)),
  })
  const add = async (wanted: NewPasskey) => {
    setEnd(undefined)
    const outcome = await addPasskey({ ...wanted, name: normalizeText(wanted.name) })
    if (outcome === 'added') {
      toast.success(text.created(normalizeText(wanted.name)))
      onClose()
    } else if (typeof outcome === 'string') setEnd(outcome)
    else tell(outcome.refusedBy)
  }
  const tell = (error: unknown) => {
    const messages = fieldMessagesOf(error, ['name', 'currentPassword'], { ...passwordRefusal, name_taken: 'name' })
    for (const [field, message] of messages) setError(field, { message }, { shouldFocus: true })
  }
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={text.add}
      subtitle={text.addText}
      submitLabel={text.addSubmit}
      isPending={formState.isSubmitting}
      onSubmit={handleSubmit(add)}
    >
      <TextField
        control={control}
        name="name"
        label={text.name}
        help={text.nameHelp}
        isRequired
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is opened to type this
        autoFocus
      />
      {hasPassword && (
        <PasswordField
          control={control}
          name="currentPassword"
          label={securityText.passwordAgain.label}
          help={securityText.passwordAgain.help}
          isRequired
        />
      )}
      {end && (
        <Note tone={end === 'cancelled' ? 'neutral' : 'warning'} isLive>
          {text.ends[end]}
        </Note>
      )}
    </FormDialog>
  )
}
