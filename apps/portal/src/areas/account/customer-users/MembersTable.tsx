import {
  type CustomerUserListItem,
  useCustomerUserDeleteMutation,
  useCustomerUserLeftBehindQuery,
  useCustomerUserListQuery,
} from '@sarv/client/account.generated'
import { Info, PencilLine, UserMinus } from 'lucide-react'
import { useState } from 'react'
import { useDeleteDialog } from '../../../shell/use-delete-dialog.tsx'
import { useSession } from '../../../shell/session.ts'
import { useAccountRoles } from '../../../shell/use-may.ts'
import { useWithoutInvited } from '../../../shell/use-without-invited.ts'
import { ListTable } from '../../../ui/ListTable.tsx'
import type { RowAction } from '../../../ui/RowActions.tsx'
import { LeftBehind } from '../../../services/left-behind/LeftBehind.tsx'
import { EditRolesDialog } from './EditRolesDialog.tsx'
import { memberColumns, nameOfMember } from './member-columns.tsx'
import { memberRefusal } from './member-roles.ts'
import { MemberDialog } from './MemberDialog.tsx'
import { usersText } from './customer-users.fa.ts'

const text = usersText.members

interface Opened {
  dialog: typeof MemberDialog
  member: CustomerUserListItem
}

interface OfMemberProps {
  userId: number
  stops: boolean
  onChange: (stops: boolean) => void
}

function LeftByMember({ userId, ...choice }: OfMemberProps) {
  return <LeftBehind note={usersText.removal.note} query={useCustomerUserLeftBehindQuery({ id: userId })} {...choice} />
}

const leftByMember = (stops: boolean, onChange: (stops: boolean) => void) => (member: CustomerUserListItem) => (
  <LeftByMember userId={member.id} stops={stops} onChange={onChange} />
)

/** Everyone in the account. */
export function MembersTable() {
  const members = useWithoutInvited(useCustomerUserListQuery())
  const ownRoles = useAccountRoles()
  const { userId } = useSession()
  const [opened, setOpened] = useState<Opened>()
  const [remove] = useCustomerUserDeleteMutation()
  const [stops, setStops] = useState(true)
  const removal = useDeleteDialog<CustomerUserListItem>(({ id }) => remove({ id, StopLeftBehind: stops }), {
    words: usersText.removal,
    nameOf: nameOfMember,
    phraseOf: (member) => member.email ?? nameOfMember(member),
    warningOf: (member) => (member.userId === userId ? usersText.removal.self : usersText.removal.warning),
    alsoGone: () => usersText.removal.gone,
    note: leftByMember(stops, setStops),
  })
  const askToRemove = (member: CustomerUserListItem) => {
    setStops(true)
    removal.ask(member)
  }
  const open = (dialog: Opened['dialog']) => (member: CustomerUserListItem) => setOpened({ dialog, member })
  const disabledReason = (member: CustomerUserListItem) => memberRefusal(ownRoles, member, members.data ?? [])

  const actions: RowAction<CustomerUserListItem>[] = [
    { label: text.detail, icon: Info, isQuick: true, run: open(MemberDialog) },
    { label: text.edit, icon: PencilLine, run: open(EditRolesDialog), disabledReason },
    { label: text.remove, icon: UserMinus, run: askToRemove, disabledReason, isDanger: true },
  ]
  return (
    <>
      <ListTable
        label={text.label}
        unit={text.unit}
        query={members}
        columns={memberColumns(userId)}
        searchFor={text.searchFor}
        rowActions={actions}
        empty={text.empty}
      />
      {removal.dialog}
      {opened && <opened.dialog member={opened.member} onClose={() => setOpened(undefined)} />}
    </>
  )
}
