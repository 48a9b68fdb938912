import { type ProjectUserListItem, useProjectUserEditMutation } from '@sarv/client/project.generated'
import { useState } from 'react'
import { useSession } from '../../../shell/session.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { Note } from '../../../ui/Note.tsx'
import { toast } from '../../../ui/toast.ts'
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
  const isSelf = useSession().userId === user.userId
  const name = nameOfUser(user)
  const save = async () => {
    const { error } = await edit({ projectId, id: user.id, body: { userAccessTypeId: access } })
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
      <AccessField label={text.access} value={access} onChange={setAccess} />
    </FormDialog>
  )
}
