import type { FastifyInstance } from 'fastify'
import { serviceStatus } from '@sarv/contract/enums'
import { orderCalls } from '@sarv/contract/financial/orders/orders.calls'
import type { OrderListItem, OrderSummary } from '@sarv/contract/financial/orders/orders.schemas'
import { toWire } from '../../../db/wire-time.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import { productName } from '../usage/product-names.rules.ts'
import { orderText as text } from './orders.fa.ts'
import { addUp, sumUp } from './orders.rules.ts'
import { listOwnOrders, summarizeOwnOrders, type OwnOrder } from './orders.service.ts'

const shortListLength = 5
const everyProduct = 0

const productOf = (serviceType: string): string => productName(serviceType) ?? text.service

const toShort = (order: OwnOrder) => ({
  id: order.id,
  name: order.name,
  product: productOf(order.serviceType),
  order: text.size(order),
  createDate: toWire(order.createdAt),
})

const statusName = (id: number | null): string | null => (id === null ? null : serviceStatus.label(id))

const toItem = (order: OwnOrder): OrderListItem => ({
  ...toShort(order),
  productId: order.productId,
  projectId: order.projectId,
  project: order.project,
  datacenterId: order.datacenterId,
  datacenter: order.datacenter,
  serviceType: order.serviceType,
  serviceId: order.serviceId,
  statusId: order.statusId,
  status: statusName(order.statusId),
  monthlyPrice: order.monthlyRials,
  labels: order.labels,
  canLabel: order.canLabel,
})

export const orderRoutes = (app: FastifyInstance, { db }: Dependencies): void => {
  implement(app, orderCalls.orderList, async ({ actor, params, query, reply }) => {
    const { rows, total } = await listOwnOrders(db, actor, params.productId, query)
    reply.header('x-total-count', total)
    return rows.map(toItem)
  })

  implement(app, orderCalls.orderSummary, async ({ actor, query }): Promise<OrderSummary> => {
    const { sums, counts } = await summarizeOwnOrders(db, actor, query)
    const { byKind, ...summed } = sumUp(sums)
    const { kinds, inProjects, statuses, withoutLabel } = addUp(counts)
    return {
      ...summed,
      byKind: byKind.map((kind) => ({ ...kind, product: productOf(kind.serviceType) })),
      kinds: kinds.map((kind) => ({ ...kind, product: productOf(kind.serviceType) })),
      inProjects,
      statuses: statuses.map(({ id, services: count }) => ({ id, name: statusName(id), services: count })),
      withoutLabel,
    }
  })

  implement(app, orderCalls.orderShortList, async ({ actor }) => {
    const { rows } = await listOwnOrders(db, actor, everyProduct, { PageSize: shortListLength })
    return rows.map(toShort)
  })
}
