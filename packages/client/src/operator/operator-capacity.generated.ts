// Written by `npm run gen` from the contract. Never edited by hand.
import type { operatorCapacityCalls } from '@sarv/contract/operator/operator-capacity/operator-capacity.calls'
import { operatorApi } from '../operator-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof operatorCapacityCalls

export const operatorCapacityApi = operatorApi.injectEndpoints({
  endpoints: (build) => ({
    operatorCapacityGet: build.query<CallAnswer<Calls['operatorCapacityGet']>, CallArguments<Calls['operatorCapacityGet']>>(endpoint.reading<Calls['operatorCapacityGet']>({ method: 'GET', path: '/api/operator/capacity/get' }, ['OperatorCapacity'])),
  }),
})

export const useOperatorCapacityGetQuery = operatorCapacityApi.useOperatorCapacityGetQuery
export const useLazyOperatorCapacityGetQuery = operatorCapacityApi.useLazyOperatorCapacityGetQuery
