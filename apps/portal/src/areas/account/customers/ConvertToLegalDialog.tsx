import { useCustomerConvertToLegalMutation } from '@sarv/client/account.generated'
import type { ConvertCustomerToLegalModel } from '@sarv/contract/account/customers/customers.schemas'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'
import { billingText } from './customers.fa.ts'
import { type CompanyForm, emptyCompany } from './customer-form.ts'
import { CustomerDialog } from './CustomerDialog.tsx'

const text = billingText.converting

const names = {
  name: 'name',
  nationalId: 'nationalId',
  phone: 'phoneNumber',
  postalCode: 'postalCode',
  address: 'address',
  registrationDate: 'registrationDate',
} as const

const resolver = resolveBySchema<CompanyForm, ConvertCustomerToLegalModel>(
  async () => (await import('@sarv/contract/account/customers/customers.schemas')).ConvertCustomerToLegalModel,
)

export function ConvertToLegalDialog({ onClose }: { onClose: () => void }) {
  const [convert] = useCustomerConvertToLegalMutation()
  return (
    <CustomerDialog
      text={text}
      defaultValues={emptyCompany}
      resolver={resolver}
      send={(body) => convert({ body })}
      onClose={onClose}
      names={names}
      nameLabel={text.name}
      kind="legal"
    />
  )
}
