// Written by `npm run gen` from the contract. Never edited by hand.
import type { savedViewCalls } from '@sarv/contract/portal/saved-views/saved-views.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof savedViewCalls

export const savedViewApi = api.injectEndpoints({
  endpoints: (build) => ({
    savedViewList: build.query<CallAnswer<Calls['savedViewList']>, CallArguments<Calls['savedViewList']>>(endpoint.reading<Calls['savedViewList']>({ method: 'GET', path: '/api/my/portal/saved-view/list' }, ['SavedView'])),
    savedViewSave: build.mutation<CallAnswer<Calls['savedViewSave']>, CallArguments<Calls['savedViewSave']>>(endpoint.writing<Calls['savedViewSave']>({ method: 'POST', path: '/api/my/portal/saved-view/save' }, ['SavedView'])),
    savedViewDelete: build.mutation<CallAnswer<Calls['savedViewDelete']>, CallArguments<Calls['savedViewDelete']>>(endpoint.writing<Calls['savedViewDelete']>({ method: 'DELETE', path: '/api/my/portal/saved-view/delete/{id}' }, ['SavedView'])),
  }),
})

export const useSavedViewListQuery = savedViewApi.useSavedViewListQuery
export const useLazySavedViewListQuery = savedViewApi.useLazySavedViewListQuery
export const useSavedViewSaveMutation = savedViewApi.useSavedViewSaveMutation
export const useSavedViewDeleteMutation = savedViewApi.useSavedViewDeleteMutation
