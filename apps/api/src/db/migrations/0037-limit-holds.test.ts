import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabaseBefore, type EarlierDatabase } from '../../testing/migrations.ts'
import { limitHolds } from './0037-limit-holds.ts'

let database: EarlierDatabase
beforeAll(async () => {
  database = await openDatabaseBefore(limitHolds)
})
afterAll(() => database.close())

interface Server {
  holds?: boolean
  isParked?: boolean
  rules?: number
  hasIpv4?: boolean
  isDeleted?: boolean
}

const insertServer = (id: number, server: Server) => {
  const { holds = true, isParked = false, rules = 5, hasIpv4 = true, isDeleted = false } = server
  return sql`insert into vm_hosts (project_id, id, name, vm_image_id, cpu, memory_gb, disk_gb, wants_ipv4, status_id,
      monthly_price_rials, holds_limits, limits_parked, firewall_rules_held, deleted_at)
    values (1, ${id}, ${`server-${id}`}, 1, 2, 4, 50, ${hasIpv4}, 2, 1000, ${holds}, ${isParked}, ${rules},
      case when ${isDeleted} then now() end)`.execute(database.db)
}

it('writes down what each service holds, and counts the usage anew from it', async () => {
  const { db } = database
  await sql`insert into customers (id, name) values (1, 'toranj'), (2, 'nobody')`.execute(db)
  await sql`insert into datacenters (id, name, engine, is_sandbox, hypervisor_id)
    values (1, 'here', 'sandbox', true, 1)`.execute(db)
  await sql`insert into products (id, name) values (1, 'linux')`.execute(db)
  await sql`insert into vm_images (id, product_id, name, operating_system_id, operating_system, engine_ref)
    values (1, 1, 'Ubuntu', 1, 'Ubuntu', 'ubuntu')`.execute(db)
  await sql`insert into projects (id, customer_id, datacenter_id, name) values (1, 1, 1, 'shop')`.execute(db)
  // Wrong by far, as only a mistake could leave it.
  await sql`insert into customer_usage (customer_id, cpu, vm) values (1, 60, 19), (2, 3, 3)`.execute(db)
  await insertServer(1, {})
  await sql`insert into vm_host_disks (project_id, vm_host_id, name, is_root, size_gb, deleted_at)
    values (1, 1, 'root', true, null, null), (1, 1, 'data', false, 100, null), (1, 1, 'old', false, 30, now())`.execute(
    db,
  )
  await insertServer(2, { isParked: true, rules: 0, hasIpv4: false })
  await insertServer(3, { holds: false, rules: 0 })
  await insertServer(4, { isDeleted: true })
  await sql`insert into vm_host_ips (project_id, vm_host_id, id, is_v4, is_primary, status_id, holds_limits, deleted_at)
    values (1, 1, 11, true, true, 1, false, null), (1, 1, 12, true, false, 1, true, null),
      (1, 1, 13, false, false, 1, true, null), (1, 1, 14, true, false, 1, false, null), (1, 1, 15, true, false, 1, true, now())`.execute(
    db,
  )
  await sql`insert into vm_volumes (project_id, id, name, size_gb, status_id, monthly_price_rials, holds_limits)
    values (1, 21, 'data', 200, 2, 1, true), (1, 22, 'failed', 70, 8, 1, false)`.execute(db)
  await sql`insert into storage_buckets (project_id, id, datacenter_id, name, size_gb, status_id, monthly_price_rials,
      holds_limits)
    values (1, 31, 1, 'photos', 100, 2, 1, true), (1, 32, 1, 'failed', 50, 8, 1, false)`.execute(db)

  await database.migrateOn()

  const holds = await db
    .selectFrom('limit_holds')
    .where('amount', '>', 0)
    .select(['customer_id', 'service_type', 'service_id', 'item', 'amount'])
    .orderBy('service_type')
    .orderBy('service_id')
    .orderBy('item')
    .execute()
  expect(holds.map((row) => [row.service_type, row.service_id, row.item, row.amount])).toEqual([
    ['Storage', 31, 'diskGb', 100],
    ['Vm', 1, 'cpu', 2],
    ['Vm', 1, 'diskGb', 150],
    ['Vm', 1, 'firewallRule', 5],
    ['Vm', 1, 'ip', 1],
    ['Vm', 1, 'memoryGb', 4],
    ['Vm', 1, 'vm', 1],
    ['Vm', 2, 'diskGb', 50],
    ['VmIp', 12, 'ip', 1],
    ['Volume', 21, 'diskGb', 200],
  ])
  expect(new Set(holds.map((row) => row.customer_id))).toEqual(new Set([1]))
  expect(await db.selectFrom('customer_usage').selectAll().orderBy('customer_id').execute()).toEqual([
    { customer_id: 1, cpu: 2, memory_gb: 4, disk_gb: 500, ip: 2, vm: 1, firewall_rule: 5 },
    { customer_id: 2, cpu: 0, memory_gb: 0, disk_gb: 0, ip: 0, vm: 0, firewall_rule: 0 },
  ])
  // Server 3 held nothing: not even a row of nothing.
  expect(await db.selectFrom('limit_holds').where('service_id', 'in', [3, 4, 22, 32]).selectAll().execute()).toEqual([])
})
