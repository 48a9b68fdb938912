import type { LoginModel, LoginSession } from '@sarv/contract/account/sign-in/sign-in.schemas'
import type { Db } from '../../db/connection.ts'
import { AppError } from '../../http/errors.ts'
import { hashToken, newToken } from '../../secrets.ts'
import { checkCaptcha } from './captcha.ts'
import { isPasswordRight } from './passwords.ts'
import { isCaptchaRequired } from './sessions.rules.ts'
import {
  clearFailures,
  countFailures,
  findUserToSignIn,
  insertSession,
  recordFailure,
  revokeSession,
} from './sessions.store.ts'

/** In the contract "0" stands for "no token". */
const noToken = '0'

/** What everyone gets whose e-mail and password do not match, whether or not the e-mail is known. */
const refused = (captchaRequired: boolean): LoginSession => ({
  accessToken: noToken,
  enableTwoFactor: false,
  twoFactor: false,
  captchaRequired,
})

export interface Visitor {
  ip: string
  userAgent: string
}

export const signIn = async (db: Db, wanted: LoginModel, { ip, userAgent }: Visitor): Promise<LoginSession> => {
  const { email } = wanted
  if (isCaptchaRequired(await countFailures(db, email, ip))) {
    if (!wanted.captchaKey || !wanted.captchaCode) return refused(true)
    if (!(await checkCaptcha(db, wanted.captchaKey, wanted.captchaCode))) throw new AppError('captcha_wrong')
  }

  const user = await findUserToSignIn(db, email)
  if (!(await isPasswordRight(user?.password_hash, wanted.password)) || !user) {
    await recordFailure(db, email, ip)
    return refused(isCaptchaRequired(await countFailures(db, email, ip)))
  }
  // Only someone who knows the password learns that the account is disabled.
  if (user.disabled_reason !== null) throw new AppError('account_disabled')

  await clearFailures(db, email)
  const token = newToken()
  await insertSession(db, { tokenHash: hashToken(token), userId: user.id, customerId: user.customer_id, ip, userAgent })
  return {
    accessToken: token,
    enableTwoFactor: false,
    twoFactor: false,
    userId: user.id,
    userTitle: [user.first_name, user.last_name].filter(Boolean).join(' ') || user.email,
    isSuperUser: user.is_super_user,
    isAccountManager: user.is_account_manager,
    isFinancialManager: user.is_financial_manager,
    profileCompleted: user.id_confirmed && user.email_confirmed && user.phone_number_confirmed,
    captchaRequired: false,
    roles: [],
  }
}

export const signOut = async (db: Db, sessionId: number | null): Promise<void> => {
  if (sessionId !== null) await revokeSession(db, sessionId)
}
