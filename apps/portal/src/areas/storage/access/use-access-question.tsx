import { useStorageHostEditMutation, type StorageHostDetail } from '@sarv/client/storage.generated'
import { Globe } from 'lucide-react'
import { useState } from 'react'
import { tellStarted } from '../../../shell/operation-toasts.ts'
import { ConfirmByName } from '../../../ui/ConfirmByName.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { accessText } from './access.fa.ts'

/** Opens a bucket to everybody, or closes it; either only after a question, and opening only after its name was typed. */
export const useAccessQuestion = (projectId: number, { id, name }: Pick<StorageHostDetail, 'id' | 'name'>) => {
  const [asked, setAsked] = useState<'open' | 'close'>()
  const [edit] = useStorageHostEditMutation()
  const close = () => setAsked(undefined)
  const send = async (publicAccess: boolean) => {
    const { data, error } = await edit({ projectId, id, body: { publicAccess } })
    if (error) return false
    tellStarted(data, (publicAccess ? accessText.opening : accessText.closing).started(name ?? ''))
    return true
  }
  const dialog = (
    <>
      {asked === 'open' && <OpenQuestion name={name ?? ''} onClose={close} onConfirm={() => send(true)} />}
      <ConfirmDialog
        isOpen={asked === 'close'}
        onClose={close}
        title={accessText.closing.title(name ?? '')}
        confirmLabel={accessText.closing.confirm}
        onConfirm={() => send(false)}
      >
        <p>{accessText.closing.text}</p>
      </ConfirmDialog>
    </>
  )
  return { ask: setAsked, dialog }
}

interface OpenQuestionProps {
  name: string
  onClose: () => void
  onConfirm: () => Promise<boolean>
}

function OpenQuestion({ name, onClose, onConfirm }: OpenQuestionProps) {
  const text = accessText.opening
  return (
    <ConfirmByName
      isOpen
      onClose={onClose}
      title={text.title(name)}
      warning={text.warning}
      phrase={name}
      thing={text.thing}
      icon={Globe}
      alsoGoneTitle={text.open}
      alsoGone={[text.all, text.later]}
      confirmLabel={text.confirm}
      onConfirm={onConfirm}
    />
  )
}
