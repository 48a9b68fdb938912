import { useCustomerConvertToLegalMutation } from '@sarv/client/account.generated'
import type { ConvertCustomerToLegalModel } from '@sarv/contract/account/customers/customers.schemas'
import { useFormDialog } from '../../../shell/use-form-dialog.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'
import { toast } from '../../../ui/toast.ts'
import { billingText } from './customers.fa.ts'
import { type CompanyForm, emptyCompany } from './customer-form.ts'
import { CustomerFields } from './CustomerFields.tsx'

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
  const { control, dialog } = useFormDialog((body) => convert({ body }), {
    defaultValues: emptyCompany,
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
      <CustomerFields control={control} names={names} nameLabel={text.name} kind="legal" />
    </FormDialog>
  )
}
