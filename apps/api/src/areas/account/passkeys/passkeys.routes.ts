import type { FastifyInstance, FastifyReply } from 'fastify'
import { passkeyCalls } from '@sarv/contract/account/passkeys/passkeys.calls'
import { toWire } from '../../../db/wire-time.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { AppError } from '../../../errors/app-error.ts'
import { implement, notYet } from '../../../http/implement.ts'
import type { CallRateLimit } from '../../../http/rate-limits.ts'
import { createBrowserCookies } from '../sign-in/browser-cookies.ts'
import { finishPasskeySignIn, startPasskeySignIn } from './passkey-login.service.ts'
import { isReachedByAddress } from './passkeys.rules.ts'
import { createPasskey, deletePasskey, editPasskey, startPasskey } from './passkeys.service.ts'
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
    const rows = await listPasskeys(db, actor.userId)
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      isSynced: row.is_synced,
      createDate: toWire(row.created_at),
      lastUseDate: row.last_used_at && toWire(row.last_used_at),
    }))
  })

  implement(
    app,
    passkeyCalls.passkeyCreateOptions,
    ({ actor, body, reply }) => {
      refuseAddress(reply)
      return startPasskey(deps, actor.userId, body)
    },
    {
      ownTransaction: notYet,
      audit: false,
      noIdempotency: 'each challenge is a new one',
      rateLimit: { max: 30, perSeconds: 60, by: 'user' },
    },
  )

  implement(
    app,
    passkeyCalls.passkeyCreate,
    async ({ actor, body, note }) => {
      const started = await createPasskey(deps, actor.userId, body)
      note({ target: `passkey:${started.id}`, after: { name: body.name } })
      return started
    },
    { ownTransaction: notYet },
  )

  implement(
    app,
    passkeyCalls.passkeyEdit,
    ({ actor, params, body }) => editPasskey(db, actor.userId, params.id, body),
    { ownTransaction: notYet },
  )

  implement(
    app,
    passkeyCalls.passkeyDelete,
    async ({ actor, params, note }) => {
      const { name } = await deletePasskey(deps, actor.userId, params.id)
      note({ target: `passkey:${params.id}`, before: { name } })
    },
    { ownTransaction: notYet },
  )

  implement(
    app,
    passkeyCalls.passkeyLoginOptions,
    ({ body, reply }) => {
      refuseAddress(reply)
      return startPasskeySignIn(deps, body)
    },
    { ownTransaction: notYet, audit: false, rateLimit: perMinute },
  )

  implement(
    app,
    passkeyCalls.passkeyLogin,
    async (context) => {
      const { body, note } = context
      const visitor = browser.visitorOf(context)
      return browser.answerSession(context, visitor, await finishPasskeySignIn(deps, body, { visitor, note }))
    },
    { ownTransaction: notYet, rateLimit: perMinute },
  )
}
