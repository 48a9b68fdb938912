import type { FastifyInstance } from 'fastify'
import { signInCalls } from '@sarv/contract/account/sign-in/sign-in.calls'
import type { Dependencies } from '../../dependencies.ts'
import { implement } from '../../http/implement.ts'
import { createCaptcha } from './captcha.ts'
import { signIn, signOut } from './sessions.service.ts'

export const sessionRoutes = (app: FastifyInstance, { db }: Dependencies): void => {
  implement(app, signInCalls.captcha, () => createCaptcha(db), { rateLimit: { max: 30, perSeconds: 60, by: 'ip' } })

  implement(app, signInCalls.login, ({ body, ip, userAgent }) => signIn(db, body, { ip, userAgent }), {
    rateLimit: { max: 30, perSeconds: 60, by: 'ip' },
  })

  implement(app, signInCalls.logout, ({ actor }) => signOut(db, actor.sessionId), { noIdempotency: true })
}
