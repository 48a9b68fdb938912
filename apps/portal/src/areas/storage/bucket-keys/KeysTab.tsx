import {
  useStorageKeyDeleteMutation,
  useStorageKeyListQuery,
  type StorageKeyListItem,
  type StorageKeySecret,
} from '@sarv/client/storage.generated'
import { storageKeysPerBucket } from '@sarv/contract/storage/bucket-keys/bucket-keys.rules'
import { KeyRound, Plus, RefreshCcwDot, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { usePollingInterval } from '../../../shell/live-events.ts'
import { useRoleRefusal } from '../../../shell/use-may.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmByName } from '../../../ui/ConfirmByName.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ListTable } from '../../../ui/ListTable.tsx'
import type { RowAction } from '../../../ui/RowActions.tsx'
import { Section } from '../../../ui/Section.tsx'
import { toast } from '../../../ui/toast.ts'
import type { BucketTabProps } from '../detail/bucket-tab.ts'
import { useUseRefusal } from '../detail/use-use-refusal.ts'
import { CreateKeyDialog } from './CreateKeyDialog.tsx'
import { keyColumns, nameOfKey } from './key-columns.tsx'
import { KeyMadeDialog } from './KeyMadeDialog.tsx'
import { keysText as text } from './bucket-keys.fa.ts'
import { RotateKeyDialog } from './RotateKeyDialog.tsx'

interface Made extends StorageKeySecret {
  name: string
}

/** Who may reach the bucket with a program, and what they may do there. */
export function KeysTab({ projectId, id, bucket }: BucketTabProps) {
  const of = { projectId, storageHostId: id }
  const keys = useStorageKeyListQuery(of, { pollingInterval: usePollingInterval() })
  const refusal = useUseRefusal(projectId, bucket)
  const roleRefusal = useRoleRefusal(projectId)
  const [isCreating, setCreating] = useState(false)
  const [rotated, setRotated] = useState<StorageKeyListItem>()
  const [doomed, setDoomed] = useState<StorageKeyListItem>()
  const [made, setMade] = useState<Made>()
  const count = keys.currentData?.length ?? 0

  const rowActions: RowAction<StorageKeyListItem>[] = [
    {
      label: text.rotate,
      icon: RefreshCcwDot,
      run: setRotated,
      disabledReason: () => refusal,
      // It is the one that goes: its successor is there already.
      isHidden: ({ endDate }) => !!endDate,
    },
    {
      label: text.revoke,
      icon: Trash2,
      isDanger: true,
      run: setDoomed,
      disabledReason: () => roleRefusal('project:manage') ?? refusal,
    },
  ]
  const createButton = (
    <Button
      kind="primary"
      icon={Plus}
      disabledReason={refusal ?? (count >= storageKeysPerBucket ? text.full : undefined)}
      onPress={() => setCreating(true)}
    >
      {text.create}
    </Button>
  )
  return (
    <Section title={text.title} intro={text.intro} actions={createButton} areActionsInside={count === 0}>
      <ListTable
        label={text.label}
        unit={text.unit}
        query={keys}
        columns={keyColumns}
        nameOf={nameOfKey}
        searchFor={text.searchFor}
        rowActions={rowActions}
        markedKey={made?.id}
        empty={
          <Empty icon={KeyRound} hasPattern title={text.empty.title} actions={createButton}>
            {text.empty.text}
          </Empty>
        }
      />
      {isCreating && (
        <CreateKeyDialog
          {...of}
          onClose={() => setCreating(false)}
          onCreated={(secret, name) => {
            setCreating(false)
            setMade({ ...secret, name })
          }}
        />
      )}
      {rotated && (
        <RotateKeyDialog
          {...of}
          storageKey={rotated}
          onClose={() => setRotated(undefined)}
          onRotated={(secret) => {
            setMade({ ...secret, name: nameOfKey(rotated) })
            setRotated(undefined)
          }}
        />
      )}
      {made && <KeyMadeDialog made={made} bucket={bucket} onClose={() => setMade(undefined)} />}
      {doomed && <RevokeKeyDialog {...of} storageKey={doomed} onClose={() => setDoomed(undefined)} />}
    </Section>
  )
}

interface RevokeKeyDialogProps {
  projectId: number
  storageHostId: number
  storageKey: StorageKeyListItem
  onClose: () => void
}

function RevokeKeyDialog({ storageKey, onClose, ...of }: RevokeKeyDialogProps) {
  const [remove] = useStorageKeyDeleteMutation()
  const name = nameOfKey(storageKey)
  const confirm = async () => {
    const { error } = await remove({ ...of, id: storageKey.id })
    if (!error) toast.success(text.revocation.done(name))
    return !error
  }
  return (
    <ConfirmByName
      isOpen
      onClose={onClose}
      title={text.revocation.title(name)}
      warning={text.revocation.warning}
      phrase={storageKey.accessKey ?? ''}
      thing={text.revocation.thing}
      confirmLabel={text.revoke}
      onConfirm={confirm}
    />
  )
}
