import type { InvitationListItem } from '@sarv/client/account.generated'
import { accountRolesOf } from '@sarv/contract/account/customer-users/customer-users.rules'
import { userAccessType } from '@sarv/contract/enums'
import { DateText } from '../../../ui/DateText.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { PersonTitle } from '../../../ui/PersonTitle.tsx'
import { RoleChips } from './RoleChips.tsx'
import { usersText } from './customer-users.fa.ts'

const text = usersText.invitations

export const invitationColumns: readonly Column<InvitationListItem>[] = [
  {
    id: 'email',
    label: text.columns.email,
    place: 'title',
    value: ({ email }) => email,
    cell: ({ email }) => <PersonTitle name={email} email={null} />,
  },
  { id: 'gives', label: text.columns.gives, cell: (invitation) => <Given invitation={invitation} /> },
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

function Given({ invitation }: { invitation: InvitationListItem }) {
  const { project, projectId, userAccessTypeId, projects = [] } = invitation
  const own = project !== null && projectId !== null && userAccessTypeId !== null
  const [first, ...more] = own ? [{ project, userAccessTypeId }] : projects
  const hasRole = accountRolesOf(invitation).length > 0
  return (
    <>
      {(hasRole || !first) && <RoleChips roles={invitation} />}
      {first && <bdi>{text.project(first.project, userAccessType.label(first.userAccessTypeId))}</bdi>}
      {more.length > 0 && ` ${text.moreProjects(more.length)}`}
    </>
  )
}
