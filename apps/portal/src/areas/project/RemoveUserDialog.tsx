import { useProjectUserDeleteMutation } from '@sarv/client/project.generated'
import { useSession } from '../../shell/session.ts'
import { ConfirmByName } from '../../ui/ConfirmByName.tsx'
import { toast } from '../../ui/toast.ts'
import type { ProjectUserDialogProps } from './EditAccessDialog.tsx'
import { nameOfUser } from './project-user-columns.tsx'
import { projectUsersText } from './project-users.fa.ts'

const text = projectUsersText.removal

export function RemoveUserDialog({ projectId, isOpenToAccount, user, onClose }: ProjectUserDialogProps) {
  const [remove] = useProjectUserDeleteMutation()
  const isSelf = useSession().userId === user.userId
  const name = nameOfUser(user)
  const loss = isSelf ? text.self : text.warning
  const confirm = async () => {
    const { error } = await remove({ projectId, id: user.id })
    if (error) return false
    toast.success(text.done(name))
    return true
  }
  return (
    <ConfirmByName
      isOpen
      onClose={onClose}
      title={text.title(name)}
      warning={isOpenToAccount ? text.staysReader : loss}
      phrase={name}
      thing={text.thing}
      note={text.note}
      confirmLabel={text.confirm}
      onConfirm={confirm}
    />
  )
}
