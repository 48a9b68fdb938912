import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listDrift } from '../../services/drift.store.ts'
import { startReconcileTest, type ReconcileTest } from '../../areas/vm/reconcile/reconcile.fixture.ts'
import { serverTag } from '../../ports/compute/hosts.engine.ts'
import { volumeTag } from '../../ports/compute/volumes.engine.ts'
import type { Customer } from '../../testing/api.ts'
import type { Sendable } from './client/http.ts'
import type { OpenStackEngine } from './compute.ts'
import { cloudName } from './context.ts'
import { listAll } from './networks/neutron.ts'
import { createFlavors } from './servers/flavors.ts'
import { findImage } from './servers/images.ts'
import { createServers } from './servers/nova.ts'
import { labZone, readLab } from './testing/lab.ts'
import { openOwnCloud, type OwnCloud } from './testing/own-cloud.ts'

const { signal } = new AbortController()
const order = { cpu: 1, memory: 1, disk: 25 }
const patience = { timeout: 120_000, interval: 1000 }

let cloud: OwnCloud
let engine: OpenStackEngine
let test: ReconcileTest

beforeAll(async () => {
  cloud = await openOwnCloud({ images: { 'ubuntu-24.04': readLab().images[0]! } })
  engine = cloud.openEngine()
  test = await startReconcileTest({
    compute: (usual, datacenterId) => (datacenterId === 1 ? engine : usual),
    patienceMs: 300_000,
  })
})
afterAll(async () => {
  await test.api.close()
  await cloud.close()
})

const novaId = async (tag: string): Promise<string> => (await createServers(cloud).find(tag, signal))!.id

const onNova = async (method: 'POST' | 'DELETE', path: string, body?: Sendable) => {
  await cloud.client.call({ service: 'compute', method, path: `/servers${path}`, ...(body && { body }) }, signal)
}

/** To be asked until the test sees what it waits for: the product's own clock looks as well, whenever it likes. */
const lookAt = (what: () => Promise<unknown>) => async () => {
  await test.look()
  return what()
}

const detailOf = async (customer: Customer, id: number) => (await test.servers.detail(customer, id)).body
const newServer = async () => {
  const customer = await test.api.newCustomer()
  const id = await test.servers.newServer(customer, order)
  return { customer, id, tag: serverTag(customer.projectId, id) }
}

