import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../../testing/api.ts'
import { createServerTester, type ServerTester } from './hosts.fixture.ts'

let api: TestApi
let servers: ServerTester

beforeAll(async () => {
  api = await startTestApi()
  servers = await createServerTester(api)
})
afterAll(() => api.close())

const countOf = async (
  table: 'vm_hosts' | 'vm_host_disks' | 'vm_host_ips' | 'vm_firewall_rules',
  projectId: number,
) => {
  const { count } = await api.db
    .selectFrom(table)
    .where('project_id', '=', projectId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

describe('orders at the same moment', () => {
  it('never exceed a limit together: of 50 against a limit of 10 exactly 10 succeed, and nothing else is taken', async () => {
    const customer = await api.newCustomer()
    await servers.limit(customer, { max_vm: 10 })
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => servers.create(customer, { name: `crowd-${index}`, dataDisk: 25 })),
    )
    const ordered = answers.filter(({ status }) => status === 200)
    const refused = answers.filter(({ status, body }) => status === 400 && body.type === 'over_limit')
    expect([ordered.length, refused.length]).toEqual([10, 40])
    expect(refused[0]!.body.errorMessage).toContain('سرور مجازی')

    const taken = { cpu: 20, memoryGb: 40, diskGb: 750, ip: 10, vm: 10, rules: 50 }
    expect(await servers.taken(customer)).toEqual(taken)
    const rows = { vm_hosts: 10, vm_host_disks: 20, vm_host_ips: 10, vm_firewall_rules: 50 } as const
    for (const [table, count] of Object.entries(rows)) {
      expect([table, await countOf(table as keyof typeof rows, customer.projectId)]).toEqual([table, count])
    }
    for (const { body } of ordered) expect(await servers.settle(customer, body.id)).toBe('active')
    expect(await servers.taken(customer)).toEqual(taken)
  })

  it('of several servers each succeed whole or not at all', async () => {
    const customer = await api.newCustomer()
    await servers.limit(customer, { max_vm: 10 })
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => servers.create(customer, { name: `batch-${index}`, count: 3 })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(await countOf('vm_hosts', customer.projectId)).toBe(9)
    expect(await servers.taken(customer)).toMatchObject({ vm: 9, cpu: 18 })
  })

  it('and restores do not either: two servers of the bin, room for one', async () => {
    const customer = await api.newCustomer()
    await servers.limit(customer, { max_cpu: 4 })
    const ids = [await servers.newServer(customer), await servers.newServer(customer, { name: 'the-second' })]
    for (const id of ids) {
      await servers.remove(customer, id)
      await servers.settle(customer, id)
    }
    await servers.limit(customer, { max_cpu: 3 })
    const answers = await Promise.all(ids.map((id) => servers.put(customer, 'bin/restore', id)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
    for (const id of ids) await servers.settle(customer, id)
    expect(await servers.taken(customer)).toMatchObject({ cpu: 2, vm: 1, diskGb: 100, ip: 2 })
  })
})
