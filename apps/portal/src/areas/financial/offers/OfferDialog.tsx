import {
  useOfferGetQuery,
  useOfferPayMutation,
  type OfferDetail,
  type PayOfferModel,
} from '@sarv/client/financial.generated'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { Money } from '../../../ui/Money.tsx'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'
import { depositText } from '../deposit/deposit.fa.ts'
import { GatewayCards } from '../deposit/GatewayCards.tsx'
import { useBankDialog } from '../deposit/use-bank-dialog.ts'
import { offersText as text } from './offers.fa.ts'
import styles from './SalesPage.module.css'

interface OfferDialogProps {
  id: number
  onClose: () => void
}

/** Its figures are read again before anybody pays: an offer may have changed since the page was opened. */
export function OfferDialog({ id, onClose }: OfferDialogProps) {
  const { currentData: offer, error, isFetching, refetch } = useOfferGetQuery({ id })
  if (offer) return <PayDialog id={id} offer={offer} onClose={onClose} />
  return (
    <Dialog isOpen onClose={onClose} title={text.title}>
      {error ? (
        <ErrorBox
          isPart
          title={text.dialog.failed}
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading lines={6} />
      )}
    </Dialog>
  )
}

interface OfferForm {
  offerId: number
  paymentProviderId: number | null
}

const resolver = resolveBySchema<OfferForm, PayOfferModel>(
  async () => (await import('@sarv/contract/financial/offers/offers.schemas')).PayOfferModel,
  {
    besides: ({ paymentProviderId }) => ({
      paymentProviderId: paymentProviderId === null ? depositText.choose : undefined,
    }),
  },
)

function PayDialog({ id, offer, onClose }: OfferDialogProps & { offer: OfferDetail }) {
  const [pay] = useOfferPayMutation()
  const { control, dialog } = useBankDialog((body) => pay({ body }), {
    defaultValues: { offerId: id, paymentProviderId: null as number | null },
    resolver,
  })
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={text.buyOf(offer.name ?? '')}
      submitLabel={text.dialog.submit}
      {...dialog}
    >
      <dl className={styles.figures}>
        <div>
          <dt>{text.pay}</dt>
          <dd>
            <Money rials={offer.amount} />
          </dd>
        </div>
        <div data-gift>
          <dt>{text.gift}</dt>
          <dd>
            + <Money rials={offer.freeAmount} />
          </dd>
        </div>
        <div data-sum>
          <dt>{text.credit}</dt>
          <dd>
            <Money rials={offer.amount + offer.freeAmount} />
          </dd>
        </div>
      </dl>
      <GatewayCards control={control} name="paymentProviderId" amount={offer.amount} />
    </FormDialog>
  )
}
