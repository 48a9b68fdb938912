import { agreedRials } from '@sarv/contract/pricing/agreed-lines'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { toWire } from '../../../db/wire-time.ts'
import { startTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { agreedPrices } from '../../areas.ts'
import { createServerTester } from '../../vm/hosts/hosts.fixture.ts'
import { copyCatalogue } from '../catalogue/catalogue.fixture.ts'
import { loadCatalogue } from '../catalogue/catalogue.service.ts'
import { announcePriceChanges, movePrices } from './price-changes.service.ts'

const dayMs = 86_400_000
const log = pino({ level: 'silent' })
const dayAfter = (days: number) => toWire(new Date(Date.now() + days * dayMs)).slice(0, 10)

let api: TestApi
let customer: Customer
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  customer = await api.newCustomer()
  await api.db
    .updateTable('users')
    .set({ email_confirmed: true, email_notify: false })
    .where('id', '=', customer.userId)
    .execute()
})

/** Files in which more prices follow those that are known; each test adds to what the ones before it have said. */
const said: [file: string, known: string, more: string][] = []
const follow = async (file: string, known: string, more: string) => {
  said.push([file, known, more])
  const files = await copyCatalogue()
  for (const [name, before, after] of said) await files.edit(name, before, `${before}, ${after}`)
  await loadCatalogue(api.db, files.folder)
  await files.remove()
}

const announce = (now = new Date()) =>
  announcePriceChanges(api.db, agreedPrices, { secrets: api.secrets, publicUrl: 'http://localhost:3000', log }, now)
const move = (now: Date) => movePrices(api.db, agreedPrices, log, now)

const inDays = (days: number) => new Date(Date.now() + days * dayMs)

const messages = async () => {
  const rows = await api.db
    .selectFrom('notifications')
    .where('customer_id', '=', customer.customerId)
    .select(['subject', 'content'])
    .orderBy('id')
    .execute()
  return rows.filter(({ subject }) => subject.includes('قیمت'))
}

const newVolume = async (order: object) => {
  const { body } = await api.send<{ id: number; operationId: number }>(
    customer,
    'POST',
    `/vm/${customer.projectId}/volume/create`,
    order,
  )
  await api.untilDone(body.operationId)
  return body.id
}

const volume = (id: number) =>
  api.db
    .selectFrom('vm_volumes')
    .where('id', '=', id)
    .select(['monthly_price_rials as rials', 'price_lines as lines'])
    .executeTakeFirstOrThrow()

/** What is paid at present, by item. */
const paid = async (type: string, id: number) => {
  const rows = await api.db
    .selectFrom('usage_intervals')
    .where('service_type', '=', type)
    .where('service_id', '=', id)
    .where('to_at', 'is', null)
    .select(['item', 'unit_price_rials as unitPrice', 'monthly_price_rials as rials'])
    .orderBy('item')
    .execute()
  return Object.fromEntries(rows.map(({ item, unitPrice }) => [item, unitPrice]))
}

const server = (id: number) =>
  api.db
    .selectFrom('vm_hosts')
    .where('id', '=', id)
    .select(['monthly_price_rials as rials', 'price_lines as lines'])
    .select(['price_while_off_rials as offRials', 'price_lines_while_off as offLines'])
    .executeTakeFirstOrThrow()

const cores = '{ from: 2026-03-21, rials: 450000 }'