describe(`engine and database on OpenStack, zone ${labZone()}`, () => {
  it('a server deleted behind our back has failed and says why, is not paid for, and its owner knows', async () => {
    const { customer, id, tag } = await newServer()
    await onNova('DELETE', `/${await novaId(tag)}`)
    await expect
      .poll(
        lookAt(() => detailOf(customer, id)),
        patience,
      )
      .toMatchObject({ statusId: 8, powerStatus: null, monthlyPrice: 0 })
    expect((await detailOf(customer, id)).reason).toContain('دیگر در زیرساخت وجود ندارد')
    expect((await test.servers.paid(id)).now).toBeUndefined()
    expect(await test.subjectsFor(customer)).toContain('سرور shop-web-01 در زیرساخت پیدا نشد')
    expect(await test.newestActivity(customer, id)).toMatchObject({ title: 'ناپدید شدن سرور از زیرساخت', user: null })
    expect(await test.findingsOf('Vm', id)).toEqual([{ kind: 'gone', counts: true, isOver: false }])

    // Its port and its group are still on the cloud, and go when its owner deletes it.
    const named = { name: cloudName(cloud.settings, tag) }
    expect(await listAll(cloud, 'ports', named, signal)).toHaveLength(1)
    await test.servers.remove(customer, id)
    expect(await test.servers.settle(customer, id)).toBe('deleted')
    expect(await listAll(cloud, 'ports', named, signal)).toEqual([])
    expect(await listAll(cloud, 'security_groups', named, signal)).toEqual([])
    await expect
      .poll(
        lookAt(() => test.findingsOf('Vm', id)),
        patience,
      )
      .toEqual([{ kind: 'gone', counts: true, isOver: true }])
  })

  it('a server stopped and started by hand is followed, with a line in its activity', async () => {
    const { customer, id, tag } = await newServer()
    await onNova('POST', `/${await novaId(tag)}/action`, { 'os-stop': null })
    await expect
      .poll(
        lookAt(() => detailOf(customer, id)),
        patience,
      )
      .toMatchObject({ statusId: 10, powerStatus: 'POWERED_OFF' })
    expect(await test.servers.row(id)).toMatchObject({ desired_power: 'off' })
    expect(await test.newestActivity(customer, id)).toMatchObject({
      title: 'خاموش شدن سرور بیرون از پنل',
      user: null,
    })
    await onNova('POST', `/${await novaId(tag)}/action`, { 'os-start': null })
    await expect
      .poll(
        lookAt(() => detailOf(customer, id)),
        patience,
      )
      .toMatchObject({ statusId: 2, powerStatus: 'POWERED_ON' })
    expect((await test.activity(customer, id)).map(({ title }) => title)).toEqual([
      'روشن شدن سرور بیرون از پنل',
      'خاموش شدن سرور بیرون از پنل',
      'ساخت سرور مجازی',
    ])
    expect((await test.servers.paid(id)).prices).toHaveLength(1)
  })

  it('an orphan of ours is told to operators and touched by nobody, until it is gone', async () => {
    const { projectId } = await test.api.newCustomer()
    const tag = serverTag(projectId, 987_654)
    const image = await findImage(cloud, 'ubuntu-24.04', signal)
    const flavorRef = await createFlavors(cloud)({ vcpus: 1, memoryGb: 1, diskGb: 25 }, signal)
    const server = { name: 'left-behind', imageRef: image.id, flavorRef, networks: 'none' }
    const ours = { tags: [cloudName(cloud.settings, tag)], availability_zone: labZone() }
    await onNova('POST', '', { server: { ...server, ...ours } })
    const drift = async () => (await listDrift(test.api.db)).filter((found) => found.projectId === projectId)
    await expect.poll(lookAt(drift), patience).toMatchObject([
      {
        kind: 'orphan',
        serviceType: 'Vm',
        serviceId: 987_654,
        details: { name: 'left-behind', why: 'unknown' },
        isHeldBack: false,
      },
    ])
    expect(await engine.getServer(tag, signal)).toBeDefined()
    await onNova('DELETE', `/${await novaId(tag)}`)
    await expect.poll(lookAt(drift), patience).toEqual([])
  })

  it('a volume taken off its server by hand is on none here either, and one that was deleted has failed', async () => {
    const { customer, id, tag } = await newServer()
    const path = `/vm/${customer.projectId}/volume`
    const volume = { name: 'shop-data', isPredefined: false, volumeSize: 50 }
    const { body } = await test.api.send<{ id: number }>(customer, 'POST', `${path}/create`, volume)
    await test.servers.settle(customer, body.id)
    await test.api.send(customer, 'POST', `${path}/node/attach`, { vmHostId: id, vmVolumeHostId: body.id })
    await test.servers.settle(customer, body.id)
    const read = async () =>
      (await test.api.get<{ vmHostId?: number | null; statusId: number }>(customer, `${path}/get/${body.id}`)).body
    expect(await read()).toMatchObject({ vmHostId: id, statusId: 2 })

    const { ref } = (await engine.getVolume(volumeTag(customer.projectId, body.id), signal))!
    await onNova('DELETE', `/${await novaId(tag)}/os-volume_attachments/${ref}`)
    await expect.poll(lookAt(read), patience).toMatchObject({ vmHostId: null, statusId: 2 })
    expect(await test.newestActivity(customer, id)).toMatchObject({ title: 'جداسازی دیسک از سرور بیرون از پنل' })

    await cloud.client.call({ service: 'volume', method: 'DELETE', path: `/volumes/${ref}` }, signal)
    await expect.poll(lookAt(read), patience).toMatchObject({ statusId: 8 })
    expect(await test.subjectsFor(customer)).toContain('دیسک shop-data در زیرساخت پیدا نشد')
  })
})
