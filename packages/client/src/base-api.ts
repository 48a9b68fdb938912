import { cacheGroups } from '@sarv/contract/cache-groups'
import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react'

/** What an endpoint asks the transport for; `url` starts at the host. */
export interface ApiRequest {
  url: string
  method?: string | undefined
  params?: Record<string, unknown> | undefined
  body?: unknown
  headers?: Record<string, string> | undefined
}

/** A failed call. The transport may say more; screens that only ask "did it fail" need nothing of it. */
export interface ApiError {
  status: number
}

export type ApiBaseQuery = BaseQueryFn<string | ApiRequest, unknown, ApiError>

let transport: ApiBaseQuery | undefined

/** Where calls go. The portal sets it once, before the first call: the client itself knows no host and no token. */
export const setBaseQuery = (baseQuery: ApiBaseQuery): void => {
  transport = baseQuery
}

const send: ApiBaseQuery = async (...args) => {
  if (!transport) throw new Error('setBaseQuery() must come before the first call')
  const answer = await transport(...args)
  // Nobody changes an answer; the store takes one that says so as it is, and does not walk through all of it first.
  Object.freeze(answer.data)
  return answer
}

/** Every area injects its endpoints into this one api, so that a write of one area refreshes the reads of another. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: send,
  tagTypes: cacheGroups,
  keepUnusedDataFor: 60,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  refetchOnMountOrArgChange: false,
  endpoints: () => ({}),
})
