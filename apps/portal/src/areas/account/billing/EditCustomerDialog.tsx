import { useCustomerEditMutation } from '@sarv/client/account.generated'
import type { Customer, EditCustomerModel } from '@sarv/contract/account/customers/customers.schemas'
import { fieldMessagesOf } from '../../../shell/field-messages.ts'
import { useForm } from '../../../ui/form.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'
import { toast } from '../../../ui/toast.ts'
import { billingText } from './billing.fa.ts'
import { type CustomerForm, toCustomerForm } from './customer-form.ts'
import { CustomerFields } from './CustomerFields.tsx'

const text = billingText.editing

const names = {
  name: 'name',
  nationalId: 'nationalId',
  phone: 'phone',
  postalCode: 'postalCode',
  address: 'address',
  registrationDate: 'registrationDate',
} as const

const resolver = resolveBySchema<CustomerForm, EditCustomerModel>(
  async () => (await import('@sarv/contract/account/customers/customers.schemas')).EditCustomerModel,
)

export function EditCustomerDialog({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const [edit, { isLoading }] = useCustomerEditMutation()
  const { control, handleSubmit, setError } = useForm<CustomerForm, unknown, EditCustomerModel>({
    defaultValues: toCustomerForm(customer),
    mode: 'onTouched',
    resolver,
  })
  const submit = handleSubmit(async (editCustomerModel) => {
    const { error } = await edit({ body: editCustomerModel })
    if (error) {
      for (const [field, message] of fieldMessagesOf(error, Object.values(names))) setError(field, { message })
      return
    }
    toast.success(text.saved)
    onClose()
  })
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={text.title}
      subtitle={text.subtitle}
      size="lg"
      submitLabel={text.submit}
      isPending={isLoading}
      onSubmit={(event) => void submit(event)}
    >
      <CustomerFields
        control={control}
        names={names}
        nameLabel={customer.isLegal ? billingText.converting.name : text.name}
        kind={customer.isLegal ? 'legal' : 'person'}
      />
    </FormDialog>
  )
}
