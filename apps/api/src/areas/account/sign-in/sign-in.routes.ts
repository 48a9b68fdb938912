import type { FastifyInstance } from 'fastify'
import { signInCalls } from '@sarv/contract/account/sign-in/sign-in.calls'
import type { LoginSession } from '@sarv/contract/account/sign-in/sign-in.schemas'
import type { Dependencies } from '../../../dependencies.ts'
import type { AuditNote } from '../../../http/audited.ts'
import { implement } from '../../../http/implement.ts'
import type { CallRateLimit } from '../../../http/rate-limits.ts'
import { offersPasskeys } from '../passkeys/passkeys.rules.ts'
import { createCaptchaQuestion } from './captcha-question.ts'
import { createCaptcha } from './captcha.ts'
import { finishWithCode, finishWithRecoveryCode, sendSmsAgain } from './second-step.service.ts'
import { passwordQueue } from './passwords.ts'
import { endSessions } from './sessions.store.ts'
import { signIn } from './sign-in.service.ts'

const perMinute = (max: number): CallRateLimit => ({ max, perSeconds: 60, by: 'ip' })

/** Writes into the audit log who it was, in which customer. */
export const noteSession = (note: (note: AuditNote) => void, session: LoginSession): LoginSession => {
  if (session.userId !== undefined) note({ userId: session.userId, customerId: session.customerId })
  return session
}

export const signInRoutes = (app: FastifyInstance, deps: Dependencies): void => {
  const { db, signInProviders } = deps

  implement(app, signInCalls.captcha, () => createCaptcha(db), { rateLimit: perMinute(30) })

  // A program answers it more easily than a picture.
  implement(app, signInCalls.captchaQuestion, () => createCaptchaQuestion(db), { rateLimit: perMinute(10) })

  implement(app, signInCalls.signInOptions, ({ reply }) => ({
    google: signInProviders.google !== undefined,
    ito: signInProviders.ito !== undefined,
    passkey: offersPasskeys(deps, reply.request.host),
  }))

  implement(
    app,
    signInCalls.login,
    async ({ body, ip, userAgent, note }) => noteSession(note, await signIn(deps, body, { ip, userAgent }, note)),
    { rateLimit: perMinute(30), queue: passwordQueue },
  )

  implement(
    app,
    signInCalls.twoFactorLogin,
    async ({ body, ip, userAgent, note }) =>
      noteSession(note, await finishWithCode(deps, body, { visitor: { ip, userAgent }, note })),
    { rateLimit: perMinute(30) },
  )

  implement(
    app,
    signInCalls.recoveryLogin,
    async ({ body, ip, userAgent, note }) =>
      noteSession(note, await finishWithRecoveryCode(deps, body, { visitor: { ip, userAgent }, note })),
    { rateLimit: perMinute(30) },
  )

  implement(
    app,
    signInCalls.twoFactorSms,
    ({ body, ip, userAgent, note }) => sendSmsAgain(deps, body, { visitor: { ip, userAgent }, note }),
    { rateLimit: perMinute(10) },
  )

  implement(
    app,
    signInCalls.logout,
    async ({ actor }) => {
      if (actor.sessionId !== null) await endSessions(db, { userId: actor.userId, only: actor.sessionId })
    },
    { noIdempotency: true },
  )
}
