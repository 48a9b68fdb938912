import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { ServiceOrderItem, ServiceOrderModel } from './service-order.schemas.ts'

const path = '/api/my/financial/service-order'

export const serviceOrderCalls = {
  serviceOrderGet: defineCall({
    method: 'GET',
    path: `${path}/get`,
    access: 'money',
    summary: 'List the services in the order in which they come back',
    description: 'Ours. The first is stopped last when the money ends, and comes back first.',
    response: z.array(ServiceOrderItem),
    provides: ['Wallet'],
  }),
  serviceOrderSet: defineCall({
    method: 'PUT',
    path: `${path}/set`,
    access: 'money',
    summary: 'Set the order in which services come back',
    description: 'Ours. The whole list, what matters most first.',
    body: ServiceOrderModel,
    invalidates: ['Wallet'],
  }),
}
