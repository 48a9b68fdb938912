import { useQuoteGetQuery, type QuoteDetail } from '@sarv/client/financial.generated'
import { quotedItemOf, type WantedChoice } from '@sarv/contract/financial/quotes/quotes.rules'
import type { QuoteLine } from '@sarv/contract/pricing/quote.schemas'
import { useSearchParams } from 'react-router'
import { formatDate } from '../../format/dates.ts'
import { formatCount } from '../../format/number.ts'
import { useProjects } from '../../shell/use-project.ts'
import { ordersText } from './orders.fa.ts'
import { readQuote } from './sizes-in-address.ts'

const text = ordersText.quote

/** What the quote in the address means for the order, as it is now. */
export interface QuotedOrder {
  /** To be named in the order; null: it goes at the prices of the day. */
  id: number | null
  /** What no unit costs more than. */
  lines: readonly QuoteLine[]
  /** Why nothing can be sent before the quote is read. */
  refusal: string | undefined
  note: { title: string; text: string; isKept: boolean } | undefined
}

const none: QuotedOrder = { id: null, lines: [], refusal: undefined, note: undefined }

interface Judged {
  quote: QuoteDetail
  datacenterId: number | undefined
  wanted: WantedChoice | undefined
  count: number
}

/** Why the quote promises nothing for the order; or the thing on it that is ordered. */
const judge = ({ quote, datacenterId, wanted, count }: Judged) => {
  if (!quote.isValid) return { why: text.expired }
  if (quote.datacenterId !== datacenterId) return { why: text.elsewhere(quote.datacenter) }
  const { item, isUsedUp } = wanted ? quotedItemOf(quote.items, wanted, count) : {}
  return item ? { item } : { why: isUsedUp ? text.used : text.differs }
}

/** The server refuses an order that names a quote it is not for: such an order does not name it, and says so. */
export const useQuotedOrder = (projectId: number, wanted: WantedChoice | undefined, count = 1): QuotedOrder => {
  const [search] = useSearchParams()
  const id = readQuote(search)
  const { data: quote, error } = useQuoteGetQuery({ id: id ?? 0 }, { skip: id === undefined })
  const { projects, isRead } = useProjects()
  if (id === undefined) return none
  const title = text.title(formatCount(id))
  if (error && !quote) return { ...none, note: { title, text: text.missing, isKept: false } }
  if (!quote || !isRead) return { ...none, refusal: text.reading }
  const datacenterId = projects.find((project) => project.id === projectId)?.datacenterId
  const { item, why } = judge({ quote, datacenterId, wanted, count })
  if (!item) return { ...none, note: { title, text: why ?? text.differs, isKept: false } }
  const holds = text.holds(formatDate(quote.validDate))
  return { id, lines: item.lines, refusal: undefined, note: { title, text: holds, isKept: true } }
}
