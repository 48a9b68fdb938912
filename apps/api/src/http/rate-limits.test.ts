import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defineCall } from '@sarv/contract/call'
import type { OpenDatabase } from '../db/connection.ts'
import { openTestDatabase } from '../testing/database.ts'
import { insertPerson } from '../testing/people.ts'
import { createFindCaller } from './authorize.store.ts'
import { implement } from './implement.ts'
import { addressKey, createRateLimits, noLimits, type GeneralLimits } from './rate-limits.ts'
import { ask, createTestServer } from './test-server.ts'

const login = defineCall({ method: 'POST', path: '/api/my/login', access: 'anyone', summary: '-' })
const write = defineCall({ method: 'POST', path: '/api/my/write', access: 'signedIn', summary: '-' })
const read = defineCall({ method: 'GET', path: '/api/my/read', access: 'signedIn', summary: '-' })

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const serverWith = (limits: Partial<GeneralLimits>) => {
  const app = createTestServer(database.db, { limits })
  implement(app, login, () => {}, { rateLimit: { max: 3, perSeconds: 60, by: 'ip' } })
  implement(app, write, () => {})
  implement(app, read, () => {})
  return app
}
const generous = { perAddress: 1000, perUser: 1000 }

describe('a strict limit of one call', () => {
  it('is shared by all processes, per address', async () => {
    const processes = [serverWith(generous), serverWith(generous)]
    const signIn = (i: number, remoteAddress = '192.0.2.1') =>
      processes[i % 2]!.inject({ method: 'POST', url: login.path, remoteAddress })

    for (let i = 0; i < 3; i += 1) expect((await signIn(i)).statusCode).toBe(200)
    const refused = await signIn(3)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50)
    expect(refused.json()).toMatchObject({
      type: 'too_many_requests',
      errorMessage: expect.stringMatching(/[۰-۹]+ (?:ثانیه|دقیقه) دیگر/),
    })
    expect((await signIn(4, '192.0.2.2')).statusCode).toBe(200)
    await Promise.all(processes.map((app) => app.close()))
  })

  it('counts every one of many simultaneous requests, and starts again when its time is over', async () => {
    let now = Date.now()
    const limits = createRateLimits(database.db, generous, () => now)
    const limit = { max: 5, perSeconds: 30, by: 'user' } as const
    const count = () =>
      limits.countCall('burst', limit, '7').then(
        () => true,
        () => false,
      )
    const results = await Promise.all(Array.from({ length: 12 }, count))
    expect(results.filter(Boolean)).toHaveLength(5)

    await database.db
      .updateTable('throttles')
      .set({ window_ends_at: new Date(Date.now() - 1) })
      .execute()
    now += 31_000
    expect(await count()).toBe(true)
  })

  it('asks the database no more about who is over it', async () => {
    const limits = createRateLimits(database.db)
    const limit = { max: 1, perSeconds: 30, by: 'user' } as const
    await limits.countCall('flood', limit, '7')
    for (let n = 0; n < 5; n += 1) {
      await expect(limits.countCall('flood', limit, '7')).rejects.toMatchObject({ code: 'too_many_requests' })
    }
    const { count } = await database.db
      .selectFrom('throttles')
      .where('key', '=', 'call:flood:user:7')
      .select('count')
      .executeTakeFirstOrThrow()
    expect(count).toBe(2)
  })
})

describe('the general limit', () => {
  it('stops a flood of writes per user and leaves reads alone', async () => {
    const app = serverWith({ perAddress: 1000, perUser: 4 })
    const [sara, reza] = [await insertPerson(database.db), await insertPerson(database.db)]
    const post = async (token: string) => (await ask(app, token, { method: 'POST', url: write.path })).statusCode
    for (let i = 0; i < 4; i += 1) expect(await post(sara.token)).toBe(200)
    expect(await post(sara.token)).toBe(429)
    expect(await post(reza.token)).toBe(200)
    expect((await ask(app, sara.token, { url: read.path })).statusCode).toBe(200)
    await app.close()
  })

  it('stops a flood of bad tokens per address, before the database is asked', async () => {
    const app = serverWith({ perAddress: 2, perUser: 1000 })
    const statuses = []
    for (let i = 0; i < 3; i += 1) {
      statuses.push((await ask(app, 'made-up', { method: 'POST', url: write.path })).statusCode)
    }
    expect(statuses).toEqual([401, 401, 429])
    await app.close()
  })

  it('forgets with each minute', () => {
    let time = 0
    const limits = createRateLimits(database.db, { perAddress: 1, perUser: 1 }, () => time)
    limits.countUser(1)
    expect(() => limits.countUser(1)).toThrow('too_many_requests')
    time = 60_000
    limits.countUser(1)
  })
})

describe('the limit of reads', () => {
  const get = async (app: FastifyInstance, token: string, remoteAddress = '192.0.2.1') =>
    (await ask(app, token, { url: read.path, remoteAddress })).statusCode

  it('stops a flood per user, wherever it comes from', async () => {
    const app = serverWith({ readsPerUser: 3 })
    const [sara, reza] = [await insertPerson(database.db), await insertPerson(database.db)]
    const statuses = []
    for (let n = 0; n < 5; n += 1) statuses.push(await get(app, sara.token, `192.0.2.${n}`))
    expect(statuses).toEqual([200, 200, 200, 429, 429])
    expect(await get(app, reza.token)).toBe(200)
    await app.close()
  })

  it('stops a flood per address, with the seconds to wait', async () => {
    const app = serverWith({ readsPerAddress: 2 })
    const { token } = await insertPerson(database.db)
    expect([await get(app, token), await get(app, token)]).toEqual([200, 200])
    const refused = await ask(app, token, { url: read.path, remoteAddress: '192.0.2.1' })
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(await get(app, token, '192.0.2.2')).toBe(200)
    await app.close()
  })

  it('does not ask the database about an address that sends unknown tokens, and lets known ones through', async () => {
    let asked = 0
    const sara = await insertPerson(database.db)
    const find = createFindCaller(database.db, pino({ level: 'silent' }))
    const app = createTestServer(database.db, {
      limits: { unknownTokensPerAddress: 3 },
      findCaller: (token, projectId) => {
        asked += 1
        return find(token, projectId)
      },
    })
    implement(app, read, () => {})
    expect(await get(app, sara.token)).toBe(200)
    const statuses = []
    for (let n = 0; n < 50; n += 1) statuses.push(await get(app, `made-up-${n}`))
    expect(statuses.slice(0, 4)).toEqual([401, 401, 401, 429])
    expect(new Set(statuses.slice(3))).toEqual(new Set([429]))
    expect(asked).toBe(4)
    // Sara sits behind the same address, and has nothing to do with it.
    expect(await get(app, sara.token)).toBe(200)
    expect(await get(app, 'made-up', '192.0.2.2')).toBe(401)
    await app.close()
  })
})

describe('a test rig', () => {
  it('has no limits at all', async () => {
    const app = serverWith(noLimits)
    const { token } = await insertPerson(database.db)
    for (let n = 0; n < 10; n += 1) {
      expect((await app.inject({ method: 'POST', url: login.path, remoteAddress: '198.51.100.9' })).statusCode).toBe(
        200,
      )
      expect((await ask(app, token, { url: read.path })).statusCode).toBe(200)
    }
    await app.close()
  })
})

describe('addresses', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s counts as %s', (ip, key) => expect(addressKey(ip)).toBe(key))
})
