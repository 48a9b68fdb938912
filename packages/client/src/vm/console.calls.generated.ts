// Written by `npm run gen` from the contract. Never edited by hand.
import type { vmConsoleCalls } from '@sarv/contract/vm/console/console.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof vmConsoleCalls

export const vmHostConsole: ClientCall<Calls['vmHostConsole']> = { method: 'GET', path: '/api/my/vm/{projectId}/host/console/{id}' }
