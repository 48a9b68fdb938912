import { useCustomerEditMutation } from '@sarv/client/account.generated'
import type { Customer, EditCustomerModel } from '@sarv/contract/account/customers/customers.schemas'
import { useFormDialog } from '../../../shell/use-form-dialog.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'
import { toast } from '../../../ui/toast.ts'
import { billingText } from './customers.fa.ts'
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
  const [edit] = useCustomerEditMutation()
  const { control, dialog } = useFormDialog((body) => edit({ body }), {
    defaultValues: toCustomerForm(customer),
    resolver,
    done: () => {
      toast.success(text.saved)
      onClose()
    },
  })
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={text.title}
      subtitle={text.subtitle}
      size="lg"
      submitLabel={text.submit}
      {...dialog}
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
