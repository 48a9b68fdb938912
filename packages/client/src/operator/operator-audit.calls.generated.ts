// Written by `npm run gen` from the contract. Never edited by hand.
import type { operatorAuditCalls } from '@sarv/contract/operator/operator-audit/operator-audit.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof operatorAuditCalls

export const operatorAuditList: ClientCall<Calls['operatorAuditList']> = { method: 'GET', path: '/api/operator/audit/list' }
