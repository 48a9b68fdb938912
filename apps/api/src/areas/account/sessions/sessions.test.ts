import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { CurrentSession, SessionListItem } from '@sarv/contract/account/sessions/sessions.schemas'
import { seeAsHeader } from '@sarv/contract/access'
import { toWire } from '../../../db/wire-time.ts'
import { startTestApi, testPassword, type TestApi } from '../../../testing/api.ts'
import { insertPerson } from '../../../testing/people.ts'
import { login, newAddress } from '../../../testing/sign-in.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ withWorker: false })
})
afterAll(() => api.close())

const signedIn = async (email: string, userAgent: string, ip = newAddress()) => ({
  token: (await login(api, email, testPassword, { userAgent, ip })).body.accessToken!,
})
const sessionsOf = async (who: { token: string }) =>
  (await api.get<SessionListItem[]>(who, '/account/session/list')).body
const isAlive = async (who: { token: string }) => (await api.get(who, '/account/session/get')).status === 200

describe('the list of devices', () => {
  it('shows where one is signed in, in all customers, and marks this session', async () => {
    const owner = await api.newCustomer()
    await api.db.deleteFrom('sessions').where('user_id', '=', owner.userId).execute()
    const ip = newAddress()
    const laptop = await signedIn(owner.email, 'laptop', ip)
    const other = await insertPerson(api.db, { superUser: true })
    await api.db.insertInto('memberships').values({ customer_id: other.customerId, user_id: owner.userId }).execute()
    const phone = await signedIn(owner.email, 'phone')
    await api.db
      .updateTable('sessions')
      .set({ customer_id: other.customerId })
      .where('user_id', '=', owner.userId)
      .where('user_agent', '=', 'phone')
      .execute()

    const sessions = await sessionsOf(laptop)
    expect(sessions.map(({ userAgent, isCurrent }) => [userAgent, isCurrent])).toEqual([
      ['phone', false],
      ['laptop', true],
    ])
    expect(sessions[1]).toMatchObject({ userIp: ip, createDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}$/) })
    expect(sessions[1]!.expireDate > sessions[1]!.lastUseDate).toBe(true)
    expect((await sessionsOf(phone)).filter(({ isCurrent }) => isCurrent)).toMatchObject([{ userAgent: 'phone' }])
  })

  it('shows neither ended sessions nor those of colleagues', async () => {
    const owner = await api.newCustomer()
    await api.newColleague(owner)
    const past = new Date(Date.now() - 1000)
    const ended = await signedIn(owner.email, 'ended')
    await api.send(ended, 'POST', '/account/logout')
    await signedIn(owner.email, 'idle')
    await api.db.updateTable('sessions').set({ idle_expires_at: past }).where('user_agent', '=', 'idle').execute()
    expect((await sessionsOf(owner)).map(({ id }) => id)).toEqual([owner.sessionId])
  })
})

