import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { QueryBoolean } from '../../fields.ts'
import { ItemParams } from '../../params.ts'
import { CurrentSession, SessionListItem } from './sessions.schemas.ts'

const path = '/api/my/account/session'

export const sessionCalls = {
  sessionList: defineCall({
    method: 'GET',
    path: `${path}/list`,
    access: 'signedIn',
    summary: 'List the devices where this user is signed in',
    response: z.array(SessionListItem),
    provides: ['Session'],
    tokens: 'never',
    personal: true,
  }),
  sessionDelete: defineCall({
    method: 'DELETE',
    path: `${path}/delete/{id}`,
    access: 'signedIn',
    summary: 'Sign a device out',
    description: 'The own current session too.',
    params: ItemParams,
    invalidates: ['Session'],
    tokens: 'never',
  }),
  sessionDeleteOthers: defineCall({
    method: 'DELETE',
    path: `${path}/delete-others`,
    access: 'signedIn',
    summary: 'Sign every other device out',
    description:
      'The personal API tokens end too, unless EndApiTokens is false; so do the open invitations that the user has sent (invitationListOwn), unless EndInvitations is false.',
    query: z.object({ EndApiTokens: QueryBoolean.default(true), EndInvitations: QueryBoolean.default(true) }),
    invalidates: ['Session', 'Accessibility'],
    tokens: 'never',
  }),
  sessionGet: defineCall({
    method: 'GET',
    path: `${path}/get`,
    access: 'signedIn',
    summary: 'Read who the token belongs to and what they may do in the account',
    response: CurrentSession,
    provides: ['Profile', 'Accessibility'],
    tokens: 'anyScope',
  }),
}
