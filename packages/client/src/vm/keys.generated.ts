// Written by `npm run gen` from the contract. Never edited by hand.
import type { vmKeyCalls } from '@sarv/contract/vm/keys/keys.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof vmKeyCalls

export const vmKeyApi = api.injectEndpoints({
  endpoints: (build) => ({
    vmKeyList: build.query<CallAnswer<Calls['vmKeyList']>, CallArguments<Calls['vmKeyList']>>(endpoint.reading<Calls['vmKeyList']>({ method: 'GET', path: '/api/my/vm/{projectId}/key/list' }, ['Key'])),
    vmKeyCreate: build.mutation<CallAnswer<Calls['vmKeyCreate']>, CallArguments<Calls['vmKeyCreate']>>(endpoint.writing<Calls['vmKeyCreate']>({ method: 'POST', path: '/api/my/vm/{projectId}/key/create' }, ['Key', 'Operation'])),
    vmKeyDelete: build.mutation<CallAnswer<Calls['vmKeyDelete']>, CallArguments<Calls['vmKeyDelete']>>(endpoint.writing<Calls['vmKeyDelete']>({ method: 'DELETE', path: '/api/my/vm/{projectId}/key/delete/{id}' }, ['Key', 'Operation'])),
  }),
})

export const useVmKeyListQuery = vmKeyApi.useVmKeyListQuery
export const useLazyVmKeyListQuery = vmKeyApi.useLazyVmKeyListQuery
export const useVmKeyCreateMutation = vmKeyApi.useVmKeyCreateMutation
export const useVmKeyDeleteMutation = vmKeyApi.useVmKeyDeleteMutation
