import { type ProjectUserListItem, useProjectUserEditMutation } from '@sarv/client/project.generated'
import { useState } from 'react'
import { EditRightsDialog } from '../../../shell/EditRightsDialog.tsx'
import { AccessField } from './AccessField.tsx'
import { nameOfUser } from './project-user-columns.tsx'
import { projectUsersText } from './project-users.fa.ts'

const text = projectUsersText.editing

interface EditAccessDialogProps {
  projectId: number
  user: ProjectUserListItem
  onClose: () => void
}

export function EditAccessDialog({ projectId, user, onClose }: EditAccessDialogProps) {
  const [edit, { isLoading }] = useProjectUserEditMutation()
  const [access, setAccess] = useState(user.userAccessTypeId)
  return (
    <EditRightsDialog
      person={{ userId: user.userId, name: nameOfUser(user) }}
      text={text}
      send={() => edit({ projectId, id: user.id, body: { userAccessTypeId: access } })}
      isPending={isLoading}
      onClose={onClose}
    >
      <AccessField label={text.access} value={access} onChange={setAccess} />
    </EditRightsDialog>
  )
}
