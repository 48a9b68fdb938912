import { useLazyProjectInvitationListQuery, useProjectUserCreateMutation } from '@sarv/client/project.generated'
import { userAccessType } from '@sarv/contract/enums'
import type { CreateProjectUserModel } from '@sarv/contract/project/project-users.schemas'
import { fieldMessagesOf } from '../../shell/field-messages.ts'
import { useForm, useWatch } from '../../ui/form.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { LtrTextField } from '../../ui/LtrTextField.tsx'
import { resolveBySchema } from '../../ui/schema-resolver.ts'
import { toast } from '../../ui/toast.ts'
import { AccessField } from './AccessField.tsx'
import { projectUsersText } from './project-users.fa.ts'

const text = projectUsersText.adding

const resolver = resolveBySchema<CreateProjectUserModel, CreateProjectUserModel>(
  async () => (await import('@sarv/contract/project/project-users.schemas')).CreateProjectUserModel,
)

/** The refusals that are about the e-mail. */
const aboutEmail = { already_in_project: 'userName', invitation_open: 'userName' } as const

interface AddUserDialogProps {
  projectId: number
  onClose: () => void
}

/** By e-mail: a user of the account at once, anyone else through an invitation. */
export function AddUserDialog({ projectId, onClose }: AddUserDialogProps) {
  const [add, { isLoading }] = useProjectUserCreateMutation()
  const [readInvitations] = useLazyProjectInvitationListQuery()
  const { control, handleSubmit, setError, setValue } = useForm<
    CreateProjectUserModel,
    unknown,
    CreateProjectUserModel
  >({
    defaultValues: { userName: '', userAccessTypeId: userAccessType.id.reporter },
    mode: 'onTouched',
    resolver,
  })
  const access = useWatch({ control, name: 'userAccessTypeId' })

  const submit = handleSubmit(async (createProjectUserModel) => {
    const { data, error } = await add({ projectId, body: createProjectUserModel })
    if (error) {
      for (const [field, message] of fieldMessagesOf(error, ['userName'], aboutEmail)) setError(field, { message })
      return
    }
    const { userName } = createProjectUserModel
    // The answer's id is a user's or an invitation's; the list of invitations says which.
    const { data: invitations = [] } = await readInvitations({ projectId })
    const wasInvited = invitations.some(({ id, email }) => id === data.id && email === userName)
    if (wasInvited) toast.info(text.invited(userName))
    else toast.success(text.added(userName))
    onClose()
  })
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={text.title}
      subtitle={text.subtitle}
      submitLabel={text.submit}
      isPending={isLoading}
      onSubmit={(event) => void submit(event)}
    >
      {/* oxlint-disable jsx-a11y/no-autofocus -- the dialog is opened to type this */}
      <LtrTextField
        control={control}
        name="userName"
        label={text.email}
        type="email"
        inputMode="email"
        isRequired
        autoFocus
      />
      {/* oxlint-enable jsx-a11y/no-autofocus */}
      <AccessField label={text.access} value={access} onChange={(id) => setValue('userAccessTypeId', id)} />
    </FormDialog>
  )
}
