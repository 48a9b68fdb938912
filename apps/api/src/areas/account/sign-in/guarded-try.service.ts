import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { checkCaptcha } from './captcha.service.ts'
import { isCaptchaRequired } from './sign-in.rules.ts'
import {
  clearFailures,
  countGuess,
  countTry,
  forgetGuess,
  forgetTry,
  readFailures,
  type TryCounts,
  type TryKeys,
} from './tries.store.ts'

export { deviceTryKeysOf, tryKeysOf, type TryKeys } from './tries.store.ts'

/** What is sent besides the secret, after enough failures. */
interface GivenCaptcha {
  captchaKey?: string | undefined
  captchaCode?: string | undefined
}

/** Whose secret it was; or that it was nobody's. `captcha`: nothing was looked at, one is needed first. */
export type TryOutcome<Who> =
  | { outcome: 'right'; who: Who }
  | { outcome: 'wrong'; captchaRequired: boolean }
  | { outcome: 'captcha' }

/** Answers whose it is, and nothing where it is wrong. */
type Judge<Who> = () => Promise<Who | undefined>

const withoutThisTry = ({ pair, address, email }: TryCounts): TryCounts => ({
  pair: pair - 1,
  address: address - 1,
  email: email - 1,
})

/** Counted before it is looked at; what was right, and what was not looked at, is taken back. */
const judgeCounted = async <Who>(db: Db, keys: TryKeys, judge: Judge<Who>): Promise<Who | undefined> => {
  const guess = await countGuess(db, keys)
  try {
    const who = await judge()
    if (who !== undefined) await forgetGuess(db, keys, guess)
    return who
  } catch (error) {
    await forgetGuess(db, keys, guess)
    throw error
  }
}

/**
 * One try at what somebody signs in with: slowed down by failures, asked for a captcha, held against every counter. Give it
 * the connection and not a transaction: a rollback would give a wrong guess back.
 */
export const guardedTry = async <Who>(
  db: Db,
  keys: TryKeys,
  { captchaKey, captchaCode }: GivenCaptcha,
  judge: Judge<Who>,
): Promise<TryOutcome<Who>> => {
  const needsCaptcha = isCaptchaRequired(await readFailures(db, keys))
  if (needsCaptcha) {
    if (!captchaKey || !captchaCode) return { outcome: 'captcha' }
    if (!(await checkCaptcha(db, captchaKey, captchaCode))) throw new AppError('captcha_wrong')
  }
  const tries = await countTry(db, keys)
  // Others may have failed since we looked.
  if (!needsCaptcha && isCaptchaRequired(withoutThisTry(tries))) {
    await forgetTry(db, keys, tries)
    return { outcome: 'captcha' }
  }
  const who = await judgeCounted(db, keys, judge).catch(async (error: unknown) => {
    await forgetTry(db, keys, tries)
    throw error
  })
  if (who === undefined) return { outcome: 'wrong', captchaRequired: isCaptchaRequired(tries) }
  await clearFailures(db, keys, tries)
  return { outcome: 'right', who }
}
