import type { FastifyInstance } from 'fastify'
import { serviceStatus } from '@sarv/contract/enums'
import { orderCalls } from '@sarv/contract/financial/orders/orders.calls'
import { toWire } from '../../../db/wire-time.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import { productName } from '../usage/product-names.rules.ts'
import { orderText as text } from './orders.fa.ts'
import { listOrders, type OrderRow } from './orders.store.ts'

const shortListLength = 5
const everyProduct = 0

const toShort = (order: OrderRow) => ({
  id: order.id,
  name: order.name,
  product: productName(order.serviceType) ?? text.service,
  order: text.size(order),
  createDate: toWire(order.createdAt),
})

export const orderRoutes = (app: FastifyInstance, { db }: Dependencies): void => {
  implement(app, orderCalls.orderList, async ({ actor, params, query, reply }) => {
    const { rows, total } = await listOrders(db, actor, params.productId, query)
    reply.header('x-total-count', total)
    return rows.map((order) => ({
      ...toShort(order),
      productId: order.productId,
      projectId: order.projectId,
      serviceType: order.serviceType,
      serviceId: order.serviceId,
      statusId: order.statusId,
      status: order.statusId === null ? null : serviceStatus.label(order.statusId),
    }))
  })

  implement(app, orderCalls.orderShortList, async ({ actor }) => {
    const { rows } = await listOrders(db, actor, everyProduct, { PageSize: shortListLength })
    return rows.map(toShort)
  })
}
