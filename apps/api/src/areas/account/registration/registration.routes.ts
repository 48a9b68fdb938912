import type { FastifyInstance } from 'fastify'
import { registrationCalls } from '@sarv/contract/account/registration/registration.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import { createBrowserCookies } from '../sign-in/browser-cookies.http.ts'
import { useUpCaptcha } from '../sign-in/captcha.service.ts'
import { keepForgottenPassword, sendForgotCode, setForgottenPassword } from './forgot.service.ts'
import { confirmRegistration, register } from './register.service.ts'

/** They hash passwords, which is expensive on purpose, send mails, and take guesses at codes. */
const rateLimit = { max: 20, perSeconds: 60, by: 'ip' } as const

const usesUpCaptcha = 'a captcha is used up whatever becomes of the call, and a password is hashed after it'
const countsGuesses = 'a wrong code stays counted although it is refused, and a password is hashed after it'

export const registrationRoutes = (app: FastifyInstance, dependencies: Dependencies): void => {
  const browser = createBrowserCookies(dependencies)
  const inTurn = {
    queue: dependencies.passwordQueue,
    queueAs: ({ body }: { body: { email: string } }) => ({ account: body.email }),
  }

  implement(
    app,
    registrationCalls.register,
    async (context) => {
      const visitor = browser.visitorOf(context)
      const answer = await register(dependencies, context.body, visitor)
      if (answer.pendingToken) browser.keepToken(context.reply, 'register', answer.pendingToken)
      return browser.answerSession(context, visitor, answer)
    },
    { ownTransaction: usesUpCaptcha, rateLimit, ...inTurn },
  )

  implement(
    app,
    registrationCalls.registerConfirm,
    async (context) => {
      const { body, reply } = context
      const visitor = browser.visitorOf(context)
      const wanted = { ...body, pendingToken: browser.tokenOf(reply, 'register', body.pendingToken) }
      return browser.answerSession(context, visitor, await confirmRegistration(dependencies, wanted, visitor))
    },
    { ownTransaction: countsGuesses, rateLimit, ...inTurn },
  )

  implement(
    app,
    registrationCalls.forgot,
    {
      prepare: ({ body }) => useUpCaptcha(dependencies.db, body),
      handle: async (context) => {
        const sent = await sendForgotCode(context.trx, dependencies, context.body.email, browser.visitorOf(context))
        browser.keepToken(context.reply, 'forgot', sent.pendingToken)
        return sent
      },
    },
    { rateLimit },
  )

  implement(
    app,
    registrationCalls.forgotConfirm,
    async (context) => {
      const { body, reply, note } = context
      const visitor = browser.visitorOf(context)
      const wanted = { ...body, pendingToken: browser.tokenOf(reply, 'forgot', body.pendingToken) }
      note(await setForgottenPassword(dependencies, wanted, visitor))
      browser.keepToken(reply, 'device', visitor.deviceToken)
    },
    { ownTransaction: countsGuesses, rateLimit, ...inTurn },
  )

  implement(
    app,
    registrationCalls.forgotKeep,
    async (context) => {
      const { body, reply, note } = context
      const visitor = browser.visitorOf(context)
      const wanted = { ...body, pendingToken: browser.tokenOf(reply, 'forgot', body.pendingToken) }
      note(await keepForgottenPassword(dependencies, wanted, visitor))
      browser.keepToken(reply, 'device', visitor.deviceToken)
    },
    { ownTransaction: 'a wrong code stays counted although it is refused', rateLimit },
  )
}
