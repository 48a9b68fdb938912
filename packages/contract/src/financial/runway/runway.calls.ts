import { defineCall } from '../../call.ts'
import { Runway, RunwayQuery, RunwayWarningModel } from './runway.schemas.ts'

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
  runwaySetWarning: defineCall({
    method: 'PUT',
    path: '/api/my/financial/runway/set-warning',
    access: 'money',
    summary: 'Choose whether to be told 7 days before the money ends',
    description: 'Ours. The messages 3 days and 24 hours before are always sent.',
    body: RunwayWarningModel,
    invalidates: ['Wallet'],
  }),
}
