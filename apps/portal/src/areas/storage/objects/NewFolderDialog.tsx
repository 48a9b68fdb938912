import { useStorageFolderCreateMutation } from '@sarv/client/storage.generated'
import { whyNotObjectKey } from '@sarv/contract/storage/objects/objects.rules'
import { objectKeySentences } from '@sarv/contract/storage/storage.fa'
import { useState, type FormEvent } from 'react'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { toast } from '../../../ui/toast.ts'
import { type Browser, bucketOf } from './browser-context.ts'
import { objectsText } from './objects.fa.ts'

const text = objectsText.folderDialog

const whyNot = (folder: string, name: string): string | undefined => {
  if (name.includes('/')) return text.noSlash
  const obstacle = whyNotObjectKey(name === '' ? '' : `${folder}${name}/`)
  return obstacle && objectKeySentences[obstacle]
}

interface NewFolderDialogProps {
  browser: Browser
  onClose: () => void
}

/** An empty folder; those with something in them need none. */
export function NewFolderDialog({ browser, onClose }: NewFolderDialogProps) {
  const [create, { isLoading }] = useStorageFolderCreateMutation()
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const { folder, bucketName } = browser

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const wanted = name.trim().normalize('NFC')
    const reason = whyNot(folder, wanted)
    setError(reason)
    if (reason) return
    const answer = await create({ ...bucketOf(browser), body: { prefix: `${folder}${wanted}/` } })
    if (answer.error) return
    toast.success(text.made(wanted))
    onClose()
  }
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={text.title}
      submitLabel={text.submit}
      isPending={isLoading}
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        label={text.name}
        help={text.help(folder || bucketName)}
        isRequired
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
