// Written by `npm run gen` from the contract. Never edited by hand.
import type { vmImageCalls } from '@sarv/contract/vm/images/images.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof vmImageCalls

export const vmImageApi = api.injectEndpoints({
  endpoints: (build) => ({
    vmImageList: build.query<CallAnswer<Calls['vmImageList']>, CallArguments<Calls['vmImageList']>>(endpoint.reading<Calls['vmImageList']>({ method: 'GET', path: '/api/my/vm/{projectId}/image/list' }, ['Catalog'])),
  }),
})

export const useVmImageListQuery = vmImageApi.useVmImageListQuery
export const useLazyVmImageListQuery = vmImageApi.useLazyVmImageListQuery
