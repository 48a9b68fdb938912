import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { countOrRefuse } from '../../../http/rate-limits.ts'
import { queueMessage } from '../../../messages/queue-message.ts'
import type { SecretBox } from '../../../secrets.ts'
import { issueCode, type CodeOwner } from '../codes/codes.service.ts'
import { secondStepLimits } from './sign-in.rules.ts'

/** The code of a sign-in that waits for its second step. */
export const codeOfPending = (pendingId: number): CodeOwner => ({
  purpose: 'secondFactor',
  subject: `pending:${pendingId}`,
})

/** Each sign-in has its own code, so messages are counted per user besides: nobody's phone is to ring all night. */
const countSms = (db: Db, userId: number): Promise<void> =>
  countOrRefuse(db, `sign-in-sms:user:${userId}`, { max: secondStepLimits.smsPerHour, perSeconds: 3600 })

/** Sends a new code, which replaces the one before it. */
export const sendSignInCode = async (
  trx: Db,
  secrets: SecretBox,
  pendingId: number,
  user: { id: number; phoneNumberSecret: string | null },
): Promise<void> => {
  if (user.phoneNumberSecret === null) throw new AppError('not_found')
  await countSms(trx, user.id)
  const code = await issueCode(trx, secrets, codeOfPending(pendingId))
  await queueMessage(trx, secrets, {
    channel: 'sms',
    template: 'signInCode',
    to: secrets.open(user.phoneNumberSecret, 'phone'),
    userId: user.id,
    values: { code },
  })
}
