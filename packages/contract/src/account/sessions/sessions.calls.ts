import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { ItemParams } from '../../params.ts'
import { SessionListItem } from './sessions.schemas.ts'

const path = '/api/my/account/session'

export const sessionCalls = {
  sessionList: defineCall({
    method: 'GET',
    path: `${path}/list`,
    access: 'signedIn',
    summary: 'List the devices where this user is signed in',
    response: z.array(SessionListItem),
    provides: ['Session'],
  }),
  sessionDelete: defineCall({
    method: 'DELETE',
    path: `${path}/delete/{id}`,
    access: 'signedIn',
    summary: 'Sign a device out',
    description: 'The own current session too.',
    params: ItemParams,
    invalidates: ['Session'],
  }),
}
