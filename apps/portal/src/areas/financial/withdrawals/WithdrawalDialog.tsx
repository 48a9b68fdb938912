import {
  useRunwayGetQuery,
  useWithdrawalCreateMutation,
  type CreateWithdrawalModel,
} from '@sarv/client/financial.generated'
import { formatRials } from '../../../format/rials.ts'
import { useFormDialog } from '../../../shell/use-form-dialog.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { LtrTextField } from '../../../ui/LtrTextField.tsx'
import { MoneyField } from '../../../ui/MoneyField.tsx'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'
import { TextField } from '../../../ui/TextField.tsx'
import { toast } from '../../../ui/toast.ts'
import { withdrawalsText as text } from './withdrawals.fa.ts'

interface WithdrawalForm {
  amount: number | null
  sheba: string
  holderName: string
}

const resolver = resolveBySchema<WithdrawalForm, CreateWithdrawalModel>(
  async () => (await import('@sarv/contract/financial/withdrawals/withdrawals.schemas')).CreateWithdrawalModel,
)

/** Money out of the wallet: how much, and to which account. */
export function WithdrawalDialog({ onClose }: { onClose: () => void }) {
  const [create] = useWithdrawalCreateMutation()
  const { data: runway } = useRunwayGetQuery({})
  const { control, dialog } = useFormDialog((body: CreateWithdrawalModel) => create({ body }), {
    defaultValues: { amount: null as number | null, sheba: '', holderName: '' },
    resolver,
    about: { withdrawal_too_much: 'amount' },
    done: () => {
      toast.success(text.asked)
      onClose()
    },
  })
  const can = runway && text.can(formatRials(runway.wallet))
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={text.title}
      subtitle={text.subtitle}
      submitLabel={text.submit}
      {...dialog}
    >
      <MoneyField control={control} name="amount" label={text.amount} help={can} isRequired />
      <LtrTextField control={control} name="sheba" label={text.sheba} help={text.shebaHelp} maxLength={34} isRequired />
      <TextField control={control} name="holderName" label={text.holderName} maxLength={100} isRequired />
    </FormDialog>
  )
}
