import type { FastifyInstance } from 'fastify'
import { serviceOrderCalls } from '@sarv/contract/financial/service-order/service-order.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import { setServiceOrder } from './service-order.service.ts'
import { listInOrder } from './service-order.store.ts'

export const serviceOrderRoutes = (app: FastifyInstance, { db, lifecycles }: Dependencies): void => {
  implement(app, serviceOrderCalls.serviceOrderGet, ({ actor }) => listInOrder(db, lifecycles, actor.customerId))

  implement(app, serviceOrderCalls.serviceOrderSet, ({ trx, actor, body }) =>
    setServiceOrder(trx, lifecycles, actor.customerId, body),
  )
}
