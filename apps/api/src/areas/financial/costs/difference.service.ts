import type { CostDifference } from '@sarv/contract/financial/costs/costs.schemas'
import type { Db } from '../../../db/connection.ts'
import { toWire } from '../../../db/wire-time.ts'
import type { Span } from '../rating/rating.rules.ts'
import { jalaliMonthOf } from '../usage/jalali-month.rules.ts'
import { productOrService } from '../usage/product-names.rules.ts'
import { listCosts } from './costs.store.ts'
import { compareMonths } from './difference.rules.ts'

const dayMs = 24 * 3600 * 1000
const daysIn = ({ from, to }: Span): number => Math.round((to.getTime() - from.getTime()) / dayMs)

/** The month of a moment beside the one before. What runs now is counted to the end of its month. */
export const readCostDifference = async (
  db: Db,
  customerId: number,
  { moment, now }: { moment: Date; now: Date },
): Promise<CostDifference> => {
  const month = jalaliMonthOf(moment)
  const previous = jalaliMonthOf(new Date(month.from.getTime() - 1))
  const ofServices = { group: 'service', projectId: undefined, labelKey: undefined } as const
  const rows = await listCosts(db, customerId, { ...ofServices, days: [month] })
  const earlier = await listCosts(db, customerId, { ...ofServices, days: [previous] })
  const compared = compareMonths(rows, earlier)
  return {
    fromDate: toWire(month.from),
    isForecast: month.to > now,
    totalPrice: compared.totalRials,
    before: compared.beforeRials,
    difference: compared.differenceRials,
    days: daysIn(month),
    daysBefore: daysIn(previous),
    services: compared.services.map(({ row, totalRials, beforeRials, differenceRials }) => ({
      projectId: row.projectId,
      project: row.project,
      serviceType: row.serviceType,
      serviceId: row.serviceId,
      product: row.serviceType && productOrService(row.serviceType),
      service: row.service,
      totalPrice: totalRials,
      before: beforeRials,
      difference: differenceRials,
    })),
    otherCount: compared.otherCount,
    otherDifference: compared.otherRials,
  }
}
