// Written by `npm run gen` from the contract. Never edited by hand.
import type { datacenterCalls } from '@sarv/contract/catalog/datacenters/datacenters.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof datacenterCalls

export const datacenterList: ClientCall<Calls['datacenterList']> = { method: 'GET', path: '/api/my/infra/datacenter/list' }
