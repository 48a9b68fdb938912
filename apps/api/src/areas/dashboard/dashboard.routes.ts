import type { FastifyInstance } from 'fastify'
import { dashboardCalls } from '@sarv/contract/dashboard/dashboard.calls'
import type { Dependencies } from '../../dependencies.ts'
import { implement } from '../../http/implement.ts'
import { usageOfMonths } from '../financial/bills/bills.service.ts'

export const dashboardRoutes = (app: FastifyInstance, { db }: Dependencies): void => {
  implement(app, dashboardCalls.dashboardUsage, async ({ actor }) => {
    const months = await usageOfMonths(db, actor.customerId)
    return months.map(({ month, rials }) => ({ month, count: rials }))
  })
}
