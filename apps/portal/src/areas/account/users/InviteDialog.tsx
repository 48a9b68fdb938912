import { useCustomerUserCreateMutation } from '@sarv/client/account.generated'
import { noAccountRoles } from '@sarv/contract/account/customer-users/customer-users.rules'
import type { CreateCustomerUserModel } from '@sarv/contract/account/customer-users/customer-users.schemas'
import { useState } from 'react'
import { fieldMessagesOf } from '../../../shell/field-messages.ts'
import { useMayIn } from '../../../shell/use-may.ts'
import { useProjects, useSelectedProject } from '../../../shell/use-project.ts'
import { useForm, useWatch } from '../../../ui/form.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { LtrTextField } from '../../../ui/LtrTextField.tsx'
import { Note } from '../../../ui/Note.tsx'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'
import { toast } from '../../../ui/toast.ts'
import { givesNothing, invitedProjectsOf, usualAccess, type GivenAccess } from './member-roles.ts'
import { ProjectAccessFields } from './ProjectAccessFields.tsx'
import { RoleFields } from './RoleFields.tsx'
import { usersText } from './users.fa.ts'

const text = usersText.inviting

const resolver = resolveBySchema<CreateCustomerUserModel, CreateCustomerUserModel>(
  async () => (await import('@sarv/contract/account/customer-users/customer-users.schemas')).CreateCustomerUserModel,
)

/** The refusals that are about the e-mail. */
const aboutEmail = { already_member: 'userName', invitation_open: 'userName' } as const

interface InviteDialogProps {
  onClose: () => void
  onInvited: (invitationId: number) => void
}

/** An e-mail, what its owner will be in the account, and which projects they get into: all in one step. */
export function InviteDialog({ onClose, onInvited }: InviteDialogProps) {
  const [invite, { isLoading }] = useCustomerUserCreateMutation()
  const { control, handleSubmit, setError, setValue } = useForm<
    CreateCustomerUserModel,
    unknown,
    CreateCustomerUserModel
  >({
    defaultValues: { userName: '', ...noAccountRoles },
    mode: 'onTouched',
    resolver,
  })
  const [isSuperUser, isFinancialManager, isAccountManager] = useWatch({
    control,
    name: ['isSuperUser', 'isFinancialManager', 'isAccountManager'],
  })
  const roles = { isSuperUser, isFinancialManager, isAccountManager }
  const { managed, access, setAccess } = useGivenAccess()
  const projects = invitedProjectsOf(access, roles)
  const [isTold, setTold] = useState(false)
  const problem = givesNothing(roles, projects) ? text.nothingGiven : undefined
  const submit = handleSubmit(async (typed) => {
    setTold(true)
    if (problem) return
    const createCustomerUserModel = { ...typed, projects }
    const { data, error } = await invite({ body: createCustomerUserModel })
    if (error) {
      for (const [field, message] of fieldMessagesOf(error, ['userName'], aboutEmail)) setError(field, { message })
      return
    }
    toast.success(text.sent(createCustomerUserModel.userName))
    onInvited(data.id)
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
      <LtrTextField control={control} name="userName" label={text.email} type="email" inputMode="email" isRequired />
      <RoleFields
        before={noAccountRoles}
        value={roles}
        onChange={(wanted) => {
          setValue('isSuperUser', wanted.isSuperUser)
          setValue('isFinancialManager', wanted.isFinancialManager)
          setValue('isAccountManager', wanted.isAccountManager)
        }}
      />
      {isSuperUser ? (
        <Note>{text.superSeesAll}</Note>
      ) : (
        managed.length > 0 && <ProjectAccessFields projects={managed} value={access} onChange={setAccess} />
      )}
      {isTold && problem && (
        <Note tone="danger" isLive>
          {problem}
        </Note>
      )}
    </FormDialog>
  )
}

/** The projects that one lets people into, and which of them the invitation gives; the one at hand to begin with. */
const useGivenAccess = () => {
  const { projects } = useProjects()
  const mayIn = useMayIn()
  const selected = useSelectedProject()
  const managed = projects.filter(({ id }) => mayIn(id, 'project:manage'))
  const [chosen, setAccess] = useState<GivenAccess>()
  const usual = usualAccess(
    managed.map(({ id }) => id),
    selected?.id ?? null,
  )
  return { managed, access: chosen ?? usual, setAccess }
}
