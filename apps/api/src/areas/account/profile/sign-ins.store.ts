import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'
import { publish } from '../../../operations/events.ts'
import { cancelInvitationsOf } from '../invitations/invitations.store.ts'
import { forgetDevices } from '../sign-in/known-devices.store.ts'
import { endSessions } from '../sessions/sessions.store.ts'

/** Signs every device out, but for the one that asks; a sign-in that waits for its second factor is over too. */
export const endSignIns = async (trx: Db, userId: number, exceptSessionId: number | null = null) => {
  await endSessions(trx, { userId, except: exceptSessionId })
  await trx.deleteFrom('pending_sign_ins').where('user_id', '=', userId).execute()
  await forgetDevices(trx, userId)
}

export const revokeApiTokens = async (trx: Db, userId: number) => {
  await trx
    .updateTable('api_tokens')
    .set({ revoked_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute()
}

/** Takes back what this person has invited others to: whoever held their session may have invited themselves. */
export const endInvitations = async (trx: Db, userId: number, since?: Date) => {
  const customerIds = await cancelInvitationsOf(trx, userId, since)
  if (customerIds.length === 0) return
  await publish(
    trx,
    ...customerIds.map((customerId) => ({ customerId, projectId: null, group: 'Accessibility' as const })),
  )
}

/** Everything that lets somebody act as this person, or that was given in their name. */
export const endAllAccess = async (trx: Db, userId: number) => {
  await endSignIns(trx, userId)
  await revokeApiTokens(trx, userId)
  await endInvitations(trx, userId)
}
