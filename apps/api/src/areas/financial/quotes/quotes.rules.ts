import { timingSafeEqual } from 'node:crypto'
import type { QuotedItem } from '@sarv/contract/financial/quotes/quotes.schemas'
import type { SecretBox } from '../../../secrets.ts'
import { tehranDayStart } from '../usage/jalali-month.rules.ts'

const dayMs = 86_400_000

/** The midnight after its last day: so many days hold besides its own. */
export const validUntil = (madeAt: Date, quoteDays: number): Date =>
  new Date(tehranDayStart(madeAt).getTime() + (quoteDays + 1) * dayMs)

/** Everything that a quote says. */
export interface QuoteContent {
  id: number
  customerId: number
  datacenterId: number
  title: string | null
  buyerName: string
  vatPercent: number
  netRials: number
  vatRials: number
  hourlyRials: number
  madeAt: Date
  validUntil: Date
  items: readonly Pick<QuotedItem, 'choice' | 'count' | 'isHeld' | 'lines' | 'subtotal' | 'vat'>[]
}

/** The database keeps no order of names. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** Nobody guesses one of so many bits, and it still fits under the code on paper. */
const signatureBytes = 16

/** Whoever changes anything of it, on paper or in the database, has another one. */
export const signatureOf = (secrets: Pick<SecretBox, 'mac'>, content: QuoteContent): string => {
  const { id, customerId, datacenterId, title, buyerName, vatPercent, netRials, vatRials, hourlyRials } = content
  const items = content.items.map(({ choice, count, isHeld, lines, subtotal, vat }) => {
    return { choice, count, isHeld, lines, subtotal, vat }
  })
  const said = { id, customerId, datacenterId, title, buyerName, vatPercent, netRials, vatRials, hourlyRials, items }
  const dates = { madeAt: content.madeAt, validUntil: content.validUntil }
  return secrets
    .mac('quote', JSON.stringify({ ...said, ...dates }, inOrder))
    .subarray(0, signatureBytes)
    .toString('base64url')
}

export const isSignature = (given: string, signature: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(signature)]
  return one.length === other.length && timingSafeEqual(one, other)
}
