import type { invitationCalls } from '@sarv/contract/account/invitations/invitations.calls'
import { openCall, ownCall } from '../../../shell/session-calls.ts'

export const readInvitation = openCall<(typeof invitationCalls)['invitationRead']>(
  'POST',
  '/api/my/account/invitation/read',
)

export const acceptInvitation = ownCall<(typeof invitationCalls)['invitationAccept']>(
  'POST',
  '/api/my/account/invitation/accept',
)
