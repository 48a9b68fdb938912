// Written by `npm run gen` from the contract. Never edited by hand.
import type { outboxCalls } from '@sarv/contract/portal/outbox/outbox.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof outboxCalls

export const outboxList: ClientCall<Calls['outboxList']> = { method: 'GET', path: '/api/my/dev/outbox' }
