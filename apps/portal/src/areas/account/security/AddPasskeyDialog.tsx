import { normalizeLine } from '@sarv/contract/normalize'
import { useState } from 'react'
import { fieldMessagesOf } from '../../../shell/field-messages.ts'
import { type Problems, resolveBy } from '../../../ui/form-resolver.ts'
import { useForm } from '../../../ui/form.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { Note } from '../../../ui/Note.tsx'
import { NameField } from '../../../ui/NameField.tsx'
import { toast } from '../../../ui/toast.ts'
import { deviceOf } from './device.ts'
import { freePasskeyName, passkeyNameProblem } from './passkey-name.ts'
import type { CeremonyEnd } from './passkey.rules.ts'
import { passkeysText as text } from './passkeys.fa.ts'
import { type NewPasskey, useAddPasskey } from './use-add-passkey.ts'

interface AddPasskeyDialogProps {
  /** Names that the user's other passkeys have. */
  taken: readonly string[]
  onClose: () => void
}

const problemsOf =
  (taken: readonly string[]) =>
  ({ name }: NewPasskey): Problems<NewPasskey> => ({ name: passkeyNameProblem(name, taken) })

/** The name first, then the browser takes over: what it makes is never left without its name. */
export function AddPasskeyDialog({ taken, onClose }: AddPasskeyDialogProps) {
  const addPasskey = useAddPasskey()
  const [end, setEnd] = useState<CeremonyEnd>()
  const { control, handleSubmit, setError, formState } = useForm<NewPasskey>({
    defaultValues: { name: freePasskeyName(deviceOf(navigator.userAgent).name, taken) },
    mode: 'onTouched',
    resolver: resolveBy(problemsOf(taken)),
  })
  const add = async (wanted: NewPasskey) => {
    setEnd(undefined)
    const outcome = await addPasskey({ ...wanted, name: normalizeLine(wanted.name) })
    if (outcome === 'added') {
      toast.success(text.created(normalizeLine(wanted.name)))
      onClose()
    } else if (typeof outcome === 'string') setEnd(outcome)
    else tell(outcome.refusedBy)
  }
  const tell = (error: unknown) => {
    const messages = fieldMessagesOf(error, ['name'], { name_taken: 'name' })
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
      <NameField control={control} name="name" label={text.name} help={text.nameHelp} isRequired />
      {end && (
        <Note tone={end === 'cancelled' ? 'neutral' : 'warning'} isLive>
          {text.ends[end]}
        </Note>
      )}
    </FormDialog>
  )
}
