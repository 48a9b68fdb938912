import type { FastifyInstance } from 'fastify'
import { dashboardCalls } from '@sarv/contract/dashboard/dashboard.calls'
import type { Dependencies } from '../../dependencies.ts'
import { implement } from '../../http/implement.ts'
import { usageOfMonths } from '../financial/bills/bills.service.ts'
import { readFigures } from '../financial/orders/figures.service.ts'

export const dashboardRoutes = (app: FastifyInstance, { db }: Dependencies): void => {
  implement(app, dashboardCalls.dashboardUsage, async ({ actor }) => {
    const months = await usageOfMonths(db, actor.customerId)
    return months.map(({ month, rials }) => ({ month, count: rials }))
  })

  implement(app, dashboardCalls.dashboardFinancial, async ({ actor }) => {
    const figures = await readFigures(db, actor.customerId, new Date())
    return {
      walletBalance: figures.balanceRials,
      billPrice: figures.billRials,
      forecastPrice: figures.forecastRials,
      costDifference: figures.costDifference,
      unpaidInvoicePrice: figures.unpaidRials,
      unpaidInvoiceCount: figures.unpaidInvoices,
      activeServiceCount: figures.services,
      runwayDays: figures.runwayDays,
    }
  })
}
