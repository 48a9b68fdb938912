import type { FastifyInstance, FastifyReply } from 'fastify'
import { passkeyCalls } from '@sarv/contract/account/passkeys/passkeys.calls'
import { toWire } from '../../../db/wire-time.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { AppError } from '../../../errors/app-error.ts'
import { implement } from '../../../http/implement.ts'
import type { CallRateLimit } from '../../../http/rate-limits.ts'
import { createBrowserCookies } from '../sign-in/browser-cookies.http.ts'
import { finishPasskeySignIn, startPasskeySignIn } from './passkey-login.service.ts'
import { isReachedByAddress } from './passkeys.rules.ts'
import { createPasskey, deletePasskey, editPasskey, readNewPasskey, startPasskey } from './passkeys.service.ts'
import { listPasskeys } from './passkeys.store.ts'

const perMinute: CallRateLimit = { max: 30, perSeconds: 60, by: 'ip' }

/** The browser is about to refuse, and says why to nobody. */
const refuseAddress = ({ request }: FastifyReply): void => {
  const { origin } = request.headers
  if (origin !== undefined && isReachedByAddress(origin)) throw new AppError('passkey_needs_domain')
}

export const passkeyRoutes = (app: FastifyInstance, deps: Dependencies): void => {
  const { db } = deps
  const browser = createBrowserCookies(deps)

  implement(app, passkeyCalls.passkeyList, async ({ actor }) => {
    const passkeys = await listPasskeys(db, actor.userId)
    return passkeys.map(({ id, name, isSynced, createDate, lastUseDate }) => ({
      id,
      name,
      isSynced,
      createDate: toWire(createDate),
      lastUseDate: lastUseDate && toWire(lastUseDate),
    }))
  })

  implement(
    app,
    passkeyCalls.passkeyCreateOptions,
    ({ trx, actor, body, reply }) => {
      refuseAddress(reply)
      return startPasskey(trx, deps, actor.userId, body)
    },
    {
      audit: false,
      noIdempotency: 'each challenge is a new one',
      rateLimit: { max: 30, perSeconds: 60, by: 'user' },
    },
  )

  implement(app, passkeyCalls.passkeyCreate, {
    prepare: ({ actor, body }) => readNewPasskey(deps, actor.userId, body),
    handle: async ({ trx, actor: { userId }, body: { name }, note }, read) => {
      const started = await createPasskey(trx, deps, { userId, name }, read)
      note({ target: `passkey:${started.id}`, after: { name } })
      return started
    },
  })

  implement(app, passkeyCalls.passkeyEdit, ({ trx, actor, params, body }) =>
    editPasskey(trx, actor.userId, params.id, body),
  )

  implement(app, passkeyCalls.passkeyDelete, async ({ trx, actor, params, note }) => {
    const { name } = await deletePasskey(trx, deps, actor.userId, params.id)
    note({ target: `passkey:${params.id}`, before: { name } })
  })

  implement(
    app,
    passkeyCalls.passkeyLoginOptions,
    ({ trx, body, reply }) => {
      refuseAddress(reply)
      return startPasskeySignIn(trx, deps, body)
    },
    { audit: false, rateLimit: perMinute },
  )

  implement(
    app,
    passkeyCalls.passkeyLogin,
    async (context) => {
      const { body, note } = context
      const visitor = browser.visitorOf(context)
      return browser.answerSession(context, visitor, await finishPasskeySignIn(deps, body, { visitor, note }))
    },
    {
      ownTransaction:
        'a wrong answer uses its challenge up, and the owner of a copied key is told, though it is refused',
      rateLimit: perMinute,
    },
  )
}
