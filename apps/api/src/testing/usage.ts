import type { ServiceType } from '@sarv/contract/service-types'
import type { Db } from '../db/connection.ts'

export interface PaidSpan {
  /** Of all lines together, per 30 days and before VAT. */
  rials: number
  from: Date
  /** null: it goes on. */
  to: Date | null
}

/** What a service cost from each change of its price to the next, one after the other. */
export const paidSpans = async (db: Db, serviceType: ServiceType, serviceId: number): Promise<PaidSpan[]> => {
  const lines = await db
    .selectFrom('usage_intervals')
    .where('service_type', '=', serviceType)
    .where('service_id', '=', serviceId)
    .select(['monthly_price_rials as rials', 'from_at as from', 'to_at as to'])
    .execute()
  const endOf = ({ to }: { to: Date | null }) => to?.getTime() ?? Number.POSITIVE_INFINITY
  const changes = [...new Set(lines.flatMap((line) => [line.from.getTime(), endOf(line)]))].toSorted((a, b) => a - b)
  return changes.slice(0, -1).flatMap((at, index) => {
    const until = changes[index + 1]!
    const paid = lines.filter((line) => line.from.getTime() <= at && endOf(line) >= until)
    if (paid.length === 0) return []
    const rials = paid.reduce((sum, line) => sum + line.rials, 0)
    return [{ rials, from: new Date(at), to: Number.isFinite(until) ? new Date(until) : null }]
  })
}
