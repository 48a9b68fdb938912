import { usePaymentCreateMutation } from '@sarv/client/financial.generated'
import { useWatch } from '../../../ui/form.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { MoneyField } from '../../../ui/MoneyField.tsx'
import { depositResolver, quickAmounts } from './deposit-form.ts'
import { depositText as text } from './deposit.fa.ts'
import { GatewayCards } from './GatewayCards.tsx'
import { useBankDialog } from './use-bank-dialog.ts'
import styles from './DepositDialog.module.css'

interface DepositDialogProps {
  /** Rials to begin with: what was to be paid before. */
  amount?: number | undefined
  onClose: () => void
}

/** Money into the wallet: how much, and at which gateway. */
export function DepositDialog({ amount: begun = quickAmounts[0], onClose }: DepositDialogProps) {
  const [create] = usePaymentCreateMutation()
  const { control, dialog } = useBankDialog((body) => create({ body }), {
    defaultValues: { amount: begun, paymentProviderId: null as number | null },
    resolver: depositResolver,
  })
  const amount = useWatch({ control, name: 'amount' })
  return (
    <FormDialog isOpen onClose={onClose} title={text.title} submitLabel={text.submit} {...dialog}>
      <MoneyField
        control={control}
        name="amount"
        label={text.amount}
        presets={quickAmounts}
        presetsLabel={text.quick}
        isRequired
      />
      <GatewayCards control={control} name="paymentProviderId" amount={amount} />
      <p className={styles.after}>{text.after}</p>
    </FormDialog>
  )
}
