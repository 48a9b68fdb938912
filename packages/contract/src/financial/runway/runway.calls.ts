import { defineCall } from '../../call.ts'
import { Runway, RunwayQuery } from './runway.schemas.ts'

export const runwayCalls = {
  runwayGet: defineCall({
    method: 'GET',
    path: '/api/my/financial/runway/get',
    access: 'money',
    summary: 'Read the balance, what runs costs, and until when the money lasts',
    description: 'With `moreRials` it tells how long it would last with one more service.',
    query: RunwayQuery,
    response: Runway,
    provides: ['Wallet'],
  }),
}
