import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { ItemParams } from '../../params.ts'
import { SavedViewListItem, SavedViewMade, SaveViewModel, savedLists } from './saved-views.schemas.ts'

const path = '/api/my/portal/saved-view'

export const savedViewCalls = {
  savedViewList: defineCall({
    method: 'GET',
    path: `${path}/list`,
    access: 'signedIn',
    summary: 'List the filters that the caller has kept for a list',
    description: 'Ours. Of the caller alone, in the account that they act for.',
    query: z.object({ List: z.enum(savedLists) }),
    response: z.array(SavedViewListItem),
    provides: ['SavedView'],
  }),
  savedViewSave: defineCall({
    method: 'POST',
    path: `${path}/save`,
    access: 'signedIn',
    summary: 'Keep filters under a name',
    body: SaveViewModel,
    response: SavedViewMade,
    invalidates: ['SavedView'],
  }),
  savedViewDelete: defineCall({
    method: 'DELETE',
    path: `${path}/delete/{id}`,
    access: 'signedIn',
    summary: 'Delete kept filters',
    params: ItemParams,
    invalidates: ['SavedView'],
  }),
}
