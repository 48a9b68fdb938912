import type { QuoteHold } from '@sarv/contract/pricing/quote.schemas'
import { Part } from '../../shell/parts.ts'
import { moneyRefusal } from '../orders/OrderHold.tsx'
import { dearerBy } from './price-change.ts'

interface ChangeOutlookProps {
  /** What it costs now, per 30 days before VAT. */
  nowRials: number
  /** `undefined` before the server has said what it is going to cost. */
  after: { payable: number; vatPercent: number; hold?: QuoteHold | undefined } | undefined
}

/** How long the money lasts once a service costs more than it does. */
export function ChangeOutlook({ nowRials, after }: ChangeOutlookProps) {
  if (!after || moneyRefusal(after)) return null
  return <Part place="receipt" monthlyRials={dearerBy(nowRials, after)} isChange />
}
