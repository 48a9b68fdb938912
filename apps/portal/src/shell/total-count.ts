import { defaultSerializeQueryArgs } from '@reduxjs/toolkit/query'
import { totalCountOf } from './base-query.ts'

/** Of a read that RTK Query has made. */
interface PagedQuery {
  endpointName?: string
  originalArgs?: unknown
}

/** How many rows there are in all, for a list that the server pages; undefined until it has answered. */
export const totalCountOfQuery = ({ endpointName, originalArgs }: PagedQuery): number | undefined =>
  endpointName === undefined
    ? undefined
    : totalCountOf(
        defaultSerializeQueryArgs({ endpointName, queryArgs: originalArgs, endpointDefinition: undefined as never }),
      )
