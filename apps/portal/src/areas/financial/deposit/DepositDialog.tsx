import { usePaymentCreateMutation } from '@sarv/client/financial.generated'
import { formatNumber } from '../../../format/number.ts'
import { formatRialsInWords } from '@sarv/contract/words'
import { Button } from '../../../ui/Button.tsx'
import { useWatch } from '../../../ui/form.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { NumberField } from '../../../ui/NumberField.tsx'
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
  const { control, setValue, dialog } = useBankDialog((body) => create({ body }), {
    defaultValues: { amount: begun, paymentProviderId: null as number | null },
    resolver: depositResolver,
  })
  const amount = useWatch({ control, name: 'amount' })
  return (
    <FormDialog isOpen onClose={onClose} title={text.title} submitLabel={text.submit} {...dialog}>
      <NumberField
        control={control}
        name="amount"
        label={text.amount}
        minValue={0}
        suffix={text.rial}
        help={amount ? formatRialsInWords(amount) : undefined}
        isRequired
      />
      <fieldset className={styles.quick} aria-label={text.quick}>
        {quickAmounts.map((rials) => (
          <Button
            key={rials}
            size="sm"
            kind={rials === amount ? 'secondary' : 'quiet'}
            onPress={() => setValue('amount', rials, { shouldValidate: true })}
          >
            {formatNumber(rials)}
          </Button>
        ))}
      </fieldset>
      <GatewayCards control={control} name="paymentProviderId" amount={amount} />
      <p className={styles.after}>{text.after}</p>
    </FormDialog>
  )
}
