import { whyNotObjectKey } from '@sarv/contract/storage/objects/objects.rules'
import { objectKeySentences } from '@sarv/contract/storage/storage.fa'
import { type FormEvent, useState } from 'react'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import type { Browser } from './browser-context.ts'
import { objectsText } from './objects.fa.ts'
import { type ObjectRow, renamed } from './objects.rules.ts'
import { TakenNote } from './TakenNote.tsx'
import { useMove } from './use-move.ts'

const text = objectsText.renameDialog

const whyNot = (row: ObjectRow, name: string): string | undefined => {
  if (name === row.name) return text.same
  if (name.includes('/')) return objectsText.folderDialog.noSlash
  const obstacle = whyNotObjectKey(name === '' ? '' : renamed(row, name).to)
  return obstacle && objectKeySentences[obstacle]
}

interface RenameDialogProps {
  browser: Browser
  row: ObjectRow
  onClose: () => void
  onRenamed: () => void
}

/** Another name in the same folder. Stores know no such thing: it is a move. */
export function RenameDialog({ browser, row, onClose, onRenamed }: RenameDialogProps) {
  const [name, setName] = useState(row.name)
  const [error, setError] = useState<string>()
  const [isTaken, setTaken] = useState(false)
  const [isPending, setPending] = useState(false)
  const move = useMove(browser)
  const wanted = name.trim().normalize('NFC')

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const reason = whyNot(row, wanted)
    setError(reason)
    if (reason) return
    setPending(true)
    const outcome = await move([row], [renamed(row, wanted)], isTaken)
    setPending(false)
    if (outcome === 'taken') setTaken(true)
    if (outcome !== 'moved') return
    onRenamed()
    onClose()
  }
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={text.title(row.name)}
      submitLabel={isTaken ? text.replace : text.submit}
      submitRefusal={row.isFolder ? browser.busyReason : undefined}
      isPending={isPending}
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        label={text.name}
        help={objectsText.moveDialog.linksEnd}
        isName
        isRequired
        value={name}
        error={error}
        onChange={(typed) => {
          setName(typed)
          setError(undefined)
          setTaken(false)
        }}
      />
      {isTaken && <TakenNote names={[wanted]} />}
    </FormDialog>
  )
}
