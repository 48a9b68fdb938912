import type { BaseQueryFn } from '@reduxjs/toolkit/query'
import { sendRequest } from './http.ts'
import type { ApiAnswer, ApiRequest } from './http.ts'
import { reportError } from './report-error.ts'
import type { RequestError } from './request-errors.ts'
import { sendServiceRead } from './service-reads.ts'
import { noteStarted } from './started-operations.ts'

type Arguments = string | ApiRequest

const totals = new Map<string, number>()

/**
 * How many rows there are in all, for a read that answered one page of them.
 * @public for areas with long lists
 */
export const totalCountOf = (queryCacheKey: string) => totals.get(queryCacheKey)

/** RTK Query's way to the server: one place sends, one place speaks about what failed. */
export const createBaseQuery =
  (reread: (dispatch: (action: unknown) => unknown) => void): BaseQueryFn<Arguments, unknown, RequestError> =>
  async (args, { signal, dispatch, type, endpoint, queryCacheKey }) => {
    const request = typeof args === 'string' ? { url: args } : args
    const sentAt = performance.now()
    const send = () => sendRequest(request, signal)
    const { data, error, totalCount }: ApiAnswer = await (queryCacheKey
      ? sendServiceRead({ endpoint, queryCacheKey }, send)
      : send())
    if (error) {
      if (reportError(error, { isWrite: type === 'mutation' }).reread) reread(dispatch)
      return { error }
    }
    if (queryCacheKey && totalCount !== undefined) totals.set(queryCacheKey, totalCount)
    if (type === 'mutation') noteStarted(data, sentAt)
    // RTK Query refuses undefined: an empty answer is null.
    return { data: data ?? null }
  }
