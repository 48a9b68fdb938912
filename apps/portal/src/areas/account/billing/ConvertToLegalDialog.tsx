import { useCustomerConvertToLegalMutation } from '@sarv/client/account.generated'
import type { ConvertCustomerToLegalModel } from '@sarv/contract/account/customers/customers.schemas'
import { fieldMessagesOf } from '../../../shell/field-messages.ts'
import { useForm } from '../../../ui/form.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'
import { toast } from '../../../ui/toast.ts'
import { billingText } from './billing.fa.ts'
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
  const [convert, { isLoading }] = useCustomerConvertToLegalMutation()
  const { control, handleSubmit, setError } = useForm<CompanyForm, unknown, ConvertCustomerToLegalModel>({
    defaultValues: emptyCompany,
    mode: 'onTouched',
    resolver,
  })
  const submit = handleSubmit(async (convertCustomerToLegalModel) => {
    const { error } = await convert({ body: convertCustomerToLegalModel })
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
      <CustomerFields control={control} names={names} nameLabel={text.name} kind="legal" />
    </FormDialog>
  )
}
