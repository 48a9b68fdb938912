import { afterAll, beforeAll, expect, it } from 'vitest'
import { apiTokensPerUser } from '@sarv/contract/limits'
import { toWire } from '../../../db/wire-time.ts'
import { startTestApi, type TestApi } from '../../../testing/api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ withWorker: false })
})
afterAll(() => api.close())

// The embedded database lets one transaction in at a time: the race itself shows on PostgreSQL (`npm run test:postgres`).
it('is reserved before it is counted: of many at the same moment no more are made than there may be', async () => {
  const owner = await api.newCustomer()
  const expireDate = toWire(new Date(Date.now() + 86_400_000))
  const answers = await Promise.all(
    Array.from({ length: apiTokensPerUser + 14 }, (_, n) =>
      api.send<{ type?: string }>(owner, 'POST', '/account/api-token/create', { name: `token ${n}`, expireDate }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(apiTokensPerUser)
  expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.type))).toEqual(
    new Set(['too_many_tokens']),
  )
})
