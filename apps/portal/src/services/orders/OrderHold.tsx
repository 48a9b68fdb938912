import type { QuoteHold } from '@sarv/contract/pricing/quote.schemas'
import { formatCount } from '../../format/number.ts'
import { interruptOrder } from '../../shell/interrupted-order.ts'
import { askForDeposit } from '../../shell/missing-money.ts'
import { currentAddress } from '../../shell/navigator.ts'
import { useCurrentPage } from '../../shell/page-handle.ts'
import { useMayInAccount } from '../../shell/use-may.ts'
import { Button } from '../../ui/Button.tsx'
import { Money } from '../../ui/Money.tsx'
import { Note } from '../../ui/Note.tsx'
import { ordersText } from './orders.fa.ts'

const text = ordersText.hold

interface OrderHoldProps {
  hold: QuoteHold | undefined
  /** Of a service that becomes dearer: only the difference is set aside. */
  isChange?: boolean
}

/** The money that is set aside for the first hours, or what is missing of it with the way to pay it in. */
export function OrderHold({ hold, isChange = false }: OrderHoldProps) {
  if (!hold) return null
  return (
    <>
      {hold.rials > 0 && <Held hold={hold} isChange={isChange} />}
      {hold.cap && <Note tone={hold.cap.reachedDate ? 'warning' : 'info'}>{hold.cap.sentence}</Note>}
    </>
  )
}

function Held({ hold, isChange }: { hold: QuoteHold; isChange: boolean }) {
  const hours = formatCount(hold.hours)
  if (hold.missing > 0) return <Missing hold={hold} what={isChange ? text.ofChange(hours) : text.ofOrder(hours)} />
  return (
    <p>
      {isChange ? text.ofChange(hours) : text.ofOrder(hours)} (<Money rials={hold.rials} />) {text.isSetAside}
    </p>
  )
}

function Missing({ hold, what }: { hold: QuoteHold; what: string }) {
  const mayPay = useMayInAccount()('money')
  const { title } = useCurrentPage()
  const pay = () => {
    interruptOrder({ path: currentAddress(), title })
    askForDeposit(hold.missing)
  }
  return (
    <Note tone="danger" title={text.missingTitle} isLive>
      <p>
        {what} (<Money rials={hold.rials} />) {text.isSetAsideAnd} <Money rials={hold.missing} /> {text.lacks}
      </p>
      {mayPay ? (
        <Button size="sm" kind="primary" writes onPress={pay}>
          {text.deposit}
        </Button>
      ) : (
        <p>{text.askSomebody}</p>
      )}
    </Note>
  )
}

/** Why it cannot be sent, beside the button; the note says more. */
export const moneyRefusal = (quote: { hold?: QuoteHold | undefined } | undefined): string | undefined =>
  quote?.hold && quote.hold.missing > 0 ? text.missingTitle : undefined
