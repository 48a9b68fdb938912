import { named } from '@sarv/contract/direction'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Started } from '@sarv/contract/answers.schemas'
import { volumeTools } from '../../../testing/volumes.ts'
import { serverTag } from '../../../ports/compute/hosts.engine.ts'
import { networkTag } from '../../../ports/compute/networks.engine.ts'
import { volumeTag } from '../../../ports/compute/volumes.engine.ts'
import { listDrift } from '../../../services/drift.store.ts'
import { startReconcileTest, type ReconcileTest } from './reconcile.fixture.ts'
import { reconcile } from './reconcile.service.ts'

const { signal } = new AbortController()
let test: ReconcileTest
const volumes = volumeTools(() => test.api)
beforeAll(async () => {
  test = await startReconcileTest()
})
afterAll(() => test.api.close())

describe('a volume', () => {
  it('that is gone is not paid for, is on no server, and can be deleted', async () => {
    const customer = await test.api.newCustomer()
    const serverId = await volumes.newServer(customer)
    const id = await volumes.newVolume(customer)
    await volumes.attach(customer, id, serverId)
    const tag = volumeTag(customer.projectId, id)
    await test.engine.detachVolume(tag, signal)
    await test.engine.deleteVolume(tag, signal)
    await test.lookTwice()
    expect(await volumes.detail(customer, id)).toMatchObject({ statusId: 8 })
    expect((await volumes.usage(id)).at(-1)).toMatchObject([expect.any(Number), true])
    expect(await volumes.usedDiskGb(customer)).toBe(100)
    expect(await test.subjectsFor(customer)).toContain(`دیسک ${named('data-volume')} در زیرساخت پیدا نشد`)
    await volumes.act(customer, id, 'DELETE', `/volume/delete/${id}`)
    expect(await volumes.usedDiskGb(customer)).toBe(50)
  })

  it('comes back with its price', async () => {
    const customer = await test.api.newCustomer()
    const id = await volumes.newVolume(customer)
    const tag = volumeTag(customer.projectId, id)
    await test.engine.deleteVolume(tag, signal)
    await test.lookTwice()
    await test.engine.createVolume({ tag, name: 'data-volume', sizeGb: 50 }, signal)
    await test.look()
    expect(await volumes.detail(customer, id)).toMatchObject({ statusId: 2 })
    const [first, second] = await volumes.usage(id)
    expect(second).toEqual([first![0], false])
  })

  it('that breaks has failed', async () => {
    const customer = await test.api.newCustomer()
    const id = await volumes.newVolume(customer)
    const broken = test.context((real) => ({
      listVolumes: async (page, until) => {
        const { volumes: all, ...rest } = await real.listVolumes(page, until)
        const tag = volumeTag(customer.projectId, id)
        return { ...rest, volumes: all.map((one) => (one.tag === tag ? { ...one, state: 'error' as const } : one)) }
      },
    }))
    for (let round = 0; round < 2; round += 1) await reconcile(broken, 1, { pauseSeconds: 0 })
    expect(await volumes.detail(customer, id)).toMatchObject({ statusId: 8 })
    await test.look()
    expect(await volumes.detail(customer, id)).toMatchObject({ statusId: 2 })
  })

  it('is where the engine has put it', async () => {
    const customer = await test.api.newCustomer()
    const first = await volumes.newServer(customer)
    const second = await volumes.newServer(customer, { name: 'other-server' })
    const id = await volumes.newVolume(customer)
    await volumes.attach(customer, id, first)
    const tag = volumeTag(customer.projectId, id)
    await test.engine.detachVolume(tag, signal)
    await test.engine.attachVolume(tag, serverTag(customer.projectId, second), signal)
    await test.lookTwice()
    const nodes = await test.api.db
      .selectFrom('vm_volume_nodes')
      .where('vm_volume_id', '=', id)
      .where('deleted_at', 'is', null)
      .select(['vm_host_id', 'device', 'status_id'])
      .execute()
    expect(nodes).toEqual([{ vm_host_id: second, device: expect.stringContaining('/dev/'), status_id: 1 }])
    expect((await test.newestActivity(customer, first))?.title).toBe('جداسازی دیسک از سرور بیرون از پنل')
    expect((await test.newestActivity(customer, second))?.title).toBe('اتصال دیسک به سرور بیرون از پنل')
    expect(await test.findingsOf('Volume', id)).toMatchObject([{ kind: 'attachment', isOver: true }])
  })

  it('is let go of with the server that somebody deleted', async () => {
    const customer = await test.api.newCustomer()
    const serverId = await volumes.newServer(customer)
    const id = await volumes.newVolume(customer)
    await volumes.attach(customer, id, serverId)
    await test.engine.deleteServer(serverTag(customer.projectId, serverId), signal)
    await test.lookTwice()
    await volumes.act(customer, id, 'DELETE', `/volume/delete/${id}`)
    expect(await volumes.onEngine(customer, id)).toBeUndefined()
  })
})

