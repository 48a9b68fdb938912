import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { PathIdOrZero } from '../../fields.ts'
import { OrderListItem, OrderListQuery, OrderShortItem, OrderSummary, OrderSummaryQuery } from './orders.schemas.ts'

const path = '/api/my/financial/order'

export const orderCalls = {
  orderList: defineCall({
    method: 'GET',
    path: `${path}/list/{productId}`,
    access: 'signedIn',
    tokens: 'anyScope',
    summary: 'List the ordered services of a product',
    description:
      'productId 0: all products. Ours: Search also finds labels, addresses and numbers; more filters; without a page at most 1000.',
    params: z.object({ productId: PathIdOrZero }),
    query: OrderListQuery,
    response: z.array(OrderListItem),
    provides: ['Order', 'Label', 'Operation'],
  }),
  orderSummary: defineCall({
    method: 'GET',
    path: `${path}/summary`,
    access: 'signedIn',
    tokens: 'anyScope',
    summary: 'Count the ordered services, and what they cost',
    description: 'Ours. By the same filters as the list; in all, by project and by kind.',
    query: OrderSummaryQuery,
    response: OrderSummary,
    provides: ['Order', 'Label', 'Operation'],
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
