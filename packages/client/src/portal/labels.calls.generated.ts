// Written by `npm run gen` from the contract. Never edited by hand.
import type { labelCalls } from '@sarv/contract/portal/labels/labels.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof labelCalls

export const labelList: ClientCall<Calls['labelList']> = { method: 'GET', path: '/api/my/portal/label/list' }
export const labelSet: ClientCall<Calls['labelSet']> = { method: 'PUT', path: '/api/my/portal/label/set' }
export const serviceLabelList: ClientCall<Calls['serviceLabelList']> = { method: 'GET', path: '/api/my/portal/{projectId}/label/service-list' }
