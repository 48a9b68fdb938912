import type { ProjectUserListItem } from '@sarv/client/project.generated'
import { userAccessType } from '@sarv/contract/enums'
import { DateText } from '../../../ui/DateText.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { PersonTitle } from '../../../ui/PersonTitle.tsx'
import { AccessChip } from './AccessChip.tsx'
import { projectUsersText as text } from './project-users.fa.ts'

export const nameOfUser = ({ user, email }: ProjectUserListItem): string => user ?? email ?? ''

export const projectUserColumns = (ownId: number): readonly Column<ProjectUserListItem>[] => [
  {
    id: 'user',
    label: text.columns.user,
    place: 'title',
    searched: ({ user, email }) => [user, email].filter(Boolean).join(' '),
    value: nameOfUser,
    cell: (user) => <PersonTitle name={nameOfUser(user)} email={user.email} isSelf={user.userId === ownId} />,
  },
  {
    id: 'access',
    label: text.columns.access,
    place: 'status',
    value: ({ userAccessTypeId }) => userAccessType.label(userAccessTypeId),
    cell: ({ userAccessTypeId }) => <AccessChip accessTypeId={userAccessTypeId} />,
  },
  {
    id: 'added',
    label: text.columns.added,
    isQuiet: true,
    value: ({ createDate }) => createDate,
    cell: ({ createDate }) => <DateText wire={createDate} />,
  },
]