describe('ending sessions', () => {
  it('signs one device out', async () => {
    const owner = await api.newCustomer()
    const phone = await signedIn(owner.email, 'phone')
    const { id } = (await sessionsOf(owner)).find(({ userAgent }) => userAgent === 'phone')!
    expect((await api.send(owner, 'DELETE', `/account/session/delete/${id}`)).status).toBe(200)
    expect([await isAlive(phone), await isAlive(owner)]).toEqual([false, true])
    expect((await api.send(owner, 'DELETE', `/account/session/delete/${id}`)).status).toBe(404)
  })

  it('never ends the session of somebody else', async () => {
    const owner = await api.newCustomer()
    const [stranger, colleague] = [await api.newCustomer(), await api.newColleague(owner)]
    for (const who of [stranger, colleague]) {
      const { status } = await api.send(who, 'DELETE', `/account/session/delete/${owner.sessionId}`)
      expect(status).toBe(404)
    }
    expect(await isAlive(owner)).toBe(true)
  })

  it('signs every other device out', async () => {
    const owner = await api.newCustomer()
    const colleague = await api.newColleague(owner)
    const others = [await signedIn(owner.email, 'a'), await signedIn(owner.email, 'b')]
    expect((await api.send(owner, 'DELETE', '/account/session/delete-others')).status).toBe(200)
    expect(await Promise.all([owner, colleague, ...others].map(isAlive))).toEqual([true, true, false, false])
  })

  it('signing every other device out shows and takes back the open invitations of that person', async () => {
    const owner = await api.newCustomer()
    const invite = (userName: string) =>
      api.send(owner, 'POST', '/account/customer-user/create', { userName, isSuperUser: true })
    const own = async () =>
      (await api.get<{ email: string; isSuperUser: boolean }[]>(owner, '/account/invitation/list-own')).body.map(
        ({ email, isSuperUser }) => ({ email, isSuperUser }),
      )
    expect((await invite('stranger@example.com')).status).toBe(200)
    const colleague = await api.newColleague(owner)
    expect((await api.get(colleague, '/account/invitation/list-own')).body).toEqual([])
    expect(await own()).toEqual([{ email: 'stranger@example.com', isSuperUser: true }])
    await api.send(owner, 'DELETE', '/account/session/delete-others?EndInvitations=false')
    expect(await own()).toHaveLength(1)
    await api.send(owner, 'DELETE', '/account/session/delete-others')
    expect(await own()).toEqual([])
    expect((await api.get(owner, '/account/invitation/list')).body).toEqual([])
  })

  it('signing out ends this session and no other', async () => {
    const { email } = await api.newCustomer()
    const [first, second] = [await signedIn(email, 'a'), await signedIn(email, 'b')]
    expect((await api.send(first, 'POST', '/account/logout')).status).toBe(200)
    expect(await Promise.all([first, second].map(isAlive))).toEqual([false, true])
  })

  it('a session ends by itself when unused or old', async () => {
    const { sessionId, token } = await api.newCustomer()
    const end = (column: 'idle_expires_at' | 'expires_at', when: Date) =>
      api.db
        .updateTable('sessions')
        .set({ [column]: when })
        .where('id', '=', sessionId)
        .execute()
    const past = new Date(Date.now() - 1000)
    await end('idle_expires_at', past)
    expect(await isAlive({ token })).toBe(false)
    await end('idle_expires_at', new Date(Date.now() + 60_000))
    expect(await isAlive({ token })).toBe(true)
    await end('expires_at', past)
    expect(await isAlive({ token })).toBe(false)
  })
})

