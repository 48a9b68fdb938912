import {
  useStorageKeyRotateMutation,
  type StorageKeyListItem,
  type StorageKeySecret,
} from '@sarv/client/storage.generated'
import { rotationAccess, storageKeyOverlapHours } from '@sarv/contract/storage/bucket-keys/bucket-keys.rules'
import { useState, type FormEvent } from 'react'
import { useRoleRefusal } from '../../../shell/use-may.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { Note } from '../../../ui/Note.tsx'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'
import { nameOfKey } from './key-columns.tsx'
import { overlaps } from './key-form.ts'
import { keysText } from './bucket-keys.fa.ts'

const text = keysText.rotation

interface RotateKeyDialogProps {
  projectId: number
  storageHostId: number
  storageKey: StorageKeyListItem
  onClose: () => void
  onRotated: (secret: StorageKeySecret) => void
}

/** A new key in place of an old one, which goes on for a while so that programs can change over. */
export function RotateKeyDialog({ storageKey, onClose, onRotated, ...of }: RotateKeyDialogProps) {
  const [rotate, { isLoading }] = useStorageKeyRotateMutation()
  const roleRefusal = useRoleRefusal(of.projectId)
  const options = overlaps.map((hours) => ({
    id: hours,
    label: text.hours(hours),
    disabledReason: roleRefusal(rotationAccess(hours)),
  }))
  const [overlapHours, setOverlap] = useState<number>(storageKeyOverlapHours.usual)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const { data, error } = await rotate({ ...of, id: storageKey.id, body: { overlapHours } })
    if (!error) onRotated(data)
  }
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={text.title(nameOfKey(storageKey))}
      submitLabel={text.submit}
      isPending={isLoading}
      onSubmit={(event) => void send(event)}
    >
      <p>{text.text}</p>
      <RadioGroup<never, number>
        label={text.overlap}
        options={options}
        value={overlapHours}
        onChange={(hours) => setOverlap(hours ?? storageKeyOverlapHours.usual)}
      />
      {overlapHours === 0 && (
        <Note tone="warning" isLive>
          {text.atOnce}
        </Note>
      )}
    </FormDialog>
  )
}
