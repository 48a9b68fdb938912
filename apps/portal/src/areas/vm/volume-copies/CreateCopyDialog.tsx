import { givenNamePattern } from '@sarv/contract/field-rules'
import { snapshotNameLength } from '@sarv/contract/limits'
import { isSameName, normalizeLine, normalizeProse } from '@sarv/contract/normalize'
import { useState } from 'react'
import { fieldMessagesOf } from '../../../shell/field-messages.ts'
import { OrderDialog } from '../../../shell/OrderDialog.tsx'
import { useForm } from '../../../ui/form.ts'
import { resolveBy } from '../../../ui/form-resolver.ts'
import { NameField } from '../../../ui/NameField.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { tellStarted } from '../../../shell/operation-toasts.ts'
import type { CopyText } from './copies.fa.ts'
import type { CopyAnswer } from './copy-kinds.ts'

interface CopyForm {
  name: string
  description: string
}

interface CreateCopyDialogProps {
  text: CopyText
  /** Names that the volume's other copies have. */
  taken: readonly string[]
  create: (model: { name: string; description?: string }) => CopyAnswer
  onClose: () => void
}

const nameProblem = (typed: string, taken: readonly string[], text: CopyText): string | undefined => {
  const name = normalizeLine(typed)
  if (name === '') return text.required
  if (name.length < snapshotNameLength.min) return text.nameShort
  if (name.length > snapshotNameLength.max) return text.nameLong
  if (!givenNamePattern.test(name)) return text.nameLetters
  return taken.some((other) => isSameName(other, name)) ? text.nameTaken : undefined
}

/** A snapshot or a backup by hand. */
export function CreateCopyDialog({ text, taken, create, onClose }: CreateCopyDialogProps) {
  const [isPending, setPending] = useState(false)
  const { control, handleSubmit, setError } = useForm<CopyForm>({
    defaultValues: { name: '', description: '' },
    mode: 'onTouched',
    resolver: resolveBy(({ name }: CopyForm) => ({ name: nameProblem(name, taken, text) })),
  })
  const send = async (form: CopyForm) => {
    setPending(true)
    const name = normalizeLine(form.name)
    const description = normalizeProse(form.description)
    const { data, error } = await create({ name, ...(description && { description }) })
    setPending(false)
    if (error) {
      const told = fieldMessagesOf(error, ['name', 'description'], { name_taken: 'name' })
      for (const [field, message] of told) setError(field, { message })
      return
    }
    tellStarted(data, text.started(name))
    onClose()
  }
  return (
    <OrderDialog
      isOpen
      onClose={onClose}
      title={text.create}
      submitLabel={text.create}
      isPending={isPending}
      onSubmit={handleSubmit(send)}
    >
      <NameField control={control} name="name" label={text.name} help={text.nameHelp} isRequired />
      <TextArea control={control} name="description" label={text.description} rows={3} isOptional />
    </OrderDialog>
  )
}
