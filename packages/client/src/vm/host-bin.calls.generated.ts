// Written by `npm run gen` from the contract. Never edited by hand.
import type { vmHostBinCalls } from '@sarv/contract/vm/host-bin/host-bin.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof vmHostBinCalls

export const vmHostDelete: ClientCall<Calls['vmHostDelete']> = { method: 'DELETE', path: '/api/my/vm/{projectId}/host/delete/{id}' }
export const vmHostBinList: ClientCall<Calls['vmHostBinList']> = { method: 'GET', path: '/api/my/vm/{projectId}/host/bin/list' }
export const vmHostRestore: ClientCall<Calls['vmHostRestore']> = { method: 'PUT', path: '/api/my/vm/{projectId}/host/bin/restore/{id}' }
export const vmHostPurge: ClientCall<Calls['vmHostPurge']> = { method: 'DELETE', path: '/api/my/vm/{projectId}/host/bin/delete/{id}' }
