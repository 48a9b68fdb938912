import type { FastifyInstance } from 'fastify'
import { signInCalls } from '@sarv/contract/account/sign-in/sign-in.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import type { CallRateLimit } from '../../../http/rate-limits.ts'
import { offersPasskeys } from '../passkeys/passkeys.rules.ts'
import { createBrowserCookies, type Entering } from './browser-cookies.http.ts'
import { createCaptchaQuestion } from './captcha-question.service.ts'
import { createCaptcha } from './captcha.service.ts'
import { knownDeviceOf } from './known-devices.store.ts'
import { finishWithCode, finishWithRecoveryCode, sendSmsAgain, type Attempt } from './second-step.service.ts'
import { endSessions } from '../sessions/sessions.store.ts'
import { signIn } from './sign-in.service.ts'

const perMinute = (max: number): CallRateLimit => ({ max, perSeconds: 60, by: 'ip' })

/** Of the sign-in, of the user and of the code itself; a stranger has no key to keep an answer for. */
const countsGuesses = { ownTransaction: 'a wrong code stays counted although it is refused' }

export const signInRoutes = (app: FastifyInstance, deps: Dependencies): void => {
  const { db, signInProviders, passwordQueue } = deps

  const browser = createBrowserCookies(deps)

  // Many sign in behind one address: none of them may use up what the others need. A flood ends at the general limit.
  implement(app, signInCalls.captcha, () => createCaptcha(db), { rateLimit: perMinute(300) })

  // A program answers it more easily than a picture.
  implement(app, signInCalls.captchaQuestion, () => createCaptchaQuestion(db), { rateLimit: perMinute(10) })

  implement(app, signInCalls.signInOptions, ({ reply }) => ({
    google: signInProviders.google !== undefined,
    ito: signInProviders.ito !== undefined,
    passkey: offersPasskeys(deps, reply.request.host),
  }))

  // No limit by address: failures there ask for a captcha, and what is left for each e-mail is counted by itself.
  implement(
    app,
    signInCalls.login,
    async (context) => {
      const visitor = browser.visitorOf(context)
      return browser.answerSession(context, visitor, await signIn(deps, context.body, visitor, context.note))
    },
    {
      ownTransaction: 'wrong tries stay counted, and a password is checked while no connection is held',
      queue: passwordQueue,
      queueAs: async (context) => {
        const { email } = context.body
        const knownDevice = await knownDeviceOf(db, email, browser.visitorOf(context))
        return { account: email, isKnown: knownDevice !== undefined }
      },
    },
  )

  /** What was sent, with the token that names the sign-in, and where it comes from. */
  const secondStepOf = <Body extends { pendingToken?: string | undefined }>(
    context: Entering & { body: Body },
  ): [wanted: Body & { pendingToken: string | undefined }, attempt: Attempt] => {
    const { body, reply, note } = context
    const pendingToken = browser.tokenOf(reply, 'secondStep', body.pendingToken)
    return [
      { ...body, pendingToken },
      { visitor: browser.visitorOf(context), note },
    ]
  }

  implement(
    app,
    signInCalls.twoFactorLogin,
    async (context) => {
      const [wanted, attempt] = secondStepOf(context)
      return browser.answerSession(context, attempt.visitor, await finishWithCode(deps, wanted, attempt))
    },
    countsGuesses,
  )

  implement(
    app,
    signInCalls.recoveryLogin,
    async (context) => {
      const [wanted, attempt] = secondStepOf(context)
      return browser.answerSession(context, attempt.visitor, await finishWithRecoveryCode(deps, wanted, attempt))
    },
    countsGuesses,
  )

  implement(app, signInCalls.twoFactorSms, (context) => sendSmsAgain(context.trx, deps, ...secondStepOf(context)))

  implement(
    app,
    signInCalls.logout,
    async ({ trx, actor }) => {
      if (actor.sessionId !== null) await endSessions(trx, { userId: actor.userId, only: actor.sessionId })
    },
    { noIdempotency: 'the session that the answer would be kept for has ended' },
  )
}
