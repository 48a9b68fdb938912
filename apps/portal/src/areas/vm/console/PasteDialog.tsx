import { hasPersianLetters } from '@sarv/contract/field-rules'
import { useState } from 'react'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { Note } from '../../../ui/Note.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { consoleText as text } from './console.fa.ts'

const longestText = 10_000

/** The clipboard of this machine and the server's are strangers: what should be written there is put here first. */
export function PasteDialog({ onClose, onSend }: { onClose: () => void; onSend: (typed: string) => void }) {
  const [typed, setTyped] = useState('')
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={text.paste}
      subtitle={text.pasteSubtitle}
      submitLabel={text.pasteSubmit}
      submitRefusal={typed === '' ? text.pasteEmpty : undefined}
      onSubmit={(event) => {
        event.preventDefault()
        if (typed !== '') onSend(typed)
      }}
    >
      <TextArea label={text.pasteLabel} value={typed} onChange={setTyped} rows={6} maxLength={longestText} isCode />
      {hasPersianLetters(typed) && <Note tone="warning">{text.pastePersian}</Note>}
    </FormDialog>
  )
}
