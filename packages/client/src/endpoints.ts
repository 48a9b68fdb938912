import type { CacheGroup } from '@sarv/contract/cache-groups'
import type { Call } from '@sarv/contract/call'
import { type CallArguments, type ClientCall, requestOf } from './client-call.ts'

/** An endpoint that reads, for `build.query()`. */
export const reading = <C extends Call>(call: ClientCall<C>, providesTags: CacheGroup[]) => ({
  query: (args: CallArguments<C>) => requestOf(call, args),
  providesTags,
})

/** An endpoint that writes, for `build.mutation()`. */
export const writing = <C extends Call>(call: ClientCall<C>, invalidatesTags: CacheGroup[]) => ({
  query: (args: CallArguments<C>) => requestOf(call, args),
  invalidatesTags,
})
