import type { Quote } from '@sarv/contract/pricing/quote.schemas'
import { useState } from 'react'

/** The last answer stays while the next one is asked for, until there is nothing to ask. */
export const useLastQuote = (quote: Quote | undefined, isChanged: boolean): Quote | undefined => {
  const [last, setLast] = useState<Quote>()
  const shown = isChanged ? (quote ?? last) : undefined
  if (shown !== last) setLast(shown)
  return shown
}
