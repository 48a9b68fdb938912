import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { UserLogPage, UserLogVerdict } from '@sarv/contract/account/user-log/user-log.schemas'
import { firewallDirection, firewallProtocol } from '@sarv/contract/enums'
import { toWire } from '../../../db/wire-time.ts'
import { startTestApi, sharedTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { plain } from '../../../testing/plain.ts'

let api: TestApi
let owner: Customer
let colleague: Awaited<ReturnType<TestApi['newColleague']>>

beforeAll(async () => {
  api = await startTestApi({ withWorker: false })
  owner = await api.newCustomer()
  colleague = await api.newColleague(owner, 'reporter')
  for (let at = 0; at < 5; at++) await rename(owner, `a new name ${at}`)
  await rename(colleague, 'a readers wish')
})
afterAll(() => api.close())

const rename = (who: { token: string }, name: string) =>
  api.send(who, 'PUT', `/project/edit/${owner.projectId}`, { name })

const read = async (who: { token: string }, query: Record<string, string | number> = {}) => {
  const search = new URLSearchParams({ PageNumber: '1', PageSize: '20' })
  for (const [name, value] of Object.entries(query)) search.set(name, String(value))
  return api.get<UserLogPage>(who, `/account/user-log?${search.toString()}`)
}

const untilDone = (of: TestApi, operationId: number) =>
  vi.waitUntil(
    async () => {
      const row = await of.db
        .selectFrom('operations')
        .where('id', '=', operationId)
        .select('ended_at')
        .executeTakeFirstOrThrow()
      return row.ended_at !== null
    },
    { timeout: 20_000, interval: 5 },
  )

it('tells one’s own activities, the newest first, in Persian', async () => {
  const { body } = await read(owner)
  expect(body).toMatchObject({ pageNumber: 1, totalRecords: 5, totalPages: 1 })
  expect(body.data?.[0]).toMatchObject({
    userId: owner.userId,
    action: 'projectEdit',
    controller: 'project',
    title: 'تغییر نام پروژه',
    succeeded: true,
    source: 'portal',
  })
  expect(body.data?.[0]?.data).toContain('a new name 4')
})

it('answers page by page', async () => {
  const second = await read(owner, { PageNumber: 2, PageSize: 2 })
  expect(second.body).toMatchObject({ pageNumber: 2, pageSize: 2, totalPages: 3, totalRecords: 5 })
  expect(second.body.data).toHaveLength(2)
  expect(second.body.data?.[0]?.data).toContain('a new name 2')
  expect((await read(owner, { PageNumber: 9 })).body.data).toEqual([])
})

it('shows what was refused', async () => {
  const { body } = await read(colleague)
  expect(body.data).toMatchObject([{ action: 'projectEdit', succeeded: false }])
})

it('filters by dates', async () => {
  const [before, now, after] = [-60_000, 0, 60_000].map((ms) => toWire(new Date(Date.now() + ms)))
  expect((await read(owner, { FromDate: before!, ToDate: after! })).body.totalRecords).toBe(5)
  expect((await read(owner, { FromDate: after! })).body.totalRecords).toBe(0)
  expect((await read(owner, { ToDate: before! })).body.totalRecords).toBe(0)
  expect((await read(owner, { FromDate: now!.slice(0, 10) })).body.totalRecords).toBe(5)
})

it('shows others’ activities to the super user of their account alone', async () => {
  expect((await read(owner, { UserId: colleague.userId })).body.totalRecords).toBe(1)
  expect((await read(colleague, { UserId: owner.userId })).status).toBe(404)
  const stranger = await api.newCustomer()
  expect((await read(stranger, { UserId: owner.userId })).status).toBe(404)
  expect((await read(stranger)).body.totalRecords).toBe(0)
})

it('shows a sign-in that failed to the user alone', async () => {
  const victim = await api.newColleague(owner)
  await api.send(undefined, 'POST', '/account/login', { email: victim.email, password: 'wrong' })
  expect((await read(victim)).body.data).toMatchObject([
    { action: 'login', succeeded: false, title: 'ورود با گذرواژه' },
  ])
  expect((await read(owner, { UserId: victim.userId })).body.totalRecords).toBe(0)
})

describe('what a line names', () => {
  const vm = () => `/vm/${owner.projectId}`
  const newest = async (who: { token: string } = owner) => (await read(who, { PageSize: 1 })).body.data![0]!
  const projectName = () => expect.stringMatching(/^a new name/) as string

  it('is the server and its project, also of what is gone; a rename is a rename', async () => {
    const serverApi = await sharedTestApi()
    try {
      const customer = await serverApi.newCustomer()
      const id = await serverApi.newServer(customer)
      const log = async () =>
        (await serverApi.get<UserLogPage>(customer, '/account/user-log?PageNumber=1&PageSize=1')).body.data![0]!
      const was = (await log()).object?.name
      expect(await log()).toMatchObject({ object: { kind: 'server', id, name: expect.stringMatching(/^server-/) } })

      await serverApi.send(customer, 'PUT', `/vm/${customer.projectId}/host/edit/${id}`, { name: 'renamed-one' })
      expect(await log()).toMatchObject({
        title: 'تغییر نام سرور',
        object: { kind: 'server', id, name: was },
        project: { id: customer.projectId },
        changes: [{ field: 'name', label: 'نام', before: was, after: 'renamed-one' }],
      })
      await serverApi.send(customer, 'PUT', `/vm/${customer.projectId}/host/stop/${id}`)
      await serverApi.untilSettled(customer, id)
      expect(await log()).toMatchObject({ title: 'خاموش کردن اجباری سرور', object: { name: 'renamed-one' } })
      await serverApi.send(customer, 'DELETE', `/vm/${customer.projectId}/host/delete/${id}?Now=true`)
      await serverApi.untilSettled(customer, id)
      expect(await log()).toMatchObject({ title: 'حذف سرور', object: { kind: 'server', id, name: 'renamed-one' } })
    } finally {
      await serverApi.close()
    }
  })

  it('is both things that are parted or joined, and a snapshot or a rule itself besides its server', async () => {
    const serverApi = await sharedTestApi()
    try {
      const customer = await serverApi.newCustomer()
      const id = await serverApi.newServer(customer)
      const path = `/vm/${customer.projectId}`
      const newestLine = async () =>
        (await serverApi.get<UserLogPage>(customer, '/account/user-log?PageNumber=1&PageSize=1')).body.data![0]!
      const server = { kind: 'server', id, name: (await newestLine()).object!.name }
      const act = async (method: 'POST' | 'PUT' | 'DELETE', to: string, body?: object) => {
        const answer = await serverApi.send<{ id: number; operationId: number }>(customer, method, `${path}${to}`, body)
        expect([to, answer.status]).toEqual([to, 200])
        await untilDone(serverApi, answer.body.operationId)
        return answer.body.id
      }
      /** What the newest line names, in its order. */
      const named = async () => {
        const { object, others } = await newestLine()
        return [object, ...(others ?? [])]
      }

      const network = { name: 'inside-01', network: '10.9.0.0', prefix: 24 }
      const vmNetworkId = await act('POST', '/network/create', network)
      const nodeId = await act('POST', '/network/node/attach', { vmHostId: id, vmNetworkId, isV4: true })
      await act('PUT', `/network/node/detach/${nodeId}`)
      expect(await named()).toEqual([server, { kind: 'network', id: vmNetworkId, name: 'inside-01' }])

      const wanted = { name: 'files-01', isPredefined: false, volumeSize: 50 }
      const vmVolumeHostId = await act('POST', '/volume/create', wanted)
      const volume = { kind: 'volume', id: vmVolumeHostId, name: 'files-01' }
      const attachmentId = await act('POST', '/volume/node/attach', { vmHostId: id, vmVolumeHostId })
      expect(await named()).toEqual([volume, server])
      await act('PUT', `/volume/node/detach/${attachmentId}`)
      expect(await named()).toEqual([volume, server])

      const copyId = await act('POST', `/volume/${vmVolumeHostId}/snapshot/create`, { name: 'monday' })
      const copy = { kind: 'volumeSnapshot', id: copyId, name: 'monday' }
      expect(await named()).toEqual([volume, copy])
      await act('DELETE', `/volume/${vmVolumeHostId}/snapshot/delete/${copyId}`)
      expect(await named()).toEqual([volume, copy])

      const snapshotId = await act('POST', `/host/${id}/snapshot/create`, { name: 'before' })
      const snapshot = { kind: 'snapshot', id: snapshotId, name: 'before' }
      expect(await named()).toEqual([server, snapshot])
      await act('DELETE', `/host/${id}/snapshot/delete/${snapshotId}`)
      expect(await named()).toEqual([server, snapshot])

      const rule = {
        firewallProtocolId: firewallProtocol.id.tcp,
        directionId: firewallDirection.id.ingress,
        minPort: 8080,
        maxPort: 8080,
      }
      const ruleId = await act('POST', `/host/${id}/firewall/create`, { ...rule, remoteIp: '192.0.2.7/32' })
      const inWords = (name: string) => ({ kind: 'firewallRule', id: ruleId, name })
      const first = (await newestLine()).others![0]!.name!
      expect(plain(first)).toBe('TCP پورت 8080 از 192.0.2.7')
      expect(await named()).toEqual([server, inWords(first)])
      await act('PUT', `/host/${id}/firewall/edit/${ruleId}`, { ...rule, remoteIp: '192.0.2.8/32' })
      expect(await named()).toEqual([server, inWords(first)])
      await act('DELETE', `/host/${id}/firewall/delete/${ruleId}`)
      expect(await named()).toEqual([server, inWords(first.replace('192.0.2.7', '192.0.2.8'))])
    } finally {
      await serverApi.close()
    }
  })

  it('is what was made, by its own id', async () => {
    const { body } = await api.send<{ id: number }>(owner, 'POST', `${vm()}/volume/create`, {
      name: 'files-01',
      isPredefined: false,
      volumeSize: 50,
    })
    expect(await newest()).toMatchObject({
      action: 'volumeCreate',
      object: { kind: 'volume', id: body.id, name: 'files-01' },
      project: { id: owner.projectId, name: projectName() },
    })
  })

  it('is named in a refused attempt too, and never what the caller does not see', async () => {
    const stranger = await api.newCustomer()
    const { body: key } = await api.send<{ id: number }>(owner, 'POST', `${vm()}/network/create`, {
      name: 'inside-01',
      network: '10.9.0.0',
      prefix: 24,
    })
    await api.send(colleague, 'PUT', `${vm()}/network/edit/${key.id}`, { name: 'mine-now' })
    expect(await newest(colleague)).toMatchObject({ succeeded: false, object: { kind: 'network', name: 'inside-01' } })
    await api.send(stranger, 'PUT', `/vm/${stranger.projectId}/network/edit/${key.id}`, { name: 'mine-now' })
    expect(await newest(stranger)).toMatchObject({
      succeeded: false,
      object: { kind: 'network', name: null },
      changes: [],
    })
    await api.send(stranger, 'DELETE', `/account/customer-user/delete/${owner.userId}`)
    expect(await newest(stranger)).toMatchObject({ object: { kind: 'user', id: owner.userId, name: null } })
  })

  it('can be filtered by kind, by one thing and by act', async () => {
    const count = async (query: Record<string, string | number>) => (await read(owner, query)).body.totalRecords
    expect(await count({ ObjectKind: 'project' })).toBe(5)
    expect(await count({ ObjectKind: 'volume' })).toBe(1)
    expect(await count({ ObjectKind: 'project', ObjectId: owner.projectId })).toBe(5)
    expect(await count({ ObjectKind: 'project', ObjectId: 999_999 })).toBe(0)
    expect(await count({ Act: 'edit' })).toBe(5)
    expect(await count({ Act: 'create' })).toBe(2)
    expect(await count({ Act: 'create', ObjectKind: 'network' })).toBe(1)
    expect(await count({ Act: 'delete' })).toBe(0)
    expect((await read(owner, { ObjectKind: 'nonsense' })).status).toBe(422)
  })
})

describe('the log as a file', () => {
  const download = (who: { token: string }, query = '') => api.get<string>(who, `/account/user-log/export${query}`)
  const verify = async (who: { token: string }, content: string) =>
    (await api.send<UserLogVerdict>(who, 'POST', '/account/user-log/verify', { content })).body
  const linesOf = (file: string) => file.trimEnd().split('\n')
  const joined = (lines: readonly string[]) => `${lines.join('\n')}\n`

  it('is genuine as it was downloaded, whole or filtered', async () => {
    const file = await download(owner)
    expect(file.headers['content-disposition']).toContain('sarv-activity.jsonl')
    const lines = linesOf(file.body)
    expect(lines.length).toBeGreaterThan(7)
    expect(await verify(owner, file.body)).toMatchObject({ verdict: 'genuine', lines: lines.length - 2, line: null })
    const edits = (await download(owner, '?ObjectKind=project')).body
    expect(linesOf(edits)).toHaveLength(7)
    expect((await verify(owner, edits)).verdict).toBe('genuine')
  })

  it.each<[string, (lines: string[]) => string[], string, number | null]>([
    ['a changed name', (lines) => lines.map((line) => line.replaceAll('a new name 4', 'another')), 'changed', null],
    ['a changed outcome', (lines) => lines.map((line) => line.replace('"status":200', '"status":403')), 'changed', 2],
    ['a line taken out', (lines) => lines.filter((_, at) => at !== 2), 'changed', null],
    ['two lines in another order', ([head, one, two, ...rest]) => [head!, two!, one!, ...rest], 'changed', null],
    ['another title', (lines) => lines.map((line) => line.replace('تغییر نام پروژه', 'حذف پروژه')), 'changed', null],
    ['no MAC', (lines) => lines.slice(0, -1), 'changed', null],
    [
      'another head',
      (lines) => lines.map((line) => line.replace('"isComplete":true', '"isComplete":false')),
      'changed',
      null,
    ],
    ['something else', () => ['{"a":1}'], 'unreadable', 1],
  ])('is not genuine with %s', async (_what, tamper, verdict, line) => {
    const { body } = await download(owner)
    const answer = await verify(owner, joined(tamper(linesOf(body))))
    expect(answer.verdict).toBe(verdict)
    expect(answer.line).toBe(line ?? answer.line)
  })

  it('is checked against the log as it is today', async () => {
    const { body } = await download(owner)
    const { id } = JSON.parse(linesOf(body)[1]!) as { id: number }
    await sql`alter table audit_log disable trigger user`.execute(api.db)
    const hash = Buffer.alloc(32, 7)
    const { hash: right } = await api.db
      .selectFrom('audit_log')
      .where('id', '=', id)
      .select('hash')
      .executeTakeFirstOrThrow()
    await api.db.updateTable('audit_log').set({ hash }).where('id', '=', id).execute()
    expect(await verify(owner, body)).toMatchObject({ verdict: 'missing', line: 2 })
    await api.db.updateTable('audit_log').set({ hash: right }).where('id', '=', id).execute()
    expect((await verify(owner, body)).verdict).toBe('genuine')
  })

  it('is one’s own account’s: another learns nothing from it, and a super user downloads anyone’s', async () => {
    const { body } = await download(owner)
    expect(await verify(await api.newCustomer(), body)).toEqual({
      verdict: 'otherAccount',
      line: null,
      lines: null,
      madeDate: null,
    })
    expect((await download(owner, `?UserId=${colleague.userId}`)).status).toBe(200)
    expect((await download(colleague, `?UserId=${owner.userId}`)).status).toBe(404)
  })
})

it('keeps of facts about people only what tells two values apart, refused calls too', async () => {
  const who = await api.newCustomer()
  const facts = {
    nationalId: '1000007774',
    birthDate: '1990-05-12T00:00:00',
    address: 'تهران، خیابان سرو، پلاک ۱۲',
    sheba: 'IR820540102680020817909002',
    holderName: 'مینا راد',
    email: 'private-mail@example.com',
    content: 'زنگ بزنید به من',
  }
  const { nationalId, birthDate, address, sheba, holderName, email, content } = facts
  const profile = { firstName: 'Sara', lastName: 'Azad', nationalId, birthDate, address, postalCode: '1234567890' }
  const sent = [
    await api.send(who, 'PUT', '/account/profile/edit', profile),
    await api.send(who, 'POST', '/financial/withdrawal/create', { amount: 20_000_000, sheba, holderName }),
    await api.send(undefined, 'POST', '/portal/website-blog-comment/create', {
      websiteBlogId: 1,
      name: holderName,
      email,
      content,
    }),
  ]
  expect(sent.map(({ status }) => status)).not.toContain(422)
  const rows = await api.db
    .selectFrom('audit_log')
    .where('event', 'in', ['profileEdit', 'withdrawalCreate', 'blogCommentCreate'])
    .select(['event', 'data'])
    .execute()
  expect(new Set(rows.map(({ event }) => event)).size).toBe(3)
  const kept = rows.map(({ data }) => data).join('\n')
  expect(Object.entries(facts).filter(([, fact]) => kept.includes(fact))).toEqual([])
  expect(kept).toContain('"sheba":"…9002"')
})
