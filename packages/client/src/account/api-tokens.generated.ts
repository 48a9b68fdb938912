// Written by `npm run gen` from the contract. Never edited by hand.
import type { apiTokenCalls } from '@sarv/contract/account/api-tokens/api-tokens.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof apiTokenCalls

export const apiTokenApi = api.injectEndpoints({
  endpoints: (build) => ({
    apiTokenList: build.query<CallAnswer<Calls['apiTokenList']>, CallArguments<Calls['apiTokenList']>>(endpoint.reading<Calls['apiTokenList']>({ method: 'GET', path: '/api/my/account/api-token/list' }, ['Session'])),
    apiTokenCreate: build.mutation<CallAnswer<Calls['apiTokenCreate']>, CallArguments<Calls['apiTokenCreate']>>(endpoint.writing<Calls['apiTokenCreate']>({ method: 'POST', path: '/api/my/account/api-token/create' }, ['Session'])),
    apiTokenDelete: build.mutation<CallAnswer<Calls['apiTokenDelete']>, CallArguments<Calls['apiTokenDelete']>>(endpoint.writing<Calls['apiTokenDelete']>({ method: 'DELETE', path: '/api/my/account/api-token/delete/{id}' }, ['Session'])),
  }),
})

export const useApiTokenListQuery = apiTokenApi.useApiTokenListQuery
export const useLazyApiTokenListQuery = apiTokenApi.useLazyApiTokenListQuery
export const useApiTokenCreateMutation = apiTokenApi.useApiTokenCreateMutation
export const useApiTokenDeleteMutation = apiTokenApi.useApiTokenDeleteMutation
