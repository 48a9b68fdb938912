// Written by `npm run gen` from the contract. Never edited by hand.
import type { limitCalls } from '@sarv/contract/portal/limits/limits.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof limitCalls

export const customerLimitResourceUsages: ClientCall<Calls['customerLimitResourceUsages']> = { method: 'GET', path: '/api/my/portal/customer-limit/resource-usages' }
