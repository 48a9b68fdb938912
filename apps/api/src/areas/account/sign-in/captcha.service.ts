import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import { normalizeTechnical } from '@sarv/contract/normalize'
import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { newToken } from '../../../secrets.ts'
import { glyphs } from './captcha-glyphs.image.ts'
import { renderCaptcha } from './captcha.image.ts'

const codeLength = 6
const lifetimeMs = 2 * 60_000
const alphabet = [...glyphs.keys()]

export const newCaptchaCode = (): string =>
  Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('')

/** Capitals and small letters count alike: on a bent picture nobody can tell a small `k` from a capital one. */
const hashOf = (key: string, code: string): Buffer =>
  createHash('sha256')
    .update(`${key}:${normalizeTechnical(code).toUpperCase()}`)
    .digest()

/** Keeps the hash of what must be typed, good for one try within two minutes, and answers its key. */
export const keepCaptcha = async (db: Db, code: string): Promise<string> => {
  const captchaKey = newToken()
  await db.deleteFrom('captchas').where('expires_at', '<', new Date()).execute()
  await db
    .insertInto('captchas')
    .values({
      key: captchaKey,
      code_hash: hashOf(captchaKey, code),
      expires_at: new Date(Date.now() + lifetimeMs),
    })
    .execute()
  return captchaKey
}

/** A new picture. */
export const createCaptcha = async (
  db: Db,
  code = newCaptchaCode(),
): Promise<{ captchaKey: string; base64CaptchaImage: string }> => ({
  captchaKey: await keepCaptcha(db, code),
  base64CaptchaImage: renderCaptcha(code).toString('base64'),
})

/**
 * Uses the key up, whatever the answer. Give it the connection and not a transaction: a rollback would bring the key back
 * and with it a second guess.
 */
export const checkCaptcha = async (db: Db, captchaKey: string, code: string): Promise<boolean> => {
  const now = new Date()
  const captcha = await db
    .updateTable('captchas')
    .set({ used_at: now })
    .where('key', '=', captchaKey)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('code_hash as hash')
    .executeTakeFirst()
  return !!captcha && timingSafeEqual(captcha.hash, hashOf(captchaKey, code))
}

/** The same, for calls that go no further without it. */
export const useUpCaptcha = async (
  db: Db,
  { captchaKey, captchaCode }: { captchaKey: string; captchaCode: string },
): Promise<void> => {
  if (!(await checkCaptcha(db, captchaKey, captchaCode))) throw new AppError('captcha_wrong')
}