it('a network that is gone has failed, and can be deleted', async () => {
  const customer = await test.api.newCustomer()
  const path = `/vm/${customer.projectId}/network`
  const wanted = { name: 'inside', network: '10.1.0.0', prefix: 24 }
  const { body } = await test.api.send<Started>(customer, 'POST', `${path}/create`, wanted)
  await test.api.untilSettled(customer, body.id)
  await test.engine.deleteNetwork(networkTag(customer.projectId, body.id), signal)
  await test.lookTwice()
  await test.look()
  const status = async () =>
    (
      await test.api.db
        .selectFrom('vm_networks')
        .where('project_id', '=', customer.projectId)
        .select('status_id')
        .executeTakeFirstOrThrow()
    ).status_id
  expect(await status()).toBe(4)
  expect(await test.subjectsFor(customer)).toEqual([`شبکه ${named('inside')} در زیرساخت پیدا نشد`])
  expect((await test.api.send(customer, 'DELETE', `${path}/delete/${body.id}`)).status).toBe(200)
  await test.api.untilSettled(customer, body.id)
  expect(await status()).toBe(5)
})

describe('an orphan', () => {
  const plain = { image: 'ubuntu-24.04', vcpus: 1, memoryGb: 2, diskGb: 25, withIpv4: false, withIpv6: false }

  it('is told to operators and touched by nobody, until it is gone', async () => {
    const { projectId } = await test.api.newCustomer()
    const tag = serverTag(projectId, 987_654)
    await test.engine.createServer({ ...plain, tag, name: 'left-behind' }, signal)
    await test.engine.createServer({ ...plain, tag: `someone-else-${projectId}`, name: 'not-ours' }, signal)
    await test.lookTwice()
    expect(test.warnings).toContain('engine and database do not agree')
    const found = (await listDrift(test.api.db)).filter((row) => row.projectId === projectId)
    expect(found).toMatchObject([
      { kind: 'orphan', serviceType: 'Vm', serviceId: 987_654, details: { name: 'left-behind', why: 'unknown' } },
    ])
    await test.look()
    expect(await test.engine.getServer(tag, signal)).toBeDefined()

    await test.engine.deleteServer(tag, signal)
    await test.look()
    expect(await test.findingsOf('Vm', 987_654)).toMatchObject([{ kind: 'orphan', isOver: true }])
  })

  it('is also what its owner has deleted here', async () => {
    const customer = await test.api.newCustomer()
    const id = await test.servers.newServer(customer)
    await test.servers.remove(customer, id, '?Now=true')
    expect(await test.servers.settle(customer, id)).toBe('deleted')
    await test.bringBack(customer, id)
    await test.lookTwice()
    expect(await test.findingsOf('Vm', id)).toMatchObject([{ kind: 'orphan', counts: true, isOver: false }])
  })
})
