// Written by `npm run gen` from the contract. Never edited by hand.
import type { savedViewCalls } from '@sarv/contract/portal/saved-views/saved-views.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof savedViewCalls

export const savedViewList: ClientCall<Calls['savedViewList']> = { method: 'GET', path: '/api/my/portal/saved-view/list' }
export const savedViewSave: ClientCall<Calls['savedViewSave']> = { method: 'POST', path: '/api/my/portal/saved-view/save' }
export const savedViewDelete: ClientCall<Calls['savedViewDelete']> = { method: 'DELETE', path: '/api/my/portal/saved-view/delete/{id}' }
