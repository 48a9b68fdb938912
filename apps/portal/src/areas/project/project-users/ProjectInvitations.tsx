import { useProjectInvitationDeleteMutation, useProjectInvitationListQuery } from '@sarv/client/project.generated'
import type { InvitationListItem } from '@sarv/contract/account/invitations/invitations.schemas'
import { Undo2 } from 'lucide-react'
import { useConfirmDialog } from '../../../shell/use-confirm-dialog.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { ListTable } from '../../../ui/ListTable.tsx'
import { PersonTitle } from '../../../ui/PersonTitle.tsx'
import type { RowAction } from '../../../ui/RowActions.tsx'
import { useListState } from '../../../ui/use-list-state.ts'
import { Section } from '../../../ui/Section.tsx'
import { AccessChip } from './AccessChip.tsx'
import { projectUsersText } from './project-users.fa.ts'

const text = projectUsersText.invitations

/** Who was invited to the project and has not joined yet; for those who manage it. */
export function ProjectInvitations({ projectId }: { projectId: number }) {
  const invitations = useProjectInvitationListQuery({ projectId })
  const state = useListState({ prefix: 'invitation-' })
  const [takeBack] = useProjectInvitationDeleteMutation()
  const withdrawal = useConfirmDialog<InvitationListItem>(({ id }) => takeBack({ projectId, id }), {
    title: ({ email }) => text.takeBackTitle(email),
    text: () => text.takeBackText,
    confirmLabel: text.takeBack,
    isDanger: true,
    started: ({ email }) => text.takenBack(email),
  })
  const takeBackAction: RowAction<InvitationListItem> = {
    label: text.takeBack,
    icon: Undo2,
    isDanger: true,
    isQuick: true,
    run: withdrawal.ask,
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
      {withdrawal.dialog}
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
