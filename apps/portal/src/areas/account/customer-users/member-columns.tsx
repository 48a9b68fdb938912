import type { CustomerUserListItem } from '@sarv/client/account.generated'
import { accountRolesOf } from '@sarv/contract/account/customer-users/customer-users.rules'
import { roleTexts } from '../../../shell/roles.fa.ts'
import type { Column } from '../../../ui/list-rows.ts'
import { Ltr } from '../../../ui/Ltr.tsx'
import { PersonTitle } from '../../../ui/PersonTitle.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { rolesOfMember } from './member-roles.ts'
import { RoleChips } from './RoleChips.tsx'
import { usersText } from './customer-users.fa.ts'

const text = usersText.members

export const nameOfMember = ({ user, email }: CustomerUserListItem): string => user ?? email ?? ''

export const memberColumns = (ownId: number): readonly Column<CustomerUserListItem>[] => [
  {
    id: 'user',
    label: text.columns.user,
    place: 'title',
    searched: ({ user, email, phoneNumber }) => [user, email, phoneNumber].filter(Boolean).join(' '),
    value: nameOfMember,
    cell: (member) => <PersonTitle name={nameOfMember(member)} email={member.email} isSelf={member.userId === ownId} />,
  },
  {
    id: 'phone',
    label: text.columns.phone,
    isQuiet: true,
    cell: ({ phoneNumber }) => phoneNumber && <Ltr>{phoneNumber}</Ltr>,
  },
  {
    id: 'roles',
    label: text.columns.roles,
    value: (member) =>
      accountRolesOf(rolesOfMember(member))
        .map((role) => roleTexts[role].name)
        .join(' '),
    cell: (member) => <RoleChips roles={rolesOfMember(member)} />,
  },
  {
    id: 'project',
    label: text.columns.project,
    isQuiet: true,
    value: ({ isProjectUser }) => (isProjectUser ? text.inProjects : text.notInProjects),
  },
  {
    id: 'active',
    label: text.columns.active,
    place: 'status',
    value: ({ isActive }) => (isActive ? text.active.label : text.inactive.label),
    cell: ({ isActive }) => <StatusChip status={isActive ? text.active : text.inactive} />,
  },
]
