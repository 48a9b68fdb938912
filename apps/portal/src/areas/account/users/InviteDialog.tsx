import { useCustomerUserCreateMutation } from '@sarv/client/account.generated'
import { noAccountRoles } from '@sarv/contract/account/customer-users/customer-users.rules'
import type { CreateCustomerUserModel } from '@sarv/contract/account/customer-users/customer-users.schemas'
import { fieldMessagesOf } from '../../../shell/field-messages.ts'
import { useForm, useWatch } from '../../../ui/form.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { LtrTextField } from '../../../ui/LtrTextField.tsx'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'
import { toast } from '../../../ui/toast.ts'
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

/** An e-mail and what its owner will be in the account. */
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
  const submit = handleSubmit(async (createCustomerUserModel) => {
    const { data, error } = await invite({ createCustomerUserModel })
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
      <RoleFields
        before={noAccountRoles}
        value={{ isSuperUser, isFinancialManager, isAccountManager }}
        onChange={(roles) => {
          setValue('isSuperUser', roles.isSuperUser)
          setValue('isFinancialManager', roles.isFinancialManager)
          setValue('isAccountManager', roles.isAccountManager)
        }}
      />
    </FormDialog>
  )
}
