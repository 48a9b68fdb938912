import { useSavedViewSaveMutation } from '@sarv/client/portal.generated'
import { SaveViewModel, savedViewNameLength } from '@sarv/contract/portal/saved-views/saved-views.schemas'
import { type FormEvent, useState } from 'react'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { toast } from '../../../ui/toast.ts'
import { servicesText } from './orders.fa.ts'

const text = servicesText.views

interface SaveViewDialogProps {
  /** As it stands in the address. */
  query: string
  onClose: () => void
}

export function SaveViewDialog({ query, onClose }: SaveViewDialogProps) {
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const [save, { isLoading }] = useSavedViewSaveMutation()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const checked = SaveViewModel.safeParse({ list: 'services', name, query })
    setError(checked.error?.issues[0]?.message)
    if (!checked.data) return
    const answer = await save({ body: checked.data })
    if (answer.error) return
    toast.success(text.saved(checked.data.name))
    onClose()
  }
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={text.dialog.title}
      subtitle={text.dialog.subtitle}
      submitLabel={text.dialog.submit}
      isPending={isLoading}
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        label={text.dialog.name}
        help={text.dialog.hint}
        isName
        isRequired
        maxLength={savedViewNameLength.max}
        value={name}
        error={error}
        onChange={(typed) => {
          setName(typed)
          setError(undefined)
        }}
      />
    </FormDialog>
  )
}
