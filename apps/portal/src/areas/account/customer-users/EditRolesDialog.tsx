import { type CustomerUserListItem, useCustomerUserEditMutation } from '@sarv/client/account.generated'
import { useState } from 'react'
import { EditRightsDialog } from '../../../shell/EditRightsDialog.tsx'
import { nameOfMember } from './member-columns.tsx'
import { rolesOfMember } from './member-roles.ts'
import { RoleFields } from './RoleFields.tsx'
import { usersText } from './customer-users.fa.ts'

interface EditRolesDialogProps {
  member: CustomerUserListItem
  onClose: () => void
}

export function EditRolesDialog({ member, onClose }: EditRolesDialogProps) {
  const [edit, { isLoading }] = useCustomerUserEditMutation()
  const before = rolesOfMember(member)
  const [roles, setRoles] = useState(before)
  return (
    <EditRightsDialog
      person={{ userId: member.userId, name: nameOfMember(member) }}
      text={usersText.editing}
      send={() => edit({ id: member.id, body: roles })}
      isPending={isLoading}
      onClose={onClose}
    >
      <RoleFields before={before} value={roles} onChange={setRoles} />
    </EditRightsDialog>
  )
}
