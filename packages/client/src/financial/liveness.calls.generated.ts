// Written by `npm run gen` from the contract. Never edited by hand.
import type { livenessCalls } from '@sarv/contract/financial/liveness/liveness.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof livenessCalls

export const homeIndex: ClientCall<Calls['homeIndex']> = { method: 'POST', path: '/api/my/home/index' }
export const homeIndexRead: ClientCall<Calls['homeIndexRead']> = { method: 'GET', path: '/api/my/home/index' }
export const financialHomeIndex: ClientCall<Calls['financialHomeIndex']> = { method: 'POST', path: '/api/my/financial/home/index' }
