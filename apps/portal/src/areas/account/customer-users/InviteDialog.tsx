import { useCustomerUserCreateMutation } from '@sarv/client/account.generated'
import { noAccountRoles } from '@sarv/contract/account/customer-users/customer-users.rules'
import type { CreateCustomerUserModel } from '@sarv/contract/account/customer-users/customer-users.schemas'
import { useMemo, useState } from 'react'
import { useFormDialog } from '../../../shell/use-form-dialog.ts'
import { useMayIn } from '../../../shell/use-may.ts'
import { useProjects, useSelectedProject } from '../../../shell/use-project.ts'
import { useWatch } from '../../../ui/form.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { LtrTextField } from '../../../ui/LtrTextField.tsx'
import { Note } from '../../../ui/Note.tsx'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'
import { toast } from '../../../ui/toast.ts'
import { givesNothing, invitedProjectsOf, usualAccess, type GivenAccess } from './member-roles.ts'
import { ProjectAccessFields } from './ProjectAccessFields.tsx'
import { RoleFields } from './RoleFields.tsx'
import { usersText } from './customer-users.fa.ts'

const text = usersText.inviting

/** The contract's rules, of an invitation with the projects that it brings: one that gives nothing is none. */
const inviteResolver = (access: GivenAccess) =>
  resolveBySchema<CreateCustomerUserModel, CreateCustomerUserModel>(
    async () => {
      const { CreateCustomerUserModel } = await import('@sarv/contract/account/customer-users/customer-users.schemas')
      return CreateCustomerUserModel.refine((invitation) => !givesNothing(invitation, invitation.projects ?? []), {
        path: ['projects'],
        error: text.nothingGiven,
      })
    },
    { toSent: (typed) => ({ ...typed, projects: invitedProjectsOf(access, typed) }) },
  )

interface InviteDialogProps {
  onClose: () => void
  onInvited: (invitationId: number) => void
}

/** An e-mail, what its owner will be in the account, and which projects they get into: all in one step. */
export function InviteDialog({ onClose, onInvited }: InviteDialogProps) {
  const [invite] = useCustomerUserCreateMutation()
  const { managed, access, setAccess } = useGivenAccess()
  const resolver = useMemo(() => inviteResolver(access), [access])
  const { control, setValue, formState, dialog } = useFormDialog((body) => invite({ body }), {
    defaultValues: { userName: '', ...noAccountRoles },
    resolver,
    about: { already_member: 'userName', invitation_open: 'userName' },
    done: ({ id }, { userName }) => {
      toast.success(text.sent(userName))
      onInvited(id)
    },
  })
  const [isSuperUser, isFinancialManager, isAccountManager] = useWatch({
    control,
    name: ['isSuperUser', 'isFinancialManager', 'isAccountManager'],
  })
  const roles = { isSuperUser, isFinancialManager, isAccountManager }
  const problem = formState.isSubmitted && givesNothing(roles, invitedProjectsOf(access, roles))
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
      {problem && (
        <Note tone="danger" isLive>
          {text.nothingGiven}
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
