import { hasPersianLetters } from '@sarv/contract/field-rules'
import { useForm, useWatch } from '../../../ui/form.ts'
import { resolveBy } from '../../../ui/form-resolver.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { Note } from '../../../ui/Note.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { consoleText as text } from './console.fa.ts'

interface PasteForm {
  typed: string
}

const longestText = 10_000
const resolver = resolveBy(({ typed }: PasteForm) => (typed === '' ? { typed: text.pasteEmpty } : {}))

/** The clipboard of this machine and the server's are strangers: what should be written there is put here first. */
export function PasteDialog({ onClose, onSend }: { onClose: () => void; onSend: (typed: string) => void }) {
  const { control, handleSubmit } = useForm<PasteForm>({ defaultValues: { typed: '' }, resolver })
  const typed = useWatch({ control, name: 'typed' })
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={text.paste}
      subtitle={text.pasteSubtitle}
      submitLabel={text.pasteSubmit}
      onSubmit={handleSubmit((form) => onSend(form.typed))}
    >
      <TextArea control={control} name="typed" label={text.pasteLabel} rows={6} maxLength={longestText} isCode />
      {hasPersianLetters(typed) && <Note tone="warning">{text.pastePersian}</Note>}
    </FormDialog>
  )
}
