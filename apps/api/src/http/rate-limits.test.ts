import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defineCall } from '@sarv/contract/call'
import type { OpenDatabase } from '../db/connection.ts'
import { openTestDatabase } from '../testing/database.ts'
import { insertPerson } from '../testing/people.ts'
import { implement } from './implement.ts'
import { addressKey, createRateLimits } from './rate-limits.ts'
import { ask, createTestServer } from './test-server.ts'

const login = defineCall({ method: 'POST', path: '/api/my/login', access: 'anyone', summary: '-' })
const write = defineCall({ method: 'POST', path: '/api/my/write', access: 'signedIn', summary: '-' })
const read = defineCall({ method: 'GET', path: '/api/my/read', access: 'signedIn', summary: '-' })

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const serverWith = (generalLimits: { perAddress: number; perUser: number }) => {
  const app = createTestServer(database.db, { generalLimits })
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
