import * as calls from '@sarv/client/account/invitations.calls.generated'
import { openCall, ownCall } from '../../../shell/session-calls.ts'

export const readInvitation = openCall(calls.invitationRead)

export const acceptInvitation = ownCall(calls.invitationAccept)
