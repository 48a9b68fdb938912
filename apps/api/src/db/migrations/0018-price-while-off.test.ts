import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabaseBefore, type EarlierDatabase } from '../../testing/migrations.ts'
import { priceWhileOff } from './0018-price-while-off.ts'

let database: EarlierDatabase
beforeAll(async () => {
  database = await openDatabaseBefore(priceWhileOff)
})
afterAll(() => database.close())

/** Cores, memory, disk, IPv4 and IPv6 of the contract, per unit. */
const prices = [
  [101, 1000],
  [102, 500],
  [103, 10],
  [104, 300],
  [105, 20],
] as const

interface Server {
  price: number
  power: 'on' | 'off'
  ips?: { v4?: boolean; v6?: boolean }
  dataDisks?: readonly number[]
  isBinned?: boolean
  isDeleted?: boolean
  isUsed?: boolean
}

const servers: Readonly<Record<string, Server>> = {
  running: { price: 3000, power: 'on' },
  stopped: { price: 3000, power: 'off', ips: { v4: true, v6: true }, dataDisks: [5, 7] },
  cheap: { price: 200, power: 'off' },
  binned: { price: 90, power: 'off', isBinned: true },
  deleted: { price: 3000, power: 'off', isDeleted: true, isUsed: false },
  failed: { price: 3000, power: 'off', isUsed: false },
}

const insertServer = async (id: number, name: string, server: Server) => {
  const { price, power, ips = {}, dataDisks = [], isBinned = false, isDeleted = false, isUsed = true } = server
  const now = (is: boolean) => sql`case when ${is} then now() end`
  await sql`insert into vm_hosts (project_id, id, name, vm_image_id, cpu, memory_gb, disk_gb, wants_ipv4, wants_ipv6,
      status_id, power_status, monthly_price_rials, binned_at, bin_until, deleted_at)
    values (1, ${id}, ${name}, 1, 1, 2, 25, ${ips.v4 ?? false}, ${ips.v6 ?? false}, 1,
      ${power === 'on' ? 'POWERED_ON' : 'POWERED_OFF'}, ${price}, ${now(isBinned)}, ${now(isBinned)}, ${now(isDeleted)})`.execute(
    database.db,
  )
  await sql`insert into vm_host_disks (project_id, vm_host_id, name, is_root) values (1, ${id}, ${name}, true)`.execute(
    database.db,
  )
  for (const sizeGb of dataDisks)
    await sql`insert into vm_host_disks (project_id, vm_host_id, name, is_root, size_gb)
      values (1, ${id}, ${`data-${sizeGb}`}, false, ${sizeGb})`.execute(database.db)
  if (isUsed)
    await sql`insert into usage_intervals (customer_id, project_id, service_type, service_id, monthly_price_rials, from_at)
      values (1, 1, 'Vm', ${id}, ${price}, now() - interval '1 day')`.execute(database.db)
}

const insertAll = async () => {
  const { db } = database
  await sql`insert into customers (id, name) values (1, 'toranj')`.execute(db)
  await sql`insert into datacenters (id, name, engine, is_sandbox, hypervisor_id)
    values (1, 'here', 'sandbox', true, 1), (2, 'there', 'sandbox', true, 1)`.execute(db)
  await sql`insert into projects (id, customer_id, datacenter_id, name) values (1, 1, 1, 'shop')`.execute(db)
  await sql`insert into products (id, name) values (1, 'linux')`.execute(db)
  await sql`insert into vm_images (id, product_id, name, operating_system_id, operating_system, engine_ref)
    values (1, 1, 'Debian', 1, 'Linux', 'debian')`.execute(db)
  for (const [itemId, price] of prices)
    await sql`insert into product_items (product_id, item_id, name, unit, price_rials, valid_from)
      values (1, ${itemId}, 'item', 'unit', ${price}, now() - interval '1 year')`.execute(db)
  // The disk costs more in another datacenter, cost less before, and will cost more.
  await sql`insert into product_items (product_id, item_id, datacenter_id, name, unit, price_rials, valid_from) values
    (1, 103, 2, 'item', 'unit', 999, now() - interval '1 year'),
    (1, 103, null, 'item', 'unit', 1, now() - interval '2 years'),
    (1, 103, null, 'item', 'unit', 999, now() + interval '1 year')`.execute(db)
  for (const [at, [name, server]] of Object.entries(servers).entries()) await insertServer(at + 1, name, server)
}

it('agrees on a price while off with every server that is there, and closes what those that are off have cost', async () => {
  await insertAll()
  await database.migrateOn()
  const { db } = database

  const items = await db.selectFrom('product_items').select(['item_id', 'paid_while_off']).distinct().execute()
  expect(items.toSorted((a, b) => a.item_id - b.item_id)).toEqual([
    { item_id: 101, paid_while_off: false },
    { item_id: 102, paid_while_off: false },
    { item_id: 103, paid_while_off: true },
    { item_id: 104, paid_while_off: true },
    { item_id: 105, paid_while_off: true },
  ])

  const hosts = await db.selectFrom('vm_hosts').select(['name', 'price_while_off_rials']).orderBy('id').execute()
  expect(Object.fromEntries(hosts.map((host) => [host.name, host.price_while_off_rials]))).toEqual({
    running: 25 * 10,
    stopped: (25 + 5 + 7) * 10 + 300 + 20,
    // Never more than the whole server.
    cheap: 200,
    binned: 90,
    deleted: null,
    failed: 25 * 10,
  })

  const intervals = await db
    .selectFrom('usage_intervals as u')
    .innerJoin('vm_hosts as h', 'h.id', 'u.service_id')
    .select(['h.name', 'u.monthly_price_rials as price', sql<boolean>`u.to_at is null`.as('isOpen')])
    .orderBy('h.id')
    .orderBy('u.from_at')
    .execute()
  expect(intervals.map(({ name, price, isOpen }) => `${name} ${price} ${isOpen ? 'open' : 'closed'}`)).toEqual([
    'running 3000 open',
    'stopped 3000 closed',
    'stopped 690 open',
    'cheap 200 closed',
    'cheap 200 open',
    'binned 90 open',
  ])
})
