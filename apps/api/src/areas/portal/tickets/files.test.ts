import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { operationStatus, serviceStatus } from '@sarv/contract/enums'
import type { IssueSnapshotToSend } from '@sarv/contract/portal/tickets/tickets.schemas'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sharedTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { aPdf, aPng, aZip } from './attachments.fixture.ts'
import { keptGigabytes, sweepFiles } from './files.service.ts'
import { openSnapshot } from './snapshot.service.ts'
import { ticketTools } from './tickets.fixture.ts'

let api: TestApi
let customer: Customer
beforeAll(async () => {
  api = await sharedTestApi()
  customer = await api.newCustomer()
})
afterAll(() => api.close())

const { sendForm, create, reply, upload, thread, download, sarv } = ticketTools(() => api)

const png = (name = 'dmesg.png') => new File([aPng], name, { type: 'image/png' })
const technical = { businessUnitId: '2', issueSubjectId: '1', content: 'تصویر پیوست است' }

describe('the one file of the agreed form', () => {
  it('comes with the ticket and is read by whoever sees it, as something to keep', async () => {
    const file = new File([aPng], 'گزارش\u202E خطا.png', { type: 'text/html' })
    const { body } = await sendForm<{ id: number }>(customer, 'issue/create', { ...technical, attachment: file })
    const [message] = (await thread(customer, body.id)).body.issueItems!
    expect(message).toMatchObject({ fileName: 'گزارش خطا.png', fileSize: aPng.length })
    const answer = await api.app.inject({
      method: 'GET',
      url: `/api/my/portal/issue-item/download/${message!.id}`,
      headers: { authorization: `Bearer ${customer.token}` },
    })
    expect(answer.rawPayload.equals(aPng)).toBe(true)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(aPng.length),
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('گزارش خطا.png')}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': 'no-store',
    })
    const { status } = await api.get(undefined, `/portal/issue-item/download/${message!.id}`)
    expect(status).toBe(401)
    for (const who of [await api.newColleague(customer, 'maintainer'), await api.newCustomer()])
      expect((await api.get(who, `/portal/issue-item/download/${message!.id}`)).status).toBe(404)
  })

  it.each([
    [
      'a page that calls itself a picture',
      new File(['<html><script>alert(1)</script>'], 'a.png', { type: 'image/png' }),
    ],
    ['SVG with a script', new File(['<svg onload="alert(1)"/>'], 'a.svg', { type: 'image/svg+xml' })],
    [
      'an archive that calls itself PDF',
      new File([aZip('a', Buffer.alloc(10 ** 7))], 'a.pdf', { type: 'application/pdf' }),
    ],
    ['a picture and an archive in one', new File([aPng, aZip('a', Buffer.from('x'))], 'a.png', { type: 'image/png' })],
    ['a program', new File(['MZ\u0000'], 'a.jpg', { type: 'image/jpeg' })],
  ])('is refused where it is %s, and nothing is kept', async (_what, attachment) => {
    const before = await api.db.selectFrom('tickets').select('id').execute()
    const answer = await sendForm(customer, 'issue/create', { ...technical, attachment })
    expect(answer).toMatchObject({ status: 422, body: { type: 'attachment_kind' } })
    expect(await api.db.selectFrom('tickets').select('id').execute()).toEqual(before)
    expect((await upload(customer, attachment)).body.type).toBe('attachment_kind')
  })

  it('is not kept for whoever may not see the ticket', async () => {
    const { body } = await create(customer)
    const stranger = await api.newCustomer()
    const count = async () => (await api.db.selectFrom('ticket_files').select('id').execute()).length
    const before = await count()
    const { status } = await sendForm(stranger, 'issue-item/create', {
      issueId: String(body.id),
      content: 'سلام',
      attachment: png(),
    })
    expect([status, await count()]).toEqual([404, before])
  })
})

