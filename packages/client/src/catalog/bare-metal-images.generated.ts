// Written by `npm run gen` from the contract. Never edited by hand.
import type { bareMetalImageCalls } from '@sarv/contract/catalog/bare-metal-images/bare-metal-images.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof bareMetalImageCalls

export const bareMetalImageApi = api.injectEndpoints({
  endpoints: (build) => ({
    bareMetalImageList: build.query<CallAnswer<Calls['bareMetalImageList']>, CallArguments<Calls['bareMetalImageList']>>(endpoint.reading<Calls['bareMetalImageList']>({ method: 'GET', path: '/api/my/bare-metal/image/list' }, ['Catalog'])),
  }),
})

export const useBareMetalImageListQuery = bareMetalImageApi.useBareMetalImageListQuery
export const useLazyBareMetalImageListQuery = bareMetalImageApi.useLazyBareMetalImageListQuery
