import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OperationDetail } from '@sarv/contract/portal/operations/operations.schemas'
import type { VolumeNodeDetail, VolumeNodeListItem } from '@sarv/contract/vm/volumes/volumes.schemas'
import { startTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { volumeTools } from '../../../testing/volumes.ts'
import { serverTag } from '../../../ports/compute/hosts.engine.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const tools = volumeTools(() => api)
const { send, act, newVolume, newServer, attach, detail, onEngine } = tools

const nodesOf = (customer: Customer, query = '') =>
  tools.read<VolumeNodeListItem[]>(customer, `/volume/node/list${query}`)

describe('attaching', () => {
  it('gives the volume to the server, with its device name', async () => {
    const customer = await api.newCustomer()
    const serverId = await newServer(customer)
    const id = await newVolume(customer)
    const { id: nodeId } = await attach(customer, id, serverId)

    expect(await onEngine(customer, id)).toMatchObject({
      state: 'attached',
      serverTag: serverTag(customer.projectId, serverId),
    })
    expect(await detail(customer, id)).toMatchObject({
      statusId: 2,
      vmHostId: serverId,
      vmHost: 'web-server',
      volumeNodeId: nodeId,
      device: '/dev/vdb',
      powerStatus: 'POWERED_ON',
    })
    expect(await nodesOf(customer, `?VmHostId=${serverId}`)).toMatchObject([
      { id: nodeId, vmVolumeHostId: id, isConnected: true, statusId: 1, device: '/dev/vdb', volumeSize: 50 },
    ])
    const node = await tools.read<VolumeNodeDetail>(customer, `/volume/node/get?VmVolumeHostId=${id}`)
    expect(node).toMatchObject({ id: nodeId, isConnected: true, attachDate: expect.any(String) })
    expect(await nodesOf(customer, '?VmHostId=999999')).toEqual([])
  })

  it('is told with both names, each at its own noun', async () => {
    const customer = await api.newCustomer()
    const serverId = await newServer(customer)
    const id = await newVolume(customer, { name: 'files-01' })
    const { operationId } = await attach(customer, id, serverId)
    const { body } = await api.get<OperationDetail>(customer, `/portal/operation/get/${operationId}`)
    expect(body).toMatchObject({
      title: 'اتصال دیسک به سرور',
      sentence: 'اتصال دیسک «\u2068files-01\u2069» به سرور «\u2068web-server\u2069»',
    })
  })

  it.each(['node/get?VmVolumeHostId=0', 'node/get?VmHostId=0', 'node/get', 'node/list?VmHostId=0'])(
    'is not answered for another one by %s',
    async (path) => {
      const customer = await api.newCustomer()
      await attach(customer, await newVolume(customer), await newServer(customer))
      expect((await api.get(customer, `/vm/${customer.projectId}/volume/${path}`)).status).toBe(422)
    },
  )

  it('is refused for a volume that is attached, and names its server', async () => {
    const customer = await api.newCustomer()
    const serverId = await newServer(customer)
    const otherId = await newServer(customer, { name: 'other-server' })
    const id = await newVolume(customer)
    await attach(customer, id, serverId)
    const again = await send(customer, 'POST', '/volume/node/attach', { vmHostId: otherId, vmVolumeHostId: id })
    expect(again).toMatchObject({
      status: 400,
      body: { type: 'volume_attached', errorMessage: expect.stringContaining('web-server') },
    })
    expect(await send(customer, 'DELETE', `/volume/delete/${id}`)).toMatchObject({
      status: 400,
      body: { type: 'volume_attached' },
    })
  })

  it('happens once, when two servers want the volume at the same moment', async () => {
    const customer = await api.newCustomer()
    const servers = [await newServer(customer), await newServer(customer, { name: 'other-server' })]
    const id = await newVolume(customer)
    const answers = await Promise.all(
      servers.map((vmHostId) => send(customer, 'POST', '/volume/node/attach', { vmHostId, vmVolumeHostId: id })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)[0]).toBe(200)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    await tools.untilIdle('Volume', id)
    expect(await nodesOf(customer)).toHaveLength(1)
  })

  it('is refused by a server that is being deleted, is not there, or is of another customer', async () => {
    const customer = await api.newCustomer()
    const other = await api.newCustomer()
    const foreignId = await newServer(other)
    const serverId = await newServer(customer)
    const id = await newVolume(customer)
    const wanted = (vmHostId: number) => send(customer, 'POST', '/volume/node/attach', { vmHostId, vmVolumeHostId: id })
    expect(await wanted(foreignId)).toMatchObject({ status: 404 })
    expect(await wanted(999_999)).toMatchObject({ status: 404 })
    await api.db.updateTable('vm_hosts').set({ status_id: 12 }).where('id', '=', serverId).execute()
    expect(await wanted(serverId)).toMatchObject({ status: 400, body: { type: 'status_forbids' } })
    expect(await detail(customer, id)).toMatchObject({ statusId: 2, vmHostId: null })
  })
})

describe('the sixteen volumes of a server', () => {
  it('leave no place for another', async () => {
    const customer = await api.newCustomer()
    const serverId = await newServer(customer)
    const ofProject = { project_id: customer.projectId, status_id: 2, size_gb: 50, monthly_price_rials: 0 }
    const rows = Array.from({ length: 16 }, (_, index) => ({ ...ofProject, name: `row-${index}` }))
    const present = await api.db.insertInto('vm_volumes').values(rows).returning('id').execute()
    const nodes = present.map(({ id }) => ({
      project_id: customer.projectId,
      vm_volume_id: id,
      vm_host_id: serverId,
      status_id: 1,
    }))
    await api.db.insertInto('vm_volume_nodes').values(nodes).execute()
    const wanted = { vmHostId: serverId, vmVolumeHostId: await newVolume(customer) }
    expect(await send(customer, 'POST', '/volume/node/attach', wanted)).toMatchObject({
      status: 400,
      body: { type: 'too_many_volumes' },
    })
  })
})

describe('detaching', () => {
  it('sets the volume free for another server', async () => {
    const customer = await api.newCustomer()
    const serverId = await newServer(customer)
    const id = await newVolume(customer)
    const { id: nodeId } = await attach(customer, id, serverId)
    await act(customer, id, 'PUT', `/volume/node/detach/${nodeId}`)
    expect(await onEngine(customer, id)).toMatchObject({ state: 'available', serverTag: null })
    expect(await detail(customer, id)).toMatchObject({ statusId: 2, vmHostId: null, device: null })
    expect(await send(customer, 'PUT', `/volume/node/detach/${nodeId}`)).toMatchObject({ status: 404 })
    await attach(customer, id, await newServer(customer, { name: 'other-server' }))
  })

  it('is a 404 for an attachment of others', async () => {
    const customer = await api.newCustomer()
    const other = await api.newCustomer()
    const id = await newVolume(customer)
    const { id: nodeId } = await attach(customer, id, await newServer(customer))
    expect(await send(other, 'PUT', `/volume/node/detach/${nodeId}`)).toMatchObject({ status: 404 })
    expect(await detail(customer, id)).toMatchObject({ volumeNodeId: nodeId })
  })

  it('takes a volume out of a server that lies in the bin', async () => {
    const customer = await api.newCustomer()
    const serverId = await newServer(customer)
    const id = await newVolume(customer)
    const { id: nodeId } = await attach(customer, id, serverId)
    expect(await send(customer, 'DELETE', `/host/delete/${serverId}`)).toMatchObject({ status: 200 })
    await tools.untilIdle('Vm', serverId)
    await act(customer, id, 'PUT', `/volume/node/detach/${nodeId}`)
    expect(await onEngine(customer, id)).toMatchObject({ state: 'available' })
  })
})

describe('a server that is gone', () => {
  it('lets its volumes go, with all that is on them', async () => {
    const customer = await api.newCustomer()
    const serverId = await newServer(customer)
    const id = await newVolume(customer)
    await attach(customer, id, serverId)
    expect(await send(customer, 'DELETE', `/host/delete/${serverId}?Now=true`)).toMatchObject({ status: 200 })
    await tools.untilIdle('Vm', serverId)
    expect(await nodesOf(customer)).toEqual([])
    expect(await detail(customer, id)).toMatchObject({ statusId: 2, vmHostId: null })
    expect(await onEngine(customer, id)).toMatchObject({ state: 'available', serverTag: null })
    await act(customer, id, 'DELETE', `/volume/delete/${id}`)
  })
})
