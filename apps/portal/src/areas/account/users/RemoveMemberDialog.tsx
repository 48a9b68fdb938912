import { type CustomerUserListItem, useCustomerUserDeleteMutation } from '@sarv/client/account.generated'
import { useSession } from '../../../shell/session.ts'
import { ConfirmByName } from '../../../ui/ConfirmByName.tsx'
import { toast } from '../../../ui/toast.ts'
import { nameOfMember } from './member-columns.tsx'
import { usersText } from './users.fa.ts'

const text = usersText.removal

interface RemoveMemberDialogProps {
  member: CustomerUserListItem
  onClose: () => void
}

export function RemoveMemberDialog({ member, onClose }: RemoveMemberDialogProps) {
  const [remove] = useCustomerUserDeleteMutation()
  const isSelf = useSession().userId === member.userId
  const name = nameOfMember(member)
  const confirm = async () => {
    const { error } = await remove({ id: member.id })
    if (error) return false
    toast.success(text.done(name))
    return true
  }
  return (
    <ConfirmByName
      isOpen
      onClose={onClose}
      title={text.title(name)}
      warning={isSelf ? text.self : text.warning}
      phrase={member.email ?? name}
      thing={text.thing}
      alsoGone={text.gone}
      note={text.note}
      confirmLabel={text.confirm}
      onConfirm={confirm}
    />
  )
}
