// Written by `npm run gen` from the contract. Never edited by hand.
import type { bareMetalImageCalls } from '@sarv/contract/catalog/bare-metal-images/bare-metal-images.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof bareMetalImageCalls

export const bareMetalImageList: ClientCall<Calls['bareMetalImageList']> = { method: 'GET', path: '/api/my/bare-metal/image/list' }