describe('a price that rises', () => {
  it('is told once, 30 days before running services pay it, and new orders pay it from its day on', async () => {
    const id = await api.newServer(customer)
    const off = await api.newServer(customer, { power: 'off' })
    const before = await server(id)
    expect(await announce()).toBe(0)

    await follow('products.yaml', cores, `{ from: ${dayAfter(0)}, rials: 600000 }`)
    expect(await announce()).toBe(1)
    expect(await announce()).toBe(0)
    const [told, ...others] = await messages()
    expect(others).toEqual([])
    // One core and two GB; the memory keeps its price.
    expect(told!.content).toContain('۲٬۰۵۰٬۰۰۰ ریال')
    expect(told!.content).toContain('۲٬۲۰۰٬۰۰۰ ریال')
    expect(told!.content.split('\n')).toHaveLength(4)
    // Whether they wish mails or not: it is owed to them.
    const mails = await api.outbox(customer.email)
    expect(mails.map(({ values }) => values)).toMatchObject([{ subject: told!.subject, content: told!.content }])

    expect(await move(inDays(29.9))).toBe(0)
    expect(await server(id)).toEqual(before)
    expect(await paid('Vm', id)).toMatchObject({ 101: 450_000 })

    expect(await move(inDays(30.1))).toBe(2)
    expect(await move(inDays(30.2))).toBe(0)
    const after = await server(id)
    expect(after.rials).toBe(before.rials + 150_000)
    expect(agreedRials(after.lines!)).toBe(after.rials)
    expect(after.offRials).toBe(before.offRials)
    expect(await paid('Vm', id)).toMatchObject({ 101: 600_000, 102: 450_000, 103: 12_000 })
    // What is off pays neither; it will when it runs again.
    expect(await paid('Vm', off)).not.toHaveProperty('101')
    expect((await server(off)).rials).toBe(after.rials)
    expect(await announce(inDays(31))).toBe(0)
    expect(await messages()).toHaveLength(1)
  })

  it('of a plan is paid by who has the plan, by nobody else, and by a new order at once', async () => {
    const planned = await newVolume({ isPredefined: true, productBundleId: 21, name: 'planned-data' })
    const custom = await newVolume({ isPredefined: false, volumeSize: 50, name: 'custom-data' })
    await follow('bundles.yaml', '{ from: 2026-03-21, rials: 570000 }', `{ from: ${dayAfter(0)}, rials: 600000 }`)
    await announce()
    expect((await messages())[0]!.content).toMatch(/planned-data.*۵۷۰٬۰۰۰ ریال.*۶۰۰٬۰۰۰ ریال/)
    expect((await messages())[0]!.content).not.toContain('custom-data')
    const newer = await newVolume({ isPredefined: true, productBundleId: 21, name: 'newer-data' })
    expect(await volume(newer)).toMatchObject({ rials: 600_000 })
    expect(await volume(planned)).toMatchObject({ rials: 570_000 })
    await move(inDays(31))
    expect(await volume(planned)).toMatchObject({ rials: 600_000, lines: [{ item: 0, unitPrice: 600_000 }] })
    expect(await paid('Volume', planned)).toEqual({ 0: 600_000 })
    expect(await volume(custom)).toMatchObject({ rials: 600_000, lines: [{ item: 103, unitPrice: 12_000 }] })
  })

  it('of a plan that goes without its address leaves that out as before', async () => {
    const { body: network } = await api.send<{ id: number; operationId: number }>(
      customer,
      'POST',
      `/vm/${customer.projectId}/network/create`,
      { name: 'inside', network: '10.1.0.0', prefix: 24 },
    )
    await api.untilDone(network.operationId)
    const servers = await createServerTester(api)
    const plan = { isPredefined: true, productBundleId: 1, vmNetworkId: network.id }
    const id = await servers.newServer(customer, plan)
    expect(await server(id)).toMatchObject({ rials: 1_000_000, lines: [{ item: 0, leftOutRials: 400_000 }] })
    // Its price is not the plan's, and nothing has changed by that.
    await announce()
    expect(await messages()).toEqual([])

    const [known, more] = ['{ from: 2025-03-21, rials: 1040000 }, { from: 2026-03-21, rials: 1400000 }', 1_500_000]
    await follow('bundles.yaml', known, `{ from: ${dayAfter(0)}, rials: ${more} }`)
    await announce()
    expect((await messages())[0]!.content).toMatch(/۱٬۰۰۰٬۰۰۰ ریال.*۱٬۱۰۰٬۰۰۰ ریال/)
    await move(inDays(31))
    expect(await server(id)).toMatchObject({ rials: more - 400_000, lines: [{ item: 0, leftOutRials: 400_000 }] })
    expect(await paid('Vm', id)).toEqual({ 0: more - 400_000 })
  })

  it('that is announced long before is paid on its day; what is ordered meanwhile is told too', async () => {
    const id = await newVolume({ isPredefined: false, volumeSize: 50, name: 'early-data' })
    await follow('products.yaml', '{ from: 2026-03-21, rials: 12000 }', `{ from: ${dayAfter(60)}, rials: 15000 }`)
    await announce()
    const later = await newVolume({ isPredefined: false, volumeSize: 100, name: 'later-data' })
    await announce(inDays(45))
    expect((await messages()).map(({ content }) => content.includes('later-data'))).toEqual([false, true])
    await move(inDays(59))
    expect(await paid('Volume', id)).toEqual({ 103: 12_000 })
    await move(inDays(61))
    expect(await paid('Volume', id)).toEqual({ 103: 15_000 })
    expect(await volume(later)).toMatchObject({ rials: 1_200_000 })
    // Told on the 45th day: 30 days are 30 days.
    await move(inDays(76))
    expect(await volume(later)).toMatchObject({ rials: 1_500_000 })
  })
})

describe('a price that falls', () => {
  it('is paid from its day on, without a word', async () => {
    const bucket = await api.send<{ id: number; operationId: number }>(
      customer,
      'POST',
      `/storage/${customer.projectId}/host/create`,
      {
        name: `files-${Date.now()}`,
        isPredefined: false,
        disk: 100,
        isPublic: false,
      },
    )
    expect(bucket.status).toBe(200)
    await api.untilDone(bucket.body.operationId)
    await follow('products.yaml', '{ from: 2026-03-21, rials: 9000 }', `{ from: ${dayAfter(3)}, rials: 8000 }`)
    await announce()
    expect(await messages()).toEqual([])
    await move(inDays(2))
    expect(await paid('Storage', bucket.body.id)).toEqual({ 110: 9000 })
    await move(inDays(4))
    expect(await paid('Storage', bucket.body.id)).toEqual({ 110: 8000 })
  })
})

describe('a service that has changed', () => {
  it('in the meantime keeps the price that was agreed then; one that is gone is forgotten', async () => {
    const resized = await newVolume({ isPredefined: false, volumeSize: 50, name: 'resized-data' })
    const deleted = await newVolume({ isPredefined: false, volumeSize: 50, name: 'deleted-data' })
    await follow('products.yaml', cores, `{ from: ${dayAfter(1)}, rials: 610000 }`)
    await api.db
      .insertInto('price_changes')
      .values(
        [resized, deleted].map((service_id) => ({
          customer_id: customer.customerId,
          project_id: customer.projectId,
          service_type: 'Volume',
          service_id,
          item: 103,
          old_unit_rials: 11_000,
          new_unit_rials: 99_000,
          valid_from: new Date(),
          due_at: new Date(),
        })),
      )
      .execute()
    await api.db.updateTable('vm_volumes').set({ deleted_at: new Date() }).where('id', '=', deleted).execute()
    expect(await move(inDays(1))).toBe(2)
    expect(await volume(resized)).toMatchObject({ rials: 600_000 })
    expect(await paid('Volume', resized)).toEqual({ 103: 12_000 })
  })
})
