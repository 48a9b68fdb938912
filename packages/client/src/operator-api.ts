import { operatorGroups } from '@sarv/contract/operator/operator-groups'
import { createApi } from '@reduxjs/toolkit/query/react'
import type { ApiBaseQuery } from './base-api.ts'

let transport: ApiBaseQuery | undefined

/** Where calls of operators go: with tokens of their own. */
export const setOperatorBaseQuery = (baseQuery: ApiBaseQuery): void => {
  transport = baseQuery
}

const send: ApiBaseQuery = (...args) => {
  if (!transport) throw new Error('setOperatorBaseQuery() must come before the first call')
  return transport(...args)
}

/** The operators' side has a cache of its own: nothing of it is ever in a customer's. */
export const operatorApi = createApi({
  reducerPath: 'operatorApi',
  baseQuery: send,
  tagTypes: operatorGroups,
  keepUnusedDataFor: 60,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  // The stream makes stale what is on the screen: whoever opens a page reads what is so now.
  refetchOnMountOrArgChange: true,
  endpoints: () => ({}),
})
