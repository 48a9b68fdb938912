// Written by `npm run gen` from the contract. Never edited by hand.
import type { vmImageCalls } from '@sarv/contract/vm/images/images.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof vmImageCalls

export const vmImageList: ClientCall<Calls['vmImageList']> = { method: 'GET', path: '/api/my/vm/{projectId}/image/list' }
