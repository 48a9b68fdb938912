import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { VmHostVolumeDetail, VmHostVolumeListItem } from '@sarv/contract/vm/host-disks/host-disks.schemas'
import type { VmHostDetail } from '@sarv/contract/vm/hosts/hosts.schemas'
import { createFaults, withFaults } from '../../../engines/conformance/faults.ts'
import { startTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { volumeTools } from '../../../testing/volumes.ts'
import type { ComputeEngine } from '../../../ports/compute/compute.engine.ts'
import { serverTag } from '../../../ports/compute/hosts.engine.ts'
import { paidSpans } from '../../../testing/usage.ts'

const faults = createFaults<ComputeEngine>()
let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ compute: (engine) => withFaults(engine, faults) })
})
afterAll(() => api.close())

const tools = volumeTools(() => api)
const { send, newServer, read, usedDiskGb } = tools

const disksOf = (customer: Customer, serverId: number) =>
  read<VmHostVolumeListItem[]>(customer, `/host/${serverId}/volume/list`)
const serverOf = (customer: Customer, serverId: number) => read<VmHostDetail>(customer, `/host/get/${serverId}`)
const onEngine = async (customer: Customer, serverId: number) =>
  (await api.compute(1).getServer(serverTag(customer.projectId, serverId), new AbortController().signal))?.disks

const withDataDisk = async () => {
  const customer = await api.newCustomer()
  const serverId = await newServer(customer, { dataDisk: 100 })
  const [, data] = await disksOf(customer, serverId)
  return { customer, serverId, diskId: data!.id }
}

const paid = async (serverId: number) =>
  (await paidSpans(api.db, 'Vm', serverId)).filter(({ to }) => to === null).map(({ rials }) => rials)

describe('the own disks of a server', () => {
  it('are its first, as large as the server says, and the data disk it was ordered with', async () => {
    const { customer, serverId, diskId } = await withDataDisk()
    expect(await disksOf(customer, serverId)).toMatchObject([
      { name: 'web-server', volumeSize: 50, rootDisk: 'دیسک اصلی' },
      { id: diskId, name: 'web-server-data', volumeSize: 100, rootDisk: 'دیسک داده' },
    ])
    const detail = await read<VmHostVolumeDetail>(customer, `/host/${serverId}/volume/get/${diskId}`)
    expect(detail).toMatchObject({ id: diskId, isRootDisk: false, volumeSize: 100 })
    expect(await onEngine(customer, serverId)).toMatchObject([{ sizeGb: 100 }])
    expect(await usedDiskGb(customer)).toBe(150)
  })

  it('are not there for others', async () => {
    const { customer, serverId, diskId } = await withDataDisk()
    const other = await api.newCustomer()
    const foreignId = await newServer(other)
    for (const where of [serverId, foreignId]) {
      const path = `/vm/${other.projectId}/host/${where}/volume`
      expect((await api.get(other, `${path}/get/${diskId}`)).status).toBe(404)
      expect((await api.send(other, 'DELETE', `${path}/delete/${diskId}`)).status).toBe(404)
    }
    expect((await api.get(other, `/vm/${other.projectId}/host/${serverId}/volume/list`)).status).toBe(404)
    expect(await disksOf(customer, serverId)).toHaveLength(2)
  })
})

describe('deleting a data disk', () => {
  it('takes it from the engine, gives its space back and makes the server cheaper', async () => {
    const { customer, serverId, diskId } = await withDataDisk()
    const before = await serverOf(customer, serverId)
    const started = await send(customer, 'DELETE', `/host/${serverId}/volume/delete/${diskId}`)
    expect(started).toMatchObject({ status: 200, body: { id: diskId } })
    await tools.untilIdle('Vm', serverId)
    expect(await onEngine(customer, serverId)).toEqual([])
    expect(await disksOf(customer, serverId)).toHaveLength(1)
    expect(await usedDiskGb(customer)).toBe(50)
    const after = await serverOf(customer, serverId)
    expect(after).toMatchObject({ statusId: 2, monthlyPrice: before.monthlyPrice! - 1_200_000 })
    expect(await paid(serverId)).toEqual([after.monthlyPrice])

    await send(customer, 'DELETE', `/host/delete/${serverId}?Now=true`)
    await tools.untilIdle('Vm', serverId)
    expect(await usedDiskGb(customer)).toBe(0)
  })

  it('is refused for the first disk', async () => {
    const { customer, serverId } = await withDataDisk()
    const [root] = await disksOf(customer, serverId)
    expect(await send(customer, 'DELETE', `/host/${serverId}/volume/delete/${root!.id}`)).toMatchObject({
      status: 400,
      body: { type: 'root_disk' },
    })
  })

  it('happens once, though the engine loses its answer', async () => {
    const { customer, serverId, diskId } = await withDataDisk()
    faults.inject({ method: 'deleteDisk', kind: 'crashAfterEffect' })
    await send(customer, 'DELETE', `/host/${serverId}/volume/delete/${diskId}`)
    await tools.untilIdle('Vm', serverId)
    expect(await onEngine(customer, serverId)).toEqual([])
    expect(await usedDiskGb(customer)).toBe(50)
  })

  it('that fails changes nothing, and can be tried again', async () => {
    const { customer, serverId, diskId } = await withDataDisk()
    faults.inject({ method: 'deleteDisk', kind: 'error', count: 5 })
    const { body } = await send(customer, 'DELETE', `/host/${serverId}/volume/delete/${diskId}`)
    await tools.untilIdle('Vm', serverId)
    expect(await serverOf(customer, serverId)).toMatchObject({ statusId: 2 })
    expect(await disksOf(customer, serverId)).toHaveLength(2)
    expect(await usedDiskGb(customer)).toBe(150)
    expect(await api.send(customer, 'PUT', `/portal/operation/retry/${body.operationId}`)).toMatchObject({
      status: 200,
    })
    await tools.untilIdle('Vm', serverId)
    expect(await usedDiskGb(customer)).toBe(50)
  })

  it('that the engine did without saying so is written off all the same', async () => {
    const { customer, serverId, diskId } = await withDataDisk()
    faults.inject({ method: 'getServer', kind: 'error', count: 5 })
    await send(customer, 'DELETE', `/host/${serverId}/volume/delete/${diskId}`)
    await tools.untilIdle('Vm', serverId)
    expect(await onEngine(customer, serverId)).toEqual([])
    expect(await disksOf(customer, serverId)).toHaveLength(1)
    expect(await usedDiskGb(customer)).toBe(50)
    expect(await paid(serverId)).toEqual([(await serverOf(customer, serverId)).monthlyPrice])
  })
})
