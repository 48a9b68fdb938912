import type { SizeName } from '@sarv/contract/financial/calculator/calculations'
import type { Range } from '@sarv/contract/limits'
import { toLatinDigits } from '@sarv/contract/normalize'

/** The name of a ready-made plan there. */
export const planName = 'plan'

/** The name of a quote whose prices the order takes over. */
const quoteName = 'quote'

/** The nearest number that a range has. */
export const inRange = ({ min, max, step }: Range, wanted: number): number =>
  Math.min(max, Math.max(min, min + Math.round((wanted - min) / step) * step))

const numberIn = (search: URLSearchParams, name: string): number | undefined => {
  const written = toLatinDigits(search.get(name) ?? '').trim()
  const number = written === '' ? Number.NaN : Number(written)
  return Number.isSafeInteger(number) && number >= 0 ? number : undefined
}

/**
 * A size that the address asks for. Addresses are typed, cut and sent around: one that is too big or between two steps is
 * taken for the nearest, and what is no number for nothing.
 */
export const readSize = (search: URLSearchParams, name: SizeName, range: Range): number | undefined => {
  const wanted = numberIn(search, name)
  return wanted === undefined ? undefined : inRange(range, wanted)
}

export const readPlan = (search: URLSearchParams): number | undefined => numberIn(search, planName)

export const readQuote = (search: URLSearchParams): number | undefined => numberIn(search, quoteName)

export const writeSizes = (
  sizes: Partial<Record<SizeName, number>>,
  planId?: number | null,
  quoteId?: number,
): URLSearchParams => {
  const search = new URLSearchParams()
  for (const [name, size] of Object.entries(sizes)) search.set(name, String(size))
  if (planId) search.set(planName, String(planId))
  if (quoteId) search.set(quoteName, String(quoteId))
  return search
}

/** A page's address with more parameters: pages whose orders are made in a dialog have one already. */
export const withSearch = (path: string, more: URLSearchParams): string =>
  more.size === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}${more}`

const sizeNames: Readonly<Record<SizeName, true>> = {
  n: true,
  cpu: true,
  ram: true,
  disk: true,
  ip4: true,
  ip6: true,
  workers: true,
  pods: true,
  records: true,
  rules: true,
}

/** Sizes, plan and quote of an order, as an address says them. */
export const orderInAddress = (search: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...search].filter(([name]) => isOfOrder(name)))

/** The address after the order's dialog was closed. */
export const withoutOrder = (search: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...search].filter(([name]) => !isOfOrder(name)))

const isOfOrder = (name: string): boolean => name === planName || name === quoteName || name in sizeNames
