import type { QuoteDetail, QuotedItem } from '@sarv/client/financial.generated'
import { calculations } from '@sarv/contract/financial/calculator/calculations'
import { formatDate } from '../../../format/dates.ts'
import { formatCount } from '../../../format/number.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Note } from '../../../ui/Note.tsx'
import { OrderButton, useOrderNote } from '../calculator/OrderButton.tsx'
import { financialPaths } from '../financial.paths.ts'
import { calculatorSearch, choiceOf, kindOf, wordsOf } from './quoted-choice.ts'
import { quotesText } from './quotes.fa.ts'
import styles from './Quotes.module.css'

const text = quotesText.order

/** Each thing on the quote with the way to its order form, filled in. */
export function QuoteOrders({ quote }: { quote: QuoteDetail }) {
  return (
    <Card title={text.title} headEnd={quote.isValid && <small>{text.until(formatDate(quote.validDate))}</small>}>
      {!quote.isValid && (
        <Note tone="warning" title={text.expiredTitle}>
          {text.expiredText}
        </Note>
      )}
      <ul className={styles.orders}>
        {quote.items.map((item) => (
          <OrderOf key={item.position} quote={quote} item={item} />
        ))}
      </ul>
    </Card>
  )
}

/** How many are left is what the form begins with. */
const leftOf = ({ choice, count, orderedCount }: QuotedItem): QuotedItem['choice'] =>
  choice.n === undefined ? choice : { ...choice, n: Math.max(1, count - orderedCount) }

function OrderOf({ quote, item }: { quote: QuoteDetail; item: QuotedItem }) {
  const { choice: chosen, payable, count, orderedCount } = item
  const what = quotesText.what(kindOf(chosen.tab), wordsOf(chosen))
  const { tab, choice } = choiceOf(leftOf(item))
  const order = { product: calculations[tab].product, choice }
  const note = useOrderNote(order)
  const isUsedUp = orderedCount >= count
  return (
    <li>
      <span>
        <b>{kindOf(chosen.tab)}</b> <small>{wordsOf(chosen)}</small>
      </span>
      <Money rials={payable} per={text.perMonth} />
      {orderedCount > 0 && (
        <small>{isUsedUp ? text.ordered : text.orderedSome(formatCount(orderedCount), formatCount(count))}</small>
      )}
      {quote.isValid ? (
        <>
          <OrderButton
            {...order}
            isWide
            isOneOfMany={quote.items.length > 1}
            quote={quote}
            what={what}
            refusal={isUsedUp ? text.allOrdered : undefined}
          />
          {!isUsedUp && <small>{note}</small>}
        </>
      ) : (
        <LinkButton href={`${financialPaths.calculator}?${calculatorSearch(chosen)}`}>{text.recalculate}</LinkButton>
      )}
    </li>
  )
}
