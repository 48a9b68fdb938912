import { useProjectInvitationDeleteMutation, useProjectInvitationListQuery } from '@sarv/client/project.generated'
import type { InvitationListItem } from '@sarv/contract/account/invitations/invitations.schemas'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { DateText } from '../../ui/DateText.tsx'
import type { Column } from '../../ui/list-rows.ts'
import { ListTable } from '../../ui/ListTable.tsx'
import { PersonTitle } from '../../ui/PersonTitle.tsx'
import type { RowAction } from '../../ui/RowActions.tsx'
import { toast } from '../../ui/toast.ts'
import { useListState } from '../../ui/use-list-state.ts'
import { Section } from '../../ui/Section.tsx'
import { AccessChip } from './AccessChip.tsx'
import { projectUsersText } from './project-users.fa.ts'

const text = projectUsersText.invitations

/** Who was invited to the project and has not joined yet; for those who manage it. */
export function ProjectInvitations({ projectId }: { projectId: number }) {
  const invitations = useProjectInvitationListQuery({ projectId })
  const state = useListState({ prefix: 'invitation-' })
  const [withdrawn, setWithdrawn] = useState<InvitationListItem>()
  const takeBackAction: RowAction<InvitationListItem> = {
    label: text.takeBack,
    icon: Undo2,
    isDanger: true,
    isQuick: true,
    run: setWithdrawn,
  }
  if (invitations.data?.length === 0) return null
  return (
    <Section title={text.title}>
      <ListTable
        label={text.label}
        unit={text.unit}
        query={invitations}
        columns={columns}
        state={state}
        rowActions={[takeBackAction]}
        empty={text.empty}
      />
      {withdrawn && (
        <TakeBackDialog projectId={projectId} invitation={withdrawn} onClose={() => setWithdrawn(undefined)} />
      )}
    </Section>
  )
}

const columns: readonly Column<InvitationListItem>[] = [
  {
    id: 'email',
    label: text.columns.email,
    place: 'title',
    value: ({ email }) => email,
    cell: ({ email }) => <PersonTitle name={email} email={null} />,
  },
  {
    id: 'access',
    label: text.columns.access,
    cell: ({ userAccessTypeId }) => userAccessTypeId !== null && <AccessChip accessTypeId={userAccessTypeId} />,
  },
  { id: 'invitedBy', label: text.columns.invitedBy, isQuiet: true, value: ({ invitedBy }) => invitedBy },
  {
    id: 'sent',
    label: text.columns.sent,
    isQuiet: true,
    value: ({ createDate }) => createDate,
    cell: ({ createDate }) => <DateText wire={createDate} as="relative" />,
  },
  {
    id: 'ends',
    label: text.columns.ends,
    value: ({ expireDate }) => expireDate,
    cell: ({ expireDate }) => <DateText wire={expireDate} />,
  },
]

interface TakeBackDialogProps {
  projectId: number
  invitation: InvitationListItem
  onClose: () => void
}

function TakeBackDialog({ projectId, invitation: { id, email }, onClose }: TakeBackDialogProps) {
  const [takeBack] = useProjectInvitationDeleteMutation()
  const confirm = async () => {
    const { error } = await takeBack({ projectId, id })
    if (error) return false
    toast.success(text.takenBack(email))
    return true
  }
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={text.takeBackTitle(email)}
      confirmLabel={text.takeBack}
      isDanger
      onConfirm={confirm}
    >
      <p>{text.takeBackText}</p>
    </ConfirmDialog>
  )
}
