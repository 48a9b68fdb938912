import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Access, Role } from '@sarv/contract/access'
import { defineCall } from '@sarv/contract/call'
import { userAccessType } from '@sarv/contract/enums'
import type { FastifyInstance } from 'fastify'
import type { OpenDatabase } from '../db/connection.ts'
import { openTestDatabase } from '../testing/database.ts'
import { letIn, insertPerson, insertProject, type Person } from '../testing/people.ts'
import { implement } from './implement.ts'
import { ask, createTestServer } from './test-server.ts'

const accesses = [
  'anyone',
  'signedIn',
  'account',
  'money',
  'superUser',
  'project:read',
  'project:operate',
  'project:manage',
] as const satisfies Access[]

const pathOf = (access: Access) => `/api/my/${access.replace(':', '-')}`

const people: Partial<Record<Role | 'member', Person>> = {}
let database: OpenDatabase
let app: FastifyInstance
let projectId: number
let strangersProjectId: number

beforeAll(async () => {
  database = await openTestDatabase()
  const { db } = database
  app = createTestServer(db)
  for (const access of accesses) {
    const isProject = access.startsWith('project:')
    implement(
      app,
      defineCall({
        method: 'GET',
        path: isProject ? `${pathOf(access)}/{projectId}` : pathOf(access),
        access,
        summary: '-',
        ...(isProject && { params: z.object({ projectId: z.coerce.number().int().min(1) }) }),
        response: z.object({ roles: z.array(z.string()), projectId: z.number().nullable() }),
      }),
      ({ actor, reply }) => ({
        roles: [...(actor?.roles ?? [])],
        projectId: reply.request.caller?.project?.id ?? null,
      }),
    )
  }

  const superUser = await insertPerson(db, { superUser: true })
  const { customerId } = superUser
  projectId = await insertProject(db, customerId)
  people.superUser = superUser
  people.accountManager = await insertPerson(db, { customerId, accountManager: true })
  people.financialManager = await insertPerson(db, { customerId, financialManager: true })
  people.manager = await insertPerson(db, { customerId })
  people.operator = await insertPerson(db, { customerId })
  people.reader = await insertPerson(db, { customerId })
  people.member = await insertPerson(db, { customerId })
  await letIn(db, people.manager, projectId, userAccessType.id.owner)
  await letIn(db, people.operator, projectId, userAccessType.id.maintainer)
  await letIn(db, people.reader, projectId, userAccessType.id.reporter)
  const stranger = await insertPerson(db, { superUser: true })
  strangersProjectId = await insertProject(db, stranger.customerId)
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const get = async (who: Role | 'member' | 'nobody', access: Access, project = projectId) => {
  const url = access.startsWith('project:') ? `${pathOf(access)}/${project}` : pathOf(access)
  return ask(app, who === 'nobody' ? undefined : people[who]!.token, { url })
}

describe('who may call what', () => {
  it.each([
    //                      anyone signedIn account money superUser read operate manage
    ['nobody', [200, 401, 401, 401, 401, 401, 401, 401]],
    ['superUser', [200, 200, 200, 200, 200, 200, 200, 200]],
    ['accountManager', [200, 200, 200, 403, 403, 404, 404, 404]],
    ['financialManager', [200, 200, 403, 200, 403, 404, 404, 404]],
    ['manager', [200, 200, 403, 403, 403, 200, 200, 200]],
    ['operator', [200, 200, 403, 403, 403, 200, 200, 403]],
    ['reader', [200, 200, 403, 403, 403, 200, 403, 403]],
    ['member', [200, 200, 403, 403, 403, 404, 404, 404]],
  ] as const)('%s', async (who, expected) => {
    const statuses = []
    for (const access of accesses) statuses.push((await get(who, access)).statusCode)
    expect(statuses).toEqual(expected)
  })

  it('gives the handler the roles in account and project', async () => {
    expect((await get('manager', 'project:read')).json()).toEqual({ roles: ['manager'], projectId })
    expect((await get('superUser', 'project:read')).json()).toEqual({ roles: ['superUser'], projectId })
  })

  it("answers alike for a stranger's project and for one that does not exist", async () => {
    const theirs = await get('superUser', 'project:read', strangersProjectId)
    const none = await get('superUser', 'project:read', 999_999)
    expect([theirs.statusCode, none.statusCode]).toEqual([404, 404])
    expect({ ...theirs.json(), traceId: '' }).toEqual({ ...none.json(), traceId: '' })
  })

  it('checks the token before it says what is wrong with the path', async () => {
    const url = `${pathOf('project:read')}/abc`
    expect((await ask(app, undefined, { url })).statusCode).toBe(401)
    expect((await ask(app, 'made-up', { url })).statusCode).toBe(401)
    expect((await ask(app, people.reader!.token, { url })).statusCode).toBe(422)
  })
})

describe('tokens', () => {
  const withHeader = (authorization: string) =>
    app.inject({ url: pathOf('signedIn'), headers: { authorization } }).then(({ statusCode }) => statusCode)

  it.each(['', 'Bearer', 'Bearer ', 'Basic abc', 'Bearer 0', `Bearer ${'x'.repeat(5000)}`])(
    'refuses %j',
    async (header) => {
      expect(await withHeader(header)).toBe(401)
    },
  )

  it('takes the scheme in any case', async () => {
    expect(await withHeader(`bearer ${people.member!.token}`)).toBe(200)
  })

  it.each([
    ['revoked', { revoked_at: new Date() }],
    ['expired', { expires_at: new Date(Date.now() - 1000) }],
    ['idle for too long', { idle_expires_at: new Date(Date.now() - 1000) }],
  ])('is dead from the next call on when its session is %s', async (_why, change) => {
    const person = await insertPerson(database.db)
    expect(await withHeader(`Bearer ${person.token}`)).toBe(200)
    await database.db.updateTable('sessions').set(change).where('id', '=', person.sessionId).execute()
    expect(await withHeader(`Bearer ${person.token}`)).toBe(401)
  })

  it('is dead for a user who was disabled or left the customer', async () => {
    const disabled = await insertPerson(database.db)
    await database.db.updateTable('users').set({ disabled_reason: '-' }).where('id', '=', disabled.userId).execute()
    expect(await withHeader(`Bearer ${disabled.token}`)).toBe(401)
    const left = await insertPerson(database.db)
    await database.db.deleteFrom('memberships').where('user_id', '=', left.userId).execute()
    expect(await withHeader(`Bearer ${left.token}`)).toBe(401)
  })

  it('moves the idle end of its session forward, at most once a minute', async () => {
    const person = await insertPerson(database.db)
    const session = () =>
      database.db.selectFrom('sessions').selectAll().where('id', '=', person.sessionId).executeTakeFirstOrThrow()
    const anHourAgo = new Date(Date.now() - 3_600_000)
    const idleEnd = new Date(Date.now() + 60_000)
    await database.db
      .updateTable('sessions')
      .set({ last_used_at: anHourAgo, idle_expires_at: idleEnd })
      .where('id', '=', person.sessionId)
      .execute()
    await withHeader(`Bearer ${person.token}`)
    await expect.poll(async () => (await session()).last_used_at.getTime()).toBeGreaterThan(Date.now() - 10_000)
    const touched = await session()
    expect(touched.idle_expires_at.getTime() - touched.last_used_at.getTime()).toBe(
      idleEnd.getTime() - anHourAgo.getTime(),
    )

    await withHeader(`Bearer ${person.token}`)
    expect((await session()).last_used_at).toEqual(touched.last_used_at)
  })
})
