import type { FastifyInstance } from 'fastify'
import { vmHostCalls } from '@sarv/contract/vm/hosts/hosts.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import { readAnalytics, readUsages } from './analytics.service.ts'

export const vmAnalyticsRoutes = (app: FastifyInstance, { db }: Dependencies): void => {
  implement(app, vmHostCalls.vmHostUsageList, ({ project, query }) => readUsages(db, project.id, query.Ids))

  implement(app, vmHostCalls.vmHostGetAnalytic, ({ project, params, query }) =>
    readAnalytics(db, { project, id: params.id, periodId: query.PeriodId }),
  )
}
