import { z } from 'zod'
import type { EmailChangeDetail } from '@sarv/contract/account/email-changes/email-changes.schemas'
import type { Db } from '../../../db/connection.ts'
import { toWire } from '../../../db/wire-time.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { AppError } from '../../../errors/app-error.ts'
import { queueMessage } from '../../../messages/queue-message.ts'
import { hashToken, newToken, type SecretBox } from '../../../secrets.ts'
import type { UserRow } from '../profile/profile.store.ts'
import { getLockedUser, updateUser } from '../profile/profile.store.ts'
import { endInvitations, endSignIns } from '../profile/sign-ins.store.ts'
import { deleteUselessRecoveryCodes, hasPasskey } from '../two-factor/two-factor.store.ts'
import { isEmailTaken } from '../registration/people.store.ts'
import {
  endChangesSince,
  findOpenChange,
  insertEmailChange,
  lockOpenChange,
  removeWaysInSince,
} from './email-changes.store.ts'

const takeBackMs = 72 * 3_600_000

/** Changes that an earlier version has kept are told in the words of the table. */
const inOurWords = (kept: unknown): unknown =>
  Object.fromEntries(
    Object.entries(kept as object).map(([name, value]) => [
      name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  )

/** How somebody signed in besides the password: what a taker may have changed after the e-mail. */
const WaysIn = z.preprocess(
  inOurWords,
  z.object({
    phoneNumberSecret: z.string().nullable(),
    phoneNumberConfirmed: z.boolean(),
    hasSms: z.boolean(),
    hasTotp: z.boolean(),
    totpSecret: z.string().nullable(),
    hasPasskeyFactor: z.boolean(),
  }),
)

/**
 * Tells the old address, with a link that takes the change back. An address that was never confirmed gets no link: it may
 * be a stranger's, who would get an account with it.
 */
export const tellOldAddress = async (
  trx: Db,
  { secrets, publicUrl }: Pick<Dependencies, 'secrets' | 'publicUrl'>,
  user: UserRow,
  email: string,
): Promise<void> => {
  const token = newToken()
  if (user.emailConfirmed) {
    await insertEmailChange(trx, {
      userId: user.id,
      tokenHash: hashToken(token),
      oldEmail: user.email,
      newEmail: email,
      waysInSecret: secrets.seal(JSON.stringify(WaysIn.parse(user)), 'waysIn'),
      expiresAt: new Date(Date.now() + takeBackMs),
    })
  }
  await queueMessage(trx, secrets, {
    channel: 'email',
    template: 'emailChanged',
    to: user.email,
    userId: user.id,
    // In the fragment, which browsers send to no server.
    values: { email, ...(user.emailConfirmed && { link: `${publicUrl}/account/email-change#${token}` }) },
  })
}

export const readEmailChange = async (db: Db, token: string): Promise<EmailChangeDetail> => {
  const change = await findOpenChange(db, hashToken(token))
  if (!change) throw new AppError('email_change_over')
  return {
    oldEmail: change.oldEmail,
    newEmail: change.newEmail,
    changeDate: toWire(change.createdAt),
    expireDate: toWire(change.expiresAt),
  }
}

/**
 * Whoever reads the mail of the old address says that it was not them: the account is as it was, and nobody is in it.
 * The password goes too, because whoever changed the address knew it; a new one comes by mail to the old address.
 */
export const takeEmailBack = async (
  trx: Db,
  secrets: SecretBox,
  token: string,
): Promise<{ userId: number; before: object; after: object }> => {
  const change = await lockOpenChange(trx, hashToken(token))
  if (!change) throw new AppError('email_change_over')
  const { userId, oldEmail: email } = change
  const now = await getLockedUser(trx, userId)
  const waysIn = WaysIn.parse(JSON.parse(secrets.open(change.waysInSecret, 'waysIn')))
  await removeWaysInSince(trx, userId, change.createdAt)
  await endInvitations(trx, userId, change.createdAt)
  await updateUser(trx, userId, {
    ...waysIn,
    // The passkeys of then may be gone: what is asked for must be there.
    hasPasskeyFactor: waysIn.hasPasskeyFactor && (await hasPasskey(trx, userId)),
    email,
    emailConfirmed: true,
    passwordHash: null,
    totpPendingSecret: null,
  }).catch((error: unknown) => {
    // Whoever has made another account with the old address meanwhile reads its mail.
    throw isEmailTaken(error) ? new AppError('email_taken') : error
  })
  await deleteUselessRecoveryCodes(trx, userId)
  await endSignIns(trx, userId)
  await trx.deleteFrom('confirm_codes').where('subject', '=', `user:${userId}`).execute()
  await endChangesSince(trx, userId, change.id)
  await queueMessage(trx, secrets, { channel: 'email', template: 'emailTakenBack', to: email, userId, values: {} })
  return { userId, before: { email: now.email }, after: { email } }
}