describe('how long a session lives', () => {
  const minute = 60_000
  const hour = 60 * minute

  /** As if that much time had passed since the last thing that happened to the session. */
  const passTime = (sessionId: number, ms: number) => {
    const earlier = (column: string) => sql<Date>`${sql.ref(column)} - make_interval(secs => ${ms / 1000})`
    const columns = ['created_at', 'last_used_at', 'idle_expires_at', 'expires_at', 'proven_at'] as const
    return api.db
      .updateTable('sessions')
      .set(Object.fromEntries(columns.map((column) => [column, earlier(column)])))
      .where('id', '=', sessionId)
      .execute()
  }

  const rowOf = (sessionId: number) =>
    api.db.selectFrom('sessions').where('id', '=', sessionId).selectAll().executeTakeFirstOrThrow()

  const newSignIn = async () => {
    const { email, userId } = await api.newCustomer()
    const who = await signedIn(email, 'laptop')
    const { id } = await api.db
      .selectFrom('sessions')
      .where('user_id', '=', userId)
      .where('user_agent', '=', 'laptop')
      .select('id')
      .executeTakeFirstOrThrow()
    return { ...who, id }
  }

  /** Uses it, and waits until that is written down. */
  const use = async (who: { token: string; id: number }) => {
    const { last_used_at: before } = await rowOf(who.id)
    const isIn = await isAlive(who)
    if (isIn) await vi.waitUntil(async () => (await rowOf(who.id)).last_used_at > before, { timeout: 5000 })
    return isIn
  }

  it('is half an hour without use and twelve hours in all', async () => {
    const { id } = await newSignIn()
    const row = await rowOf(id)
    expect(row.idle_expires_at.getTime() - row.last_used_at.getTime()).toBe(30 * minute)
    expect(row.expires_at.getTime() - row.created_at.getTime()).toBe(12 * hour)
  })

  it.each([
    ['lives', 30 * minute - 20_000, true],
    ['is over', 30 * minute, false],
  ])('%s %i ms after its last use', async (_what, ms, isIn) => {
    const who = await newSignIn()
    await passTime(who.id, ms)
    expect(await isAlive(who)).toBe(isIn)
    expect((await api.get(who, '/account/profile/get')).status).toBe(isIn ? 200 : 401)
  })

  it('goes on with use, half an hour from each, until its twelve hours are over', async () => {
    const who = await newSignIn()
    // 25 times 28 minutes are eleven hours and forty minutes.
    for (let n = 0; n < 25; n += 1) {
      await passTime(who.id, 28 * minute)
      expect(await use(who)).toBe(true)
    }
    await passTime(who.id, 18 * minute)
    expect(await use(who)).toBe(true)
    await passTime(who.id, 2 * minute)
    expect(await isAlive(who)).toBe(false)
  })

  it('is told to the client: the earlier of both ends', async () => {
    const who = await newSignIn()
    const endOf = async () => (await api.get<CurrentSession>(who, '/account/session/get')).body.expireDate
    expect(await endOf()).toBe(toWire((await rowOf(who.id)).idle_expires_at))
    await passTime(who.id, 20 * minute)
    await api.db
      .updateTable('sessions')
      .set({ expires_at: sql`now() + interval '5 minutes'` })
      .where('id', '=', who.id)
      .execute()
    expect(await endOf()).toBe(toWire((await rowOf(who.id)).expires_at))
  })
})

describe('the current session', () => {
  it('tells who one is and what one may do', async () => {
    const owner = await api.newCustomer()
    const { body } = await api.get<CurrentSession>(owner, '/account/session/get')
    expect(body).toMatchObject({
      userId: owner.userId,
      userTitle: 'Sara Azad',
      email: owner.email,
      customerId: owner.customerId,
      isSuperUser: true,
      isAccountManager: false,
      isFinancialManager: false,
      profileCompleted: false,
      twoFactor: false,
    })
  })

  it('is complete when identity, e-mail and phone are confirmed, and knows of the second factor', async () => {
    const owner = await api.newCustomer()
    const confirmed = { id_confirmed: true, email_confirmed: true, phone_number_confirmed: true, has_totp: true }
    await api.db.updateTable('users').set(confirmed).where('id', '=', owner.userId).execute()
    const { body } = await api.get<CurrentSession>(owner, '/account/session/get')
    expect(body).toMatchObject({ profileCompleted: true, twoFactor: true })
  })

  it('is there for an API token too, until its end', async () => {
    const owner = await api.newCustomer()
    const wanted = { name: 'deploy', readOnly: true, expireDate: toWire(new Date(Date.now() + 9 * 86_400_000)) }
    const { body: token } = await api.send<{ token: string }>(owner, 'POST', '/account/api-token/create', wanted)
    const { status, body } = await api.get<CurrentSession>(token, '/account/session/get')
    expect(status).toBe(200)
    expect(body).toMatchObject({ userId: owner.userId, email: owner.email, isSuperUser: true })
    expect(body.expireDate.slice(0, 10)).toBe(wanted.expireDate.slice(0, 10))
    expect((await api.get(token, '/account/session/list')).status).toBe(403)
  })

  it('shows the lesser role while seeing as it', async () => {
    const owner = await api.newCustomer()
    const { body } = await api.request<CurrentSession>(owner.token, {
      url: '/api/my/account/session/get',
      headers: { [seeAsHeader]: 'financialManager' },
    })
    expect(body).toMatchObject({ isSuperUser: false, isFinancialManager: true })
  })
})
