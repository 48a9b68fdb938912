import type { FastifyInstance } from 'fastify'
import { costCalls } from '@sarv/contract/financial/costs/costs.calls'
import type { CostReportItem, IdleServiceListItem } from '@sarv/contract/financial/costs/costs.schemas'
import { fromWire, toWire } from '../../../db/wire-time.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { AppError } from '../../../errors/app-error.ts'
import { implement } from '../../../http/implement.ts'
import { databaseNow } from '../rating/rating.store.ts'
import { jalaliMonthOf } from '../usage/jalali-month.rules.ts'
import { productOrService } from '../usage/product-names.rules.ts'
import { daysOf, periodOf } from './costs.rules.ts'
import { listCosts, type CostRow } from './costs.store.ts'
import { readCostDifference } from './difference.service.ts'
import { listIdle, type IdleRow } from './idle.store.ts'

const toItem = ({ day, netRials, vatRials, ...row }: CostRow): CostReportItem => ({
  ...row,
  product: row.serviceType && productOrService(row.serviceType),
  date: day && toWire(day),
  price: netRials,
  vat: vatRials,
  totalPrice: netRials + vatRials,
})

const toIdleItem = ({ since, monthlyRials, ...row }: IdleRow): IdleServiceListItem => ({
  ...row,
  product: productOrService(row.serviceType),
  fromDate: toWire(since),
  monthlyPrice: monthlyRials,
})

export const costRoutes = (app: FastifyInstance, { db, idleKinds }: Dependencies): void => {
  implement(app, costCalls.costReport, async ({ actor, query }) => {
    const { fromDate, toDate, groupBy: group, projectId, labelKey } = query
    const asked = {
      from: fromDate === undefined ? undefined : fromWire(fromDate),
      to: toDate === undefined ? undefined : fromWire(toDate),
    }
    const days = daysOf(periodOf(asked, await databaseNow(db)))
    if (!days) throw new AppError('period_wrong')
    return (await listCosts(db, actor.customerId, { group, days, projectId, labelKey })).map(toItem)
  })

  implement(app, costCalls.costDifference, async ({ actor, query: { date } }) => {
    const now = await databaseNow(db)
    const moment = date === undefined ? now : fromWire(date)
    if (jalaliMonthOf(moment).from > now) throw new AppError('period_wrong')
    return readCostDifference(db, actor.customerId, { moment, now })
  })

  implement(app, costCalls.idleServiceList, async ({ actor }) =>
    (await listIdle(db, actor.customerId, idleKinds)).map(toIdleItem),
  )
}
