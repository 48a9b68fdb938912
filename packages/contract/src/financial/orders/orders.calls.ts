import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { PathIdOrZero } from '../../fields.ts'
import { ListQuery } from '../../params.ts'
import { OrderListItem, OrderShortItem } from './orders.schemas.ts'

const path = '/api/my/financial/order'

export const orderCalls = {
  orderList: defineCall({
    method: 'GET',
    path: `${path}/list/{productId}`,
    access: 'signedIn',
    summary: 'List the ordered services of a product',
    description: 'productId 0: all products.',
    params: z.object({ productId: PathIdOrZero }),
    query: ListQuery,
    response: z.array(OrderListItem),
    provides: ['Order'],
  }),
  orderShortList: defineCall({
    method: 'GET',
    path: `${path}/short-list`,
    access: 'signedIn',
    summary: 'List the latest orders',
    response: z.array(OrderShortItem),
    provides: ['Order'],
  }),
}
