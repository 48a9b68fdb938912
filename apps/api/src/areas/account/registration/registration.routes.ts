import type { FastifyInstance } from 'fastify'
import { signInCalls } from '@sarv/contract/account/sign-in/sign-in.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { implement, notYet } from '../../../http/implement.ts'
import { createBrowserCookies } from '../sign-in/browser-cookies.ts'
import { sendForgotCode, setForgottenPassword } from './forgot.service.ts'
import { confirmRegistration, register } from './register.service.ts'

/** They hash passwords, which is expensive on purpose, send mails, and take guesses at codes. */
const rateLimit = { max: 20, perSeconds: 60, by: 'ip' } as const

export const registrationRoutes = (app: FastifyInstance, dependencies: Dependencies): void => {
  const browser = createBrowserCookies(dependencies)
  const inTurn = {
    queue: dependencies.passwordQueue,
    queueAs: ({ body }: { body: { email: string } }) => ({ account: body.email }),
  }

  implement(
    app,
    signInCalls.register,
    async (context) => {
      const visitor = browser.visitorOf(context)
      const answer = await register(dependencies, context.body, visitor)
      if (answer.pendingToken) browser.keepToken(context.reply, 'register', answer.pendingToken)
      return browser.answerSession(context, visitor, answer)
    },
    { ownTransaction: notYet, rateLimit, ...inTurn },
  )

  implement(
    app,
    signInCalls.registerConfirm,
    async (context) => {
      const { body, reply } = context
      const visitor = browser.visitorOf(context)
      const wanted = { ...body, pendingToken: browser.tokenOf(reply, 'register', body.pendingToken) }
      return browser.answerSession(context, visitor, await confirmRegistration(dependencies, wanted, visitor))
    },
    { ownTransaction: notYet, rateLimit, ...inTurn },
  )

  implement(
    app,
    signInCalls.forgot,
    async (context) => {
      const sent = await sendForgotCode(dependencies, context.body, browser.visitorOf(context))
      browser.keepToken(context.reply, 'forgot', sent.pendingToken)
      return sent
    },
    { ownTransaction: notYet, rateLimit },
  )

  implement(
    app,
    signInCalls.forgotConfirm,
    async (context) => {
      const { body, reply, note } = context
      const visitor = browser.visitorOf(context)
      const wanted = { ...body, pendingToken: browser.tokenOf(reply, 'forgot', body.pendingToken) }
      note(await setForgottenPassword(dependencies, wanted, visitor))
      browser.keepToken(reply, 'device', visitor.deviceToken)
    },
    { ownTransaction: notYet, rateLimit, ...inTurn },
  )
}
