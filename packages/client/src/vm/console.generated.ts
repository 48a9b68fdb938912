// Written by `npm run gen` from the contract. Never edited by hand.
import type { vmConsoleCalls } from '@sarv/contract/vm/console/console.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof vmConsoleCalls

export const vmConsoleApi = api.injectEndpoints({
  endpoints: (build) => ({
    vmHostConsole: build.query<CallAnswer<Calls['vmHostConsole']>, CallArguments<Calls['vmHostConsole']>>(endpoint.reading<Calls['vmHostConsole']>({ method: 'GET', path: '/api/my/vm/{projectId}/host/console/{id}' }, [])),
  }),
})

export const useVmHostConsoleQuery = vmConsoleApi.useVmHostConsoleQuery
export const useLazyVmHostConsoleQuery = vmConsoleApi.useLazyVmHostConsoleQuery
