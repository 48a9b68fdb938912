import { useOfferListQuery, type OfferListItem } from '@sarv/client/financial.generated'
import { promotionRedirectLink } from '@sarv/client/portal.generated'
import { Gift, TicketPercent } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { formatDate } from '../../../format/dates.ts'
import { nowOnWire } from '../../../format/relative.ts'
import { lazyDialog } from '../../../shell/lazy-dialog.tsx'
import { openPanel } from '../../../shell/panels.ts'
import { paths } from '../../../shell/paths.ts'
import { openCall } from '../../../shell/session-calls.ts'
import { shellText } from '../../../shell/shell.fa.ts'
import { useMayInAccount } from '../../../shell/use-may.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { iconMd } from '../../../ui/icons.ts'
import { Loading } from '../../../ui/Loading.tsx'
import { Money } from '../../../ui/Money.tsx'
import { BackLink, PageHead } from '../../../ui/PageHead.tsx'
import { offersText as text } from './offers.fa.ts'
import styles from './SalesPage.module.css'

const OfferDialog = lazyDialog(async () => (await import('./OfferDialog.tsx')).OfferDialog)

/** `/portal/sales`; with `?code=` on to where a promotion leads. */
export function SalesPage() {
  usePromotion()
  const { data: offers, error, isFetching, refetch } = useOfferListQuery()
  const [bought, setBought] = useState<OfferListItem>()
  const now = nowOnWire()
  const open = offers?.filter(({ expireDate }) => expireDate > now)
  return (
    <>
      <BackLink href={paths.dashboard}>{text.back}</BackLink>
      <PageHead title={text.title} summary={text.summary} isInPhoneHeader />
      {open && open.length > 0 && (
        <ul className={styles.offers}>
          {open.map((offer) => (
            <li key={offer.id}>
              <OfferCard offer={offer} onBuy={() => setBought(offer)} />
            </li>
          ))}
        </ul>
      )}
      {open?.length === 0 && <NoOffers />}
      {!offers && !error && <Loading tiles={3} />}
      {!offers && !!error && (
        <ErrorBox title={text.failed} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {bought && <OfferDialog id={bought.id} onClose={() => setBought(undefined)} />}
    </>
  )
}

const findAddress = openCall(promotionRedirectLink)

/** A link of a promotion opens the address that it stands for; one that is over leaves people here. */
const usePromotion = () => {
  const [search] = useSearchParams()
  const code = search.get('code')
  useEffect(() => {
    if (!code) return
    const follow = async () => {
      const { data } = await findAddress({ code })
      // Only pages: an address that runs code is none.
      const address = data && URL.parse(data, location.origin)
      if (address && ['http:', 'https:'].includes(address.protocol)) location.assign(address)
    }
    void follow()
  }, [code])
}

function NoOffers() {
  const may = useMayInAccount()
  return (
    <Card isFlush label={text.title}>
      <Empty
        icon={TicketPercent}
        title={text.empty.title}
        actions={
          may('money') && (
            <Button writes onPress={() => openPanel('deposit')}>
              {text.empty.deposit}
            </Button>
          )
        }
      >
        {text.empty.text}
      </Empty>
    </Card>
  )
}

function OfferCard({ offer, onBuy }: { offer: OfferListItem; onBuy: () => void }) {
  const { name, amount, freeAmount, expireDate } = offer
  const may = useMayInAccount()
  return (
    <Card>
      <div className={styles.offer}>
        <h2 className={styles.name}>
          <Gift {...iconMd} />
          <bdi>{name}</bdi>
        </h2>
        <dl className={styles.figures}>
          <div>
            <dt>{text.pay}</dt>
            <dd>
              <Money rials={amount} />
            </dd>
          </div>
          <div data-gift>
            <dt>{text.gift}</dt>
            <dd>
              + <Money rials={freeAmount} />
            </dd>
          </div>
          <div data-sum>
            <dt>{text.credit}</dt>
            <dd>
              <Money rials={amount + freeAmount} />
            </dd>
          </div>
        </dl>
        <div className={styles.foot}>
          <span>{text.until(formatDate(expireDate))}</span>
          <Button
            opens={OfferDialog}
            aria-label={text.buyOf(name ?? '')}
            disabledReason={may('money') ? undefined : shellText.roleForbids}
            onPress={onBuy}
          >
            {text.buy}
          </Button>
        </div>
      </div>
    </Card>
  )
}
