import type { FastifyInstance } from 'fastify'
import { apiTokenCalls } from '@sarv/contract/account/api-tokens/api-tokens.calls'
import { toWire } from '../../../db/wire-time.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import { createApiToken, deleteApiToken } from './api-tokens.service.ts'
import { listApiTokens } from './api-tokens.store.ts'

export const apiTokenRoutes = (app: FastifyInstance, { db, secrets }: Dependencies): void => {
  implement(app, apiTokenCalls.apiTokenList, async ({ actor }) => {
    const tokens = await listApiTokens(db, actor)
    return tokens.map((token) => ({
      ...token,
      createDate: toWire(token.createDate),
      expireDate: toWire(token.expireDate),
      lastUseDate: token.lastUseDate && toWire(token.lastUseDate),
    }))
  })

  implement(
    app,
    apiTokenCalls.apiTokenCreate,
    async ({ trx, actor, body, ip, note }) => {
      const created = await createApiToken(trx, secrets, body, actor, ip)
      note({ target: `apiToken:${created.id}` })
      return created
    },
    { noIdempotency: 'the answer is the token itself, which is shown once' },
  )

  implement(app, apiTokenCalls.apiTokenDelete, ({ trx, actor, params }) => deleteApiToken(trx, actor, params.id))
}
