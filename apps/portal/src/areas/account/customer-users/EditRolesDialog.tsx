import { type CustomerUserListItem, useCustomerUserEditMutation } from '@sarv/client/account.generated'
import { useState } from 'react'
import { useSession } from '../../../shell/session.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { Note } from '../../../ui/Note.tsx'
import { toast } from '../../../ui/toast.ts'
import { nameOfMember } from './member-columns.tsx'
import { rolesOfMember } from './member-roles.ts'
import { RoleFields } from './RoleFields.tsx'
import { usersText } from './customer-users.fa.ts'

const text = usersText.editing

interface EditRolesDialogProps {
  member: CustomerUserListItem
  onClose: () => void
}

export function EditRolesDialog({ member, onClose }: EditRolesDialogProps) {
  const [edit, { isLoading }] = useCustomerUserEditMutation()
  const before = rolesOfMember(member)
  const [roles, setRoles] = useState(before)
  const isSelf = useSession().userId === member.userId
  const name = nameOfMember(member)
  const save = async () => {
    const { error } = await edit({ id: member.id, body: roles })
    if (error) return
    toast.success(text.saved(name))
    onClose()
  }
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={text.title(name)}
      subtitle={text.subtitle}
      submitLabel={text.submit}
      isPending={isLoading}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {isSelf && <Note tone="warning">{text.self}</Note>}
      <RoleFields before={before} value={roles} onChange={setRoles} />
    </FormDialog>
  )
}
