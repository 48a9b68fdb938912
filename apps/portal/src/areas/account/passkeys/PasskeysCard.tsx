import {
  type PasskeyListItem,
  type Profile,
  type RecoveryCodes,
  usePasskeyDeleteMutation,
  usePasskeyListQuery,
} from '@sarv/client/account.generated'
import { Fingerprint, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useConfirmDialog } from '../../../shell/use-confirm-dialog.tsx'
import { Button } from '../../../ui/Button.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import type { ListQuery } from '../../../ui/ListTable.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx'
import { ItemRow } from '../security/ItemRow.tsx'
import { RenamePasskeyDialog } from './RenamePasskeyDialog.tsx'
import { PasskeyFactor } from './PasskeyFactor.tsx'
import { passkeysText as text } from './passkeys.fa.ts'
import { sections } from '../security/sections.ts'
import { SectionPart, SecuritySection } from '../security/SecuritySection.tsx'
import { usePasskeyObstacle } from './use-passkey-obstacle.ts'

interface PasskeysCardProps {
  profile: Profile
  onCodes: (made: RecoveryCodes) => void
}

/** Signing in with the lock of a device. */
export function PasskeysCard({ profile, onCodes }: PasskeysCardProps) {
  const passkeys = usePasskeyListQuery()
  const obstacle = usePasskeyObstacle()
  const [isAdding, setAdding] = useState(false)
  return (
    <SecuritySection
      id={sections.passkeys}
      title={text.title}
      intro={text.intro}
      headEnd={
        <Button
          size="sm"
          icon={Plus}
          writes
          disabledReason={obstacle && text.obstacles[obstacle].title}
          onPress={() => setAdding(true)}
        >
          {text.add}
        </Button>
      }
    >
      {obstacle && (
        <SectionPart>
          <Note tone="info" title={text.obstacles[obstacle].title}>
            {text.obstacles[obstacle].text}
          </Note>
        </SectionPart>
      )}
      <Passkeys query={passkeys} />
      <PasskeyFactor profile={profile} hasPasskey={(passkeys.data?.length ?? 0) > 0} onCodes={onCodes} />
      {isAdding && (
        <AddPasskeyDialog taken={passkeys.data?.map(({ name }) => name) ?? []} onClose={() => setAdding(false)} />
      )}
    </SecuritySection>
  )
}

function Passkeys({ query }: { query: ListQuery<PasskeyListItem> }) {
  const { data, error, isFetching, refetch } = query
  const [renamed, setRenamed] = useState<PasskeyListItem>()
  const [remove] = usePasskeyDeleteMutation()
  const deletion = useConfirmDialog<PasskeyListItem>(({ id }) => remove({ id }), {
    title: ({ name }) => text.deleteTitle(name),
    text: () => (data?.length === 1 ? `${text.deleteText} ${text.deleteLast}` : text.deleteText),
    confirmLabel: text.delete,
    isDanger: true,
    started: ({ name }) => text.deleted(name),
  })
  if (!data) {
    return (
      <SectionPart>
        {error ? (
          <ErrorBox isPart title={text.failed} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <Loading lines={2} />
        )}
      </SectionPart>
    )
  }
  if (data.length === 0) return <SectionPart>{text.empty}</SectionPart>
  return (
    <>
      <ul aria-label={text.list}>
        {data.map((passkey) => (
          <li key={passkey.id}>
            <PasskeyRow passkey={passkey} onRename={setRenamed} onDelete={deletion.ask} />
          </li>
        ))}
      </ul>
      {renamed && <RenamePasskeyDialog passkey={renamed} onClose={() => setRenamed(undefined)} />}
      {deletion.dialog}
    </>
  )
}

interface PasskeyRowProps {
  passkey: PasskeyListItem
  onRename: (passkey: PasskeyListItem) => void
  onDelete: (passkey: PasskeyListItem) => void
}

function PasskeyRow({ passkey, onRename, onDelete }: PasskeyRowProps) {
  const { name, isSynced, createDate, lastUseDate } = passkey
  return (
    <ItemRow
      icon={Fingerprint}
      title={<bdi dir="rtl">{name}</bdi>}
      beside={<Tag>{isSynced ? text.synced : text.thisDeviceOnly}</Tag>}
      end={
        <>
          <IconButton size="sm" icon={Pencil} name={text.renameOf(name)} writes onPress={() => onRename(passkey)} />
          <IconButton
            size="sm"
            kind="danger"
            icon={Trash2}
            name={text.deleteOf(name)}
            onPress={() => onDelete(passkey)}
          />
        </>
      }
    >
      <span>
        {text.added}: <DateText wire={createDate} />
      </span>
      <span>
        {text.lastUse}: {lastUseDate ? <DateText wire={lastUseDate} as="relative" /> : text.neverUsed}
      </span>
    </ItemRow>
  )
}
