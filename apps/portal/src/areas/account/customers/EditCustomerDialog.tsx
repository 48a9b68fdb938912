import { useCustomerEditMutation } from '@sarv/client/account.generated'
import type { Customer, EditCustomerModel } from '@sarv/contract/account/customers/customers.schemas'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'
import { billingText } from './customers.fa.ts'
import { type CustomerForm, toCustomerForm } from './customer-form.ts'
import { CustomerDialog } from './CustomerDialog.tsx'

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
  return (
    <CustomerDialog
      text={text}
      defaultValues={toCustomerForm(customer)}
      resolver={resolver}
      send={(body) => edit({ body })}
      onClose={onClose}
      names={names}
      nameLabel={customer.isLegal ? billingText.converting.name : text.name}
      kind={customer.isLegal ? 'legal' : 'person'}
    />
  )
}
