import type { FastifyInstance } from 'fastify'
import { signInCalls } from '@sarv/contract/account/sign-in/sign-in.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import { passwordQueue } from '../sign-in/passwords.ts'
import { noteSession } from '../sign-in/sign-in.routes.ts'
import { sendForgotCode, setForgottenPassword } from './forgot.service.ts'
import { confirmRegistration, register } from './register.service.ts'

/** They hash passwords, which is expensive on purpose, send mails, and take guesses at codes. */
const rateLimit = { max: 20, perSeconds: 60, by: 'ip' } as const

export const registrationRoutes = (app: FastifyInstance, dependencies: Dependencies): void => {
  implement(
    app,
    signInCalls.register,
    async ({ body, ip, userAgent, note }) => noteSession(note, await register(dependencies, body, { ip, userAgent })),
    { rateLimit, queue: passwordQueue },
  )

  implement(
    app,
    signInCalls.registerConfirm,
    async ({ body, ip, userAgent, note }) =>
      noteSession(note, await confirmRegistration(dependencies, body, { ip, userAgent })),
    { rateLimit },
  )

  implement(app, signInCalls.forgot, ({ body }) => sendForgotCode(dependencies, body), { rateLimit })

  implement(
    app,
    signInCalls.forgotConfirm,
    async ({ body, ip, note }) => note(await setForgottenPassword(dependencies, body, ip)),
    { rateLimit, queue: passwordQueue },
  )
}
