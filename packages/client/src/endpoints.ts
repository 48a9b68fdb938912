import type { CustomerGroup } from '@sarv/contract/cache-groups'
import type { Call } from '@sarv/contract/call'
import type { OperatorGroup } from '@sarv/contract/operator/operator-groups'
import { type CallArguments, type ClientCall, requestOf } from './client-call.ts'

/** Customers and operators have a cache each, with groups of its own. */
type GroupOf<C extends Call> = C['path'] extends `/api/operator/${string}` ? OperatorGroup : CustomerGroup

/** An endpoint that reads, for `build.query()`. */
export const reading = <C extends Call>(call: ClientCall<C>, providesTags: GroupOf<C>[]) => ({
  query: (args: CallArguments<C>) => requestOf(call, args),
  providesTags,
})

/** An endpoint that writes, for `build.mutation()`. */
export const writing = <C extends Call>(call: ClientCall<C>, invalidatesTags: GroupOf<C>[]) => ({
  query: (args: CallArguments<C>) => requestOf(call, args),
  invalidatesTags,
})
