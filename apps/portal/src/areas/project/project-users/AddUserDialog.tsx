import { useLazyProjectInvitationListQuery, useProjectUserCreateMutation } from '@sarv/client/project.generated'
import { userAccessType } from '@sarv/contract/enums'
import type { CreateProjectUserModel } from '@sarv/contract/project/project-users/project-users.schemas'
import { useFormDialog } from '../../../shell/use-form-dialog.ts'
import { useWatch } from '../../../ui/form.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { LtrTextField } from '../../../ui/LtrTextField.tsx'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'
import { toast } from '../../../ui/toast.ts'
import { AccessField } from './AccessField.tsx'
import { projectUsersText } from './project-users.fa.ts'

const text = projectUsersText.adding

const resolver = resolveBySchema<CreateProjectUserModel, CreateProjectUserModel>(
  async () => (await import('@sarv/contract/project/project-users/project-users.schemas')).CreateProjectUserModel,
)

/** The refusals that are about the e-mail. */
const aboutEmail = { already_in_project: 'userName', invitation_open: 'userName' } as const

interface AddUserDialogProps {
  projectId: number
  onClose: () => void
}

/** By e-mail: a user of the account at once, anyone else through an invitation. */
export function AddUserDialog({ projectId, onClose }: AddUserDialogProps) {
  const [add] = useProjectUserCreateMutation()
  const [readInvitations] = useLazyProjectInvitationListQuery()
  const tell = async (id: number, userName: string) => {
    // The answer's id is a user's or an invitation's; the list of invitations says which.
    const { data: invitations = [] } = await readInvitations({ projectId })
    const wasInvited = invitations.some((each) => each.id === id && each.email === userName)
    if (wasInvited) toast.info(text.invited(userName))
    else toast.success(text.added(userName))
    onClose()
  }
  const { control, setValue, dialog } = useFormDialog((body) => add({ projectId, body }), {
    defaultValues: { userName: '', userAccessTypeId: userAccessType.id.reporter },
    resolver,
    about: aboutEmail,
    done: ({ id }, { userName }) => tell(id, userName),
  })
  const access = useWatch({ control, name: 'userAccessTypeId' })
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={text.title}
      subtitle={text.subtitle}
      submitLabel={text.submit}
      {...dialog}
    >
      <LtrTextField control={control} name="userName" label={text.email} type="email" inputMode="email" isRequired />
      <AccessField label={text.access} value={access} onChange={(id) => setValue('userAccessTypeId', id)} />
    </FormDialog>
  )
}
