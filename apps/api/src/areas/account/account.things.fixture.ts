import { generateSync } from 'otplib'
import { unique } from '../../testing/access/things.ts'
import type { World } from '../../testing/access/world.ts'
import type { Person } from '../../testing/people.ts'
import { hashToken, newToken } from '../../secrets.ts'
import { issueCode, type CodePurpose } from './codes/codes.service.ts'
import { newTotpSecret } from './two-factor/totp.service.ts'
import { createCaptcha, newCaptchaCode } from './sign-in/captcha.service.ts'
import { insertSession } from './sessions/sessions.store.ts'

/** What calls of this area are about, made new each time. */

export const captcha = async ({ api }: World) => {
  const captchaCode = newCaptchaCode()
  const { captchaKey } = await createCaptcha(api.db, captchaCode)
  return { captchaKey, captchaCode }
}

export const codeFor = ({ api }: World, { userId }: Person, purpose: CodePurpose, payload?: string) =>
  issueCode(api.db, api.secrets, { purpose, subject: `user:${userId}`, ...(payload !== undefined && { payload }) })

export const stepUpCode = ({ api }: World, { sessionId }: Person) =>
  issueCode(api.db, api.secrets, { purpose: 'stepUpEmail', subject: `session:${sessionId}` })

export const totpCode = async ({ api }: World, { userId }: Person, isOn: boolean): Promise<string> => {
  const secret = newTotpSecret()
  const sealed = api.secrets.seal(secret, 'totp')
  await api.db
    .updateTable('users')
    .set(isOn ? { has_totp: true, totp_secret: sealed } : { totp_pending_secret: sealed })
    .where('id', '=', userId)
    .execute()
  return generateSync({ secret })
}

export const confirmPhone = async ({ api }: World, { userId }: Person, hasSms = false) => {
  await api.db
    .updateTable('users')
    .set({
      phone_number_secret: api.secrets.seal('09121234567', 'phone'),
      phone_number_confirmed: true,
      has_sms: hasSms,
    })
    .where('id', '=', userId)
    .execute()
}

export const passkey = async ({ api }: World, { userId }: Person): Promise<number> => {
  const { id } = await api.db
    .insertInto('passkeys')
    .values({ user_id: userId, credential_id: unique('credential'), public_key: Buffer.alloc(77), name: unique('key') })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const apiToken = async ({ api }: World, { userId, customerId }: Person): Promise<number> => {
  const { id } = await api.db
    .insertInto('api_tokens')
    .values({
      user_id: userId,
      customer_id: customerId,
      name: unique('token'),
      token_hash: hashToken(newToken()),
      last_chars: 'abcd',
      read_only: true,
      all_projects: true,
      expires_at: new Date(Date.now() + 3_600_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Of another device: whoever ends their own hears nothing more. */
export const otherSession = async ({ api }: World, { userId, customerId }: Person): Promise<number> => {
  const visitor = { ip: '192.0.2.77', userAgent: 'another device' }
  const tokenHash = hashToken(newToken())
  await insertSession(api.db, { tokenHash, userId, customerId, visitor, hasFactor: false })
  const { id } = await api.db
    .selectFrom('sessions')
    .where('token_hash', '=', tokenHash)
    .select('id')
    .executeTakeFirstOrThrow()
  return id
}
