import {
  type CustomerUserListItem,
  type CustomerUserProject,
  useCustomerUserGetQuery,
} from '@sarv/client/account.generated'
import { DateText } from '../../../ui/DateText.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { ListTable } from '../../../ui/ListTable.tsx'
import { Note } from '../../../ui/Note.tsx'
import { OverviewCard, type OverviewRow } from '../../../ui/OverviewCard.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { useListState } from '../../../ui/use-list-state.ts'
import { nameOfMember } from './member-columns.tsx'
import { rolesOfMember } from './member-roles.ts'
import { RoleChips } from './RoleChips.tsx'
import { usersText } from './customer-users.fa.ts'

const text = usersText.detail

interface MemberDialogProps {
  member: CustomerUserListItem
  onClose: () => void
}

/** A member, and the projects that they were let into. */
export function MemberDialog({ member, onClose }: MemberDialogProps) {
  const { data, currentData, error, isFetching, refetch } = useCustomerUserGetQuery({ id: member.id })
  const state = useListState({ prefix: 'member-' })
  const projects = (currentData ?? data)?.projectList ?? []
  return (
    <Dialog isOpen onClose={onClose} title={nameOfMember(member)} size="lg">
      <OverviewCard title={text.about} rows={rowsOf(member)} />
      {member.isSuperManager && <Note>{text.allProjects}</Note>}
      {error && !currentData ? (
        <ErrorBox isPart title={text.failed} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <ListTable
          label={text.projectsLabel}
          unit={text.unit}
          query={{ data: currentData && projects, isFetching, refetch }}
          columns={projectColumns}
          keyOf={({ project, createDate }) => `${project} ${createDate}`}
          state={state}
          pageSize={5}
          empty={text.noProjects}
        />
      )}
    </Dialog>
  )
}

const rowsOf = (member: CustomerUserListItem): OverviewRow[] => {
  const status = member.isActive ? usersText.members.active : usersText.members.inactive
  return [
    { label: text.email, copied: member.email },
    { label: text.phone, latin: member.phoneNumber },
    { label: text.roles, shown: <RoleChips roles={rolesOfMember(member)} /> },
    {
      label: text.projectUser,
      shown: member.isProjectUser ? usersText.members.inProjects : usersText.members.notInProjects,
    },
    { label: text.status, shown: <StatusChip status={status} /> },
  ]
}

const projectColumns: readonly Column<CustomerUserProject>[] = [
  { id: 'project', label: text.columns.project, place: 'title', value: ({ project }) => project },
  { id: 'access', label: text.columns.access, place: 'status', value: ({ userAccessType }) => userAccessType },
  {
    id: 'date',
    label: text.columns.date,
    isQuiet: true,
    value: ({ createDate }) => createDate,
    cell: ({ createDate }) => <DateText wire={createDate} />,
  },
]
