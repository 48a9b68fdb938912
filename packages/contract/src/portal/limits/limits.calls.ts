import { defineCall } from '../../call.ts'
import { ResourceUsage } from './limits.schemas.ts'

export const limitCalls = {
  customerLimitResourceUsages: defineCall({
    method: 'GET',
    path: '/api/my/portal/customer-limit/resource-usages',
    access: 'signedIn',
    summary: 'Read the limits of the customer and their use',
    response: ResourceUsage,
    provides: ['Operation'],
  }),
}
