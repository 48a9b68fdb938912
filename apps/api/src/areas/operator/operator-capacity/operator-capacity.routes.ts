import type { FastifyInstance } from 'fastify'
import { operatorCapacityCalls as calls } from '@sarv/contract/operator/operator-capacity/operator-capacity.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import { readCapacity } from './operator-capacity.service.ts'

export const operatorCapacityRoutes = (app: FastifyInstance, { db }: Dependencies): void => {
  implement(app, calls.operatorCapacityGet, () => readCapacity(db))
}
