// Written by `npm run gen` from the contract. Never edited by hand.
import type { operatorAdjustmentCalls } from '@sarv/contract/operator/operator-adjustments/operator-adjustments.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof operatorAdjustmentCalls

export const operatorAdjustmentCreate: ClientCall<Calls['operatorAdjustmentCreate']> = { method: 'POST', path: '/api/operator/adjustment/create' }
export const operatorAdjustmentList: ClientCall<Calls['operatorAdjustmentList']> = { method: 'GET', path: '/api/operator/adjustment/list' }
export const operatorAdjustmentApprove: ClientCall<Calls['operatorAdjustmentApprove']> = { method: 'PUT', path: '/api/operator/adjustment/approve/{id}' }
export const operatorAdjustmentRefuse: ClientCall<Calls['operatorAdjustmentRefuse']> = { method: 'PUT', path: '/api/operator/adjustment/refuse/{id}' }
