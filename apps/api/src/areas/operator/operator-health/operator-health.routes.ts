import type { FastifyInstance } from 'fastify'
import { operatorHealthCalls as calls } from '@sarv/contract/operator/operator-health/operator-health.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import { readDrift, readHealth } from './operator-health.service.ts'

export const operatorHealthRoutes = (app: FastifyInstance, deps: Dependencies): void => {
  implement(app, calls.operatorHealthGet, () => readHealth(deps))

  implement(app, calls.operatorDriftList, () => readDrift(deps.db))
}
