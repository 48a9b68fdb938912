import type { FastifyInstance } from 'fastify'
import { vmMetricCalls } from '@sarv/contract/vm/metrics/metrics.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import { readAnalytics, readUsages } from './analytics.service.ts'

export const vmAnalyticsRoutes = (app: FastifyInstance, { db }: Dependencies): void => {
  implement(app, vmMetricCalls.vmHostUsageList, ({ project, query }) => readUsages(db, project.id, query.Ids))

  implement(app, vmMetricCalls.vmHostGetAnalytic, ({ project, params, query }) =>
    readAnalytics(db, { project, id: params.id, periodId: query.PeriodId }),
  )
}
