// Written by `npm run gen` from the contract. Never edited by hand.
import type { webhookCalls } from '@sarv/contract/portal/webhooks/webhooks.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof webhookCalls

export const webhookList: ClientCall<Calls['webhookList']> = { method: 'GET', path: '/api/my/portal/webhook/list' }
export const webhookCreate: ClientCall<Calls['webhookCreate']> = { method: 'POST', path: '/api/my/portal/webhook/create' }
export const webhookEdit: ClientCall<Calls['webhookEdit']> = { method: 'PUT', path: '/api/my/portal/webhook/edit/{id}' }
export const webhookRotate: ClientCall<Calls['webhookRotate']> = { method: 'PUT', path: '/api/my/portal/webhook/rotate/{id}' }
export const webhookDelete: ClientCall<Calls['webhookDelete']> = { method: 'DELETE', path: '/api/my/portal/webhook/delete/{id}' }
export const webhookTest: ClientCall<Calls['webhookTest']> = { method: 'POST', path: '/api/my/portal/webhook/test/{id}' }
export const webhookDeliveryList: ClientCall<Calls['webhookDeliveryList']> = { method: 'GET', path: '/api/my/portal/webhook/{id}/delivery/list' }
export const webhookDeliveryGet: ClientCall<Calls['webhookDeliveryGet']> = { method: 'GET', path: '/api/my/portal/webhook/{webhookId}/delivery/get/{id}' }
export const webhookDeliveryReplay: ClientCall<Calls['webhookDeliveryReplay']> = { method: 'POST', path: '/api/my/portal/webhook/{webhookId}/delivery/replay/{id}' }
