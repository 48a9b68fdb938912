import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { DatacenterListItem } from './datacenters.schemas.ts'

export const datacenterCalls = {
  datacenterList: defineCall({
    method: 'GET',
    path: '/api/my/infra/datacenter/list',
    access: 'signedIn',
    summary: 'List the datacenters',
    response: z.array(DatacenterListItem),
    provides: ['Catalog'],
    tokens: 'anyScope',
  }),
}