describe('several files', () => {
  it('are uploaded first and go with one message', async () => {
    const a = (await upload(customer, png('یک.png'))).body
    const b = (await upload(customer, new File([aPdf], '../../دو.pdf'))).body
    expect([a, b]).toMatchObject([{ fileName: 'یک.png' }, { fileName: 'دو.pdf', fileSize: aPdf.length }])
    const { body } = await create(customer, { fileIds: [a.id, b.id] })
    const [message] = (await thread(customer, body.id)).body.issueItems!
    expect(message!.files!.map(({ fileName }) => fileName)).toEqual(['یک.png', 'دو.pdf'])
    expect((await download(customer, b.id)).body).toBe(aPdf.toString())
    expect((await download(await api.newCustomer(), b.id)).status).toBe(404)
    // Each goes once, and only whoever uploaded it sends it.
    expect((await reply(customer, body.id, { fileIds: [a.id] })).body.type).toBe('attachment_missing')
    const c = (await upload(customer, png())).body
    const colleague = await api.newColleague(customer)
    expect((await create(colleague, { fileIds: [c.id] })).body.type).toBe('attachment_missing')
    expect((await create(await api.newCustomer(), { fileIds: [c.id] })).body.type).toBe('attachment_missing')
    // Before it goes with a message nobody downloads it.
    expect((await download(customer, c.id)).status).toBe(404)
  })

  it('are deleted after a day without a message, and there may be only so many of them', async () => {
    const owner = await api.newCustomer()
    const { id } = (await upload(owner, png())).body
    const row = await api.db.selectFrom('ticket_files').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
    const sweep = (now: Date) =>
      sweepFiles({ db: api.db, files: api.engines.files, log: pino({ level: 'silent' }) }, now)
    await sweep(new Date(Date.now() + 23 * 3600_000))
    expect(await api.engines.files.open(row.file_key).then((stream) => stream?.destroy())).toBeDefined()
    await sweep(new Date(Date.now() + 25 * 3600_000))
    expect(await api.engines.files.open(row.file_key)).toBeUndefined()
    for (let at = 0; at < 28; at += 1) expect((await upload(owner, png())).status).toBe(200)
    // Also where they come at once.
    const atOnce = await Promise.all(Array.from({ length: 6 }, () => upload(owner, png())))
    expect(atOnce.filter(({ status }) => status === 200)).toHaveLength(2)
    expect((await upload(owner, png())).body.type).toBe('attachments_waiting')
  })

  it('of one customer take only so much room, and say what to do then', async () => {
    const owner = await api.newCustomer()
    const { id } = (await upload(owner, png())).body
    const hold = (bytes: number) => api.db.updateTable('ticket_files').set({ bytes }).where('id', '=', id).execute()
    await hold(keptGigabytes * 1024 ** 3 - 2 * aPng.length)
    expect((await upload(owner, png())).status).toBe(200)
    await hold(keptGigabytes * 1024 ** 3 - aPng.length)
    const { status, body } = await upload(await api.newColleague(owner), png())
    expect([status, body.type, body.errorMessage]).toEqual([400, 'attachments_full', expect.stringContaining('باکت')])
    expect((await upload(await api.newCustomer(), png())).status).toBe(200)
  })

  it('of the provider come with an answer and are saved by the command line', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sarv-ticket-'))
    await writeFile(join(folder, 'guide.txt'), 'mount UUID=4f1c /mnt/media\n')
    const { body } = await create(customer)
    await sarv('ticket', 'answer', String(body.id), '--text', 'راهنما پیوست است', '--file', join(folder, 'guide.txt'))
    const file = (await thread(customer, body.id)).body.issueItems![1]!.files![0]!
    expect((await download(customer, file.id)).body).toBe('mount UUID=4f1c /mnt/media\n')
    await sarv('ticket', 'file', String(file.id), '--to', join(folder, 'again.txt'))
    expect(await readdir(folder)).toContain('again.txt')
    await rm(folder, { recursive: true })
  })
})

describe('a snapshot of a service', () => {
  it('is seen first, and exactly what was seen goes with the message', async () => {
    const serverId = await api.newServer(customer)
    await api.send(customer, 'PUT', `/vm/${customer.projectId}/host/stop/${serverId}`)
    await api.untilSettled(customer, serverId)
    const orders = await api.get<{ id: number; serviceId: number; serviceType: string }[]>(
      customer,
      '/financial/order/list/0',
    )
    const orderId = orders.body.find((one) => one.serviceType === 'Vm' && one.serviceId === serverId)!.id
    const seen = await api.get<IssueSnapshotToSend>(customer, `/portal/issue/snapshot/${orderId}`)
    const { snapshot, sealed } = seen.body
    expect(snapshot).toMatchObject({
      product: 'سرور',
      serviceStatusId: serviceStatus.id.shutdown,
      operations: [{ operationStatusId: operationStatus.id.done }, { operationStatusId: operationStatus.id.done }],
    })
    expect(snapshot.requests.map(({ status }) => status)).toEqual([200, 200])
    expect(snapshot.requests[0]).toMatchObject({ title: expect.stringMatching(/[\u0600-\u06ff]/) })
    const line = await api.db
      .selectFrom('audit_log')
      .where('request_id', '=', snapshot.requests[0]!.traceId)
      .select('event')
      .executeTakeFirstOrThrow()
    expect(line.event).toBe('vmHostStop')
    // Nothing that opens anything.
    expect(JSON.stringify(snapshot)).not.toMatch(/password|token|secret/i)

    await api.db.updateTable('vm_hosts').set({ name: 'renamed' }).where('id', '=', serverId).execute()
    const { body } = await create(customer, { orderId, snapshot: sealed })
    expect((await thread(customer, body.id)).body.issueItems![0]!.snapshot).toEqual(snapshot)

    // Of another person, of a ticket of the account, changed, or old: refused.
    const colleague = await api.newColleague(customer, 'maintainer')
    expect((await create(colleague, { orderId, snapshot: sealed })).body.type).toBe('snapshot_stale')
    expect((await create(customer, { snapshot: sealed })).body.type).toBe('snapshot_stale')
    expect((await create(customer, { orderId, snapshot: `${sealed.slice(0, -4)}AAAA` })).body.type).toBe(
      'snapshot_stale',
    )
    const { userId, projectId } = customer
    const later = new Date(Date.now() + 61 * 60_000)
    expect(() => openSnapshot(api.secrets, sealed, { userId, projectId, now: later })).toThrow('snapshot_stale')
    expect((await api.get(await api.newCustomer(), `/portal/issue/snapshot/${orderId}`)).status).toBe(404)
  })
})
