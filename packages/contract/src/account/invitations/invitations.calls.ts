import { z } from 'zod'
import { cacheGroups } from '../../cache-groups.ts'
import { defineCall } from '../../call.ts'
import { ItemParams } from '../../params.ts'
import {
  InvitationAccepted,
  InvitationDetail,
  InvitationListItem,
  InvitationTokenModel,
  OwnInvitation,
} from './invitations.schemas.ts'

const path = '/api/my/account/invitation'

export const invitationCalls = {
  invitationList: defineCall({
    method: 'GET',
    path: `${path}/list`,
    access: 'account',
    summary: 'List the open invitations into the account',
    response: z.array(InvitationListItem),
    provides: ['Accessibility'],
    tokens: 'never',
  }),
  invitationListOwn: defineCall({
    method: 'GET',
    path: `${path}/list-own`,
    access: 'signedIn',
    summary: 'List the open invitations that this user has sent, in all their accounts',
    description: 'Signing every other device out ends them, and shows them before.',
    response: z.array(OwnInvitation),
    provides: ['Accessibility'],
    tokens: 'never',
    personal: true,
  }),
  invitationResend: defineCall({
    method: 'POST',
    path: `${path}/resend/{id}`,
    access: 'account',
    summary: 'Send an invitation again, with a new link and a new end',
    params: ItemParams,
    invalidates: ['Accessibility'],
    tokens: 'never',
    stepUp: 'again',
  }),
  invitationDelete: defineCall({
    method: 'DELETE',
    path: `${path}/delete/{id}`,
    access: 'account',
    summary: 'Take an invitation back',
    params: ItemParams,
    invalidates: ['Accessibility'],
    tokens: 'never',
  }),
  invitationRead: defineCall({
    method: 'POST',
    path: `${path}/read`,
    access: 'anyone',
    summary: 'Read the invitation behind a link',
    description: 'POST, so that the token stands in no address and no log.',
    body: InvitationTokenModel,
    response: InvitationDetail,
  }),
  invitationAccept: defineCall({
    method: 'POST',
    path: `${path}/accept`,
    access: 'signedIn',
    summary: 'Accept an invitation to the own e-mail',
    description: 'The session moves into the account that was joined.',
    body: InvitationTokenModel,
    response: InvitationAccepted,
    invalidates: cacheGroups,
    tokens: 'never',
  }),
}
