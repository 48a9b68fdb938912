// Written by `npm run gen` from the contract. Never edited by hand.
import type { datacenterCalls } from '@sarv/contract/catalog/datacenters/datacenters.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof datacenterCalls

export const datacenterApi = api.injectEndpoints({
  endpoints: (build) => ({
    datacenterList: build.query<CallAnswer<Calls['datacenterList']>, CallArguments<Calls['datacenterList']>>(endpoint.reading<Calls['datacenterList']>({ method: 'GET', path: '/api/my/infra/datacenter/list' }, ['Catalog'])),
  }),
})

export const useDatacenterListQuery = datacenterApi.useDatacenterListQuery
export const useLazyDatacenterListQuery = datacenterApi.useLazyDatacenterListQuery
