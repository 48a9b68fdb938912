// Written by `npm run gen` from the contract. Never edited by hand.
import type { webhookCalls } from '@sarv/contract/portal/webhooks/webhooks.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof webhookCalls

export const webhookApi = api.injectEndpoints({
  endpoints: (build) => ({
    webhookList: build.query<CallAnswer<Calls['webhookList']>, CallArguments<Calls['webhookList']>>(endpoint.reading<Calls['webhookList']>({ method: 'GET', path: '/api/my/portal/webhook/list' }, ['Webhook'])),
    webhookCreate: build.mutation<CallAnswer<Calls['webhookCreate']>, CallArguments<Calls['webhookCreate']>>(endpoint.writing<Calls['webhookCreate']>({ method: 'POST', path: '/api/my/portal/webhook/create' }, ['Webhook'])),
    webhookEdit: build.mutation<CallAnswer<Calls['webhookEdit']>, CallArguments<Calls['webhookEdit']>>(endpoint.writing<Calls['webhookEdit']>({ method: 'PUT', path: '/api/my/portal/webhook/edit/{id}' }, ['Webhook'])),
    webhookRotate: build.mutation<CallAnswer<Calls['webhookRotate']>, CallArguments<Calls['webhookRotate']>>(endpoint.writing<Calls['webhookRotate']>({ method: 'PUT', path: '/api/my/portal/webhook/rotate/{id}' }, ['Webhook'])),
    webhookDelete: build.mutation<CallAnswer<Calls['webhookDelete']>, CallArguments<Calls['webhookDelete']>>(endpoint.writing<Calls['webhookDelete']>({ method: 'DELETE', path: '/api/my/portal/webhook/delete/{id}' }, ['Webhook'])),
    webhookTest: build.mutation<CallAnswer<Calls['webhookTest']>, CallArguments<Calls['webhookTest']>>(endpoint.writing<Calls['webhookTest']>({ method: 'POST', path: '/api/my/portal/webhook/test/{id}' }, ['Webhook'])),
    webhookDeliveryList: build.query<CallAnswer<Calls['webhookDeliveryList']>, CallArguments<Calls['webhookDeliveryList']>>(endpoint.reading<Calls['webhookDeliveryList']>({ method: 'GET', path: '/api/my/portal/webhook/{id}/delivery/list' }, ['Webhook'])),
    webhookDeliveryGet: build.query<CallAnswer<Calls['webhookDeliveryGet']>, CallArguments<Calls['webhookDeliveryGet']>>(endpoint.reading<Calls['webhookDeliveryGet']>({ method: 'GET', path: '/api/my/portal/webhook/{webhookId}/delivery/get/{id}' }, ['Webhook'])),
    webhookDeliveryReplay: build.mutation<CallAnswer<Calls['webhookDeliveryReplay']>, CallArguments<Calls['webhookDeliveryReplay']>>(endpoint.writing<Calls['webhookDeliveryReplay']>({ method: 'POST', path: '/api/my/portal/webhook/{webhookId}/delivery/replay/{id}' }, ['Webhook'])),
  }),
})

export const useWebhookListQuery = webhookApi.useWebhookListQuery
export const useLazyWebhookListQuery = webhookApi.useLazyWebhookListQuery
export const useWebhookCreateMutation = webhookApi.useWebhookCreateMutation
export const useWebhookEditMutation = webhookApi.useWebhookEditMutation
export const useWebhookRotateMutation = webhookApi.useWebhookRotateMutation
export const useWebhookDeleteMutation = webhookApi.useWebhookDeleteMutation
export const useWebhookTestMutation = webhookApi.useWebhookTestMutation
export const useWebhookDeliveryListQuery = webhookApi.useWebhookDeliveryListQuery
export const useLazyWebhookDeliveryListQuery = webhookApi.useLazyWebhookDeliveryListQuery
export const useWebhookDeliveryGetQuery = webhookApi.useWebhookDeliveryGetQuery
export const useLazyWebhookDeliveryGetQuery = webhookApi.useLazyWebhookDeliveryGetQuery
export const useWebhookDeliveryReplayMutation = webhookApi.useWebhookDeliveryReplayMutation
