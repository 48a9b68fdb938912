const hourMs = 3_600_000
const halfHourMs = hourMs / 2
const msPerPrice = 30n * 24n * 3_600_000n

/** A span of time; what is at `to` belongs to the next. */
export interface Span {
  from: Date
  to: Date
}

/** The hour of a moment. Hours begin with those of Tehran, half past in UTC, so that Jalali days and months end with one. */
export const hourOf = (moment: Date): Span => {
  const from = Math.floor((moment.getTime() - halfHourMs) / hourMs) * hourMs + halfHourMs
  return { from: new Date(from), to: new Date(from + hourMs) }
}

export const hourAfter = ({ to }: Span): Span => ({ from: to, to: new Date(to.getTime() + hourMs) })

/** A line of usage as far as its costs go. */
export interface RatedLine {
  from: Date
  /** null: it goes on. */
  to: Date | null
  monthlyRials: number
  vatPercent: number
}

export interface Cost {
  netRials: number
  vatRials: number
}

/**
 * What a line has cost until a moment: the price by the time, rounded down once, and its tax, rounded down once. The
 * database has the same as `usage_cost` and `usage_vat`.
 */
export const costUntil = ({ from, to, monthlyRials, vatPercent }: RatedLine, moment: Date): Cost => {
  const end = Math.min(moment.getTime(), to?.getTime() ?? Number.POSITIVE_INFINITY)
  const usedMs = BigInt(Math.max(0, end - from.getTime()))
  const net = (BigInt(monthlyRials) * usedMs) / msPerPrice
  return { netRials: Number(net), vatRials: Number((net * BigInt(vatPercent)) / 100n) }
}

/** What a line costs in a span: the difference of what it had cost at both ends, so that spans always add up. */
export const costIn = (line: RatedLine, span: Span): Cost => {
  const before = costUntil(line, span.from)
  const after = costUntil(line, span.to)
  return { netRials: after.netRials - before.netRials, vatRials: after.vatRials - before.vatRials }
}
