import { useMemo, useState } from 'react'
import { useFormDialog } from '../../../shell/use-form-dialog.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { Note } from '../../../ui/Note.tsx'
import { NameField } from '../../../ui/NameField.tsx'
import { toast } from '../../../ui/toast.ts'
import { deviceOf } from '../sessions/device.ts'
import { freePasskeyName, newPasskeyResolver } from './passkey-name.ts'
import type { CeremonyEnd } from './passkey.rules.ts'
import { passkeysText as text } from './passkeys.fa.ts'
import { type NewPasskey, useAddPasskey } from './use-add-passkey.ts'

interface AddPasskeyDialogProps {
  /** Names that the user's other passkeys have. */
  taken: readonly string[]
  onClose: () => void
}

/** The name first, then the browser takes over: what it makes is never left without its name. */
export function AddPasskeyDialog({ taken, onClose }: AddPasskeyDialogProps) {
  const addPasskey = useAddPasskey()
  const [end, setEnd] = useState<CeremonyEnd>()
  const resolver = useMemo(() => newPasskeyResolver(taken), [taken])
  const add = async (wanted: NewPasskey) => {
    setEnd(undefined)
    const outcome = await addPasskey(wanted)
    if (typeof outcome !== 'string') return { error: outcome.refusedBy }
    return { data: outcome }
  }
  const { control, dialog } = useFormDialog(add, {
    defaultValues: { name: freePasskeyName(deviceOf(navigator.userAgent).name, taken) },
    resolver,
    about: { name_taken: 'name' },
    done: (outcome, { name }) => {
      if (outcome !== 'added') return setEnd(outcome)
      toast.success(text.created(name))
      return onClose()
    },
  })
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={text.add}
      subtitle={text.addText}
      submitLabel={text.addSubmit}
      {...dialog}
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
