import type { QuoteLimit } from '@sarv/contract/pricing/quote.schemas'
import type { DryRun } from '../../shell/use-dry-run.ts'
import { Note } from '../../ui/Note.tsx'
import { OrderHold } from '../orders/OrderHold.tsx'
import styles from './resizing.module.css'
import { resizingText as text } from './resizing.fa.ts'

const isOver = ({ current, wanted, max }: QuoteLimit) => current + wanted > max

interface ResizeVerdictProps {
  rehearsal: DryRun
  /** An order, not a change of what there is. */
  isNew?: boolean
}

/** What the server says about the change: why it would refuse it, or what else happens. */
export function ResizeVerdict({ rehearsal: { quote, error }, isNew = false }: ResizeVerdictProps) {
  if (error?.message) {
    return (
      <Note tone="danger" title={isNew ? text.orderRefused : text.refused} isLive>
        {error.message}
      </Note>
    )
  }
  const over = (quote?.limits ?? []).filter(isOver)
  if (over.length > 0) {
    return (
      <Note tone="warning" title={text.overLimitTitle} isLive>
        {over.map(({ item, max, current }) => (
          <p key={item}>{text.overLimit(item, max, current)}</p>
        ))}
      </Note>
    )
  }
  return (
    <>
      <OrderHold isChange={!isNew} hold={quote?.hold} />
      {quote && quote.effects.length > 0 && (
        <Note tone="info" title={text.effects}>
          <ul className={styles.effects}>
            {quote.effects.map((effect) => (
              <li key={effect}>{effect}</li>
            ))}
          </ul>
        </Note>
      )}
    </>
  )
}
