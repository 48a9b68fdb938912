import {
  useInvoicePayMutation,
  usePaymentProviderListQuery,
  useRunwayGetQuery,
  type PayInvoiceModel,
} from '@sarv/client/financial.generated'
import { gatewayRials } from '@sarv/contract/financial/invoices/invoices.rules'
import { WalletMinimal } from 'lucide-react'
import { useState } from 'react'
import { formatCount } from '../../../format/number.ts'
import { formatRials } from '../../../format/rials.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { useWatch } from '../../../ui/form.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { iconMd } from '../../../ui/icons.ts'
import { Loading } from '../../../ui/Loading.tsx'
import { Money } from '../../../ui/Money.tsx'
import type { CardOption } from '../../../ui/RadioCards.tsx'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'
import { toast } from '../../../ui/toast.ts'
import { depositText } from '../deposit/deposit.fa.ts'
import { GatewayCards } from '../deposit/GatewayCards.tsx'
import { useBankDialog } from '../deposit/use-bank-dialog.ts'
import { invoicesText } from './invoices.fa.ts'
import styles from './PayInvoiceDialog.module.css'

const text = invoicesText.dialog

export interface InvoiceToPay {
  id: number
  /** What is still to be paid. */
  invoicePrice: number
  /** Of a bill: what is owed of it, which money that comes in pays; the wallet has nothing to pay it with. */
  billId?: number | null | undefined
}

interface PayInvoiceDialogProps {
  invoice: InvoiceToPay
  onClose: () => void
}

/** From the wallet or at a bank. What there is decides which of them can be chosen, so it is read before anything is shown. */
export function PayInvoiceDialog({ invoice, onClose }: PayInvoiceDialogProps) {
  const query = useRunwayGetQuery({}, { refetchOnMountOrArgChange: true })
  const { data: runway, error, isFetching, fulfilledTimeStamp = 0, refetch } = query
  const [openedAt] = useState(Date.now)
  // Not whenever it is read again: what somebody has chosen meanwhile stays chosen.
  if (runway && fulfilledTimeStamp >= openedAt)
    return <Paying invoice={invoice} balance={runway.balance} onClose={onClose} />
  return (
    <Dialog isOpen onClose={onClose} title={text.title(formatCount(invoice.id))}>
      {error && !isFetching ? (
        <ErrorBox isPart title={text.failed} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Loading lines={6} />
      )}
    </Dialog>
  )
}

/** Stands for the wallet among the ids of gateways. */
const fromWallet = 0

interface PayForm {
  id: number
  paymentProviderId: number | null
}

const resolver = resolveBySchema<PayForm, PayInvoiceModel>(
  async () => (await import('@sarv/contract/financial/invoices/invoices.schemas')).PayInvoiceModel,
  {
    toSent: ({ id, paymentProviderId }) => ({ id, ...(paymentProviderId !== fromWallet && { paymentProviderId }) }),
    besides: ({ paymentProviderId }) => ({ paymentProviderId: paymentProviderId === null ? text.choose : undefined }),
  },
)

function Paying({
  invoice: { id, invoicePrice, billId },
  balance,
  onClose,
}: PayInvoiceDialogProps & { balance: number }) {
  const [pay] = useInvoicePayMutation()
  const { data: gateways } = usePaymentProviderListQuery()
  const { control, dialog } = useBankDialog((body: PayInvoiceModel) => pay({ body }), {
    defaultValues: {
      id,
      paymentProviderId: typeof billId !== 'number' && balance >= invoicePrice ? fromWallet : (null as number | null),
    },
    resolver,
    paid: () => {
      toast.success(invoicesText.paidNow)
      onClose()
    },
  })
  const chosen = useWatch({ control, name: 'paymentProviderId' })
  const isAtBank = chosen !== null && chosen !== fromWallet
  const minimumRials = gateways?.find(({ id: gateway }) => gateway === chosen)?.minAmount ?? 0
  const isOwed = typeof billId === 'number'
  const atBank = gatewayRials(isOwed ? 0 : invoicePrice, { owedRials: Math.max(0, -balance), minimumRials })
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={text.title(formatCount(id))}
      submitLabel={chosen === fromWallet ? text.fromWallet : depositText.submit}
      {...dialog}
    >
      <dl className={styles.figures}>
        <div>
          <dt>{invoicesText.columns.payable}</dt>
          <dd>
            <Money rials={invoicePrice} />
          </dd>
        </div>
        {isAtBank && atBank > invoicePrice && (
          <div>
            <dt>{text.atBank}</dt>
            <dd>
              <Money rials={atBank} />
            </dd>
          </div>
        )}
      </dl>
      {isAtBank && atBank > invoicePrice && (
        <p className={styles.why}>{balance < 0 ? text.withDebt : text.withMinimum}</p>
      )}
      <GatewayCards
        control={control}
        name="paymentProviderId"
        amount={atBank}
        {...(!isOwed && { wallet: walletOption(balance, invoicePrice) })}
      />
      <p className={styles.why}>{chosen === fromWallet ? text.walletAfter : text.bankAfter}</p>
    </FormDialog>
  )
}

const walletOption = (balance: number, price: number): CardOption<number> => ({
  id: fromWallet,
  label: text.wallet,
  lead: <WalletMinimal {...iconMd} />,
  ...(balance >= price
    ? { description: text.left(formatRials(balance - price)) }
    : { disabledReason: text.missing(formatRials(price - balance)) }),
})
