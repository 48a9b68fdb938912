import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OperationDetail } from '@sarv/contract/portal/operations/operations.schemas'
import { createFaults, withFaults } from '../../../engines/conformance/faults.ts'
import { startTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { volumeTools } from '../../../testing/volumes.ts'
import type { ComputeEngine } from '../../../ports/compute/compute.engine.ts'
import { serverTag } from '../../../ports/compute/hosts.engine.ts'
import { backups } from '../volume-copies/backups.definition.ts'
import { snapshots } from '../volume-copies/snapshots.definition.ts'

/** Every step of every operation on volumes, failing and running twice: engine, rows and limits agree afterwards. */
const faults = createFaults<ComputeEngine>()
let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ compute: (engine) => withFaults(engine, faults) })
})
beforeEach(() => faults.clear())
afterAll(() => api.close())

const tools = volumeTools(() => api)
const { send, act, newVolume, newServer, attach } = tools
const { signal } = new AbortController()

type Method = Extract<keyof ComputeEngine, string>
interface Request {
  method: 'POST' | 'PUT' | 'DELETE'
  path: string
  body?: object
}

interface Work {
  name: string
  /** What it asks of the engine, and how it sees that done. */
  write: Method
  look: Method
  /** Makes what it needs, and says how it is started. */
  prepare: (customer: Customer) => Promise<{ volumeId: number; request: Request }>
}

const copyWorks = [
  { noun: 'snapshot', Noun: 'Snapshot', goBack: { method: 'PUT', verb: 'revert', write: 'revertVolume' } },
  { noun: 'backup', Noun: 'Backup', goBack: { method: 'POST', verb: 'restore', write: 'restoreVolume' } },
] as const

const worksOnCopies = copyWorks.flatMap(({ noun, Noun, goBack }): Work[] => {
  const withCopy = async (customer: Customer) => {
    const volumeId = await newVolume(customer)
    const { id } = await act(customer, volumeId, 'POST', `/volume/${volumeId}/${noun}/create`, { name: 'copy' })
    return { volumeId, id }
  }
  return [
    {
      name: `${noun} create`,
      write: `createVolume${Noun}`,
      look: `getVolume${Noun}`,
      prepare: async (customer) => {
        const volumeId = await newVolume(customer)
        const request = { method: 'POST', path: `/volume/${volumeId}/${noun}/create`, body: { name: 'copy' } } as const
        return { volumeId, request }
      },
    },
    {
      name: `${noun} ${goBack.verb}`,
      write: goBack.write,
      look: 'getVolume',
      prepare: async (customer) => {
        const { volumeId, id } = await withCopy(customer)
        const path = `/volume/${volumeId}/${noun}/${goBack.verb}/${id}`
        return { volumeId, request: { method: goBack.method, path } }
      },
    },
    {
      name: `${noun} delete`,
      write: `deleteVolume${Noun}`,
      look: `getVolume${Noun}`,
      prepare: async (customer) => {
        const { volumeId, id } = await withCopy(customer)
        return { volumeId, request: { method: 'DELETE', path: `/volume/${volumeId}/${noun}/delete/${id}` } }
      },
    },
  ]
})

const works: Work[] = [
  {
    name: 'volume create',
    write: 'createVolume',
    look: 'getVolume',
    prepare: async () => {
      const body = { name: 'data-volume', isPredefined: false, volumeSize: 50 }
      return { volumeId: 0, request: { method: 'POST', path: '/volume/create', body } }
    },
  },
  ...(['createVolume', 'attachVolume'] as const).map((write): Work => ({
    name: `volume create and attach (${write})`,
    write,
    look: 'getVolume',
    prepare: async (customer) => {
      const vmHostId = await newServer(customer)
      const body = { name: 'data-volume', isPredefined: false, volumeSize: 50, vmHostId }
      return { volumeId: 0, request: { method: 'POST', path: '/volume/create', body } }
    },
  })),
  {
    name: 'volume grow',
    write: 'growVolume',
    look: 'getVolume',
    prepare: async (customer) => {
      const volumeId = await newVolume(customer)
      return { volumeId, request: { method: 'PUT', path: `/volume/edit/${volumeId}`, body: { volumeSize: 100 } } }
    },
  },
  {
    name: 'volume attach',
    write: 'attachVolume',
    look: 'getVolume',
    prepare: async (customer) => {
      const volumeId = await newVolume(customer)
      const body = { vmVolumeHostId: volumeId, vmHostId: await newServer(customer) }
      return { volumeId, request: { method: 'POST', path: '/volume/node/attach', body } }
    },
  },
  {
    name: 'volume detach',
    write: 'detachVolume',
    look: 'getVolume',
    prepare: async (customer) => {
      const volumeId = await newVolume(customer)
      const { id } = await attach(customer, volumeId, await newServer(customer))
      return { volumeId, request: { method: 'PUT', path: `/volume/node/detach/${id}` } }
    },
  },
  ...worksOnCopies,
  ...(['deleteVolume', 'deleteVolumeSnapshot', 'deleteVolumeBackup'] as const).map((write): Work => ({
    name: `volume delete (${write})`,
    write,
    look: write === 'deleteVolume' ? 'getVolume' : (write.replace('delete', 'get') as Method),
    prepare: async (customer) => {
      const volumeId = await newVolume(customer)
      await act(customer, volumeId, 'POST', `/volume/${volumeId}/snapshot/create`, { name: 'copy' })
      await act(customer, volumeId, 'POST', `/volume/${volumeId}/backup/create`, { name: 'copy' })
      return { volumeId, request: { method: 'DELETE', path: `/volume/delete/${volumeId}` } }
    },
  })),
]

const start = async (customer: Customer, { volumeId, request }: Awaited<ReturnType<Work['prepare']>>) => {
  const { status, body } = await send(customer, request.method, request.path, request.body)
  expect([status, body.errorMessage]).toEqual([200, undefined])
  const id = volumeId || body.id
  await tools.untilIdle('Volume', id)
  return { volumeId: id, operationId: body.operationId! }
}

const operation = async (customer: Customer, id: number) =>
  (await api.get<OperationDetail>(customer, `/portal/operation/get/${id}`)).body

/** Nothing is left waiting, and what rows, limits and usage say is what the engine has. */
const expectAgreement = async (customer: Customer, volumeId: number) => {
  const { projectId } = customer
  const row = await api.db.selectFrom('vm_volumes').where('id', '=', volumeId).selectAll().executeTakeFirstOrThrow()
  const onEngine = await tools.onEngine(customer, volumeId)
  expect(row.deleted_at === null && row.engine_ref !== null).toBe(onEngine !== undefined)
  expect([2, 5, 8]).toContain(row.status_id)

  const node = await api.db
    .selectFrom('vm_volume_nodes')
    .where('vm_volume_id', '=', volumeId)
    .where('deleted_at', 'is', null)
    .selectAll()
    .executeTakeFirst()
  expect(node ? [serverTag(projectId, node.vm_host_id), node.device, node.status_id] : undefined).toEqual(
    onEngine?.serverTag ? [onEngine.serverTag, onEngine.device, 1] : undefined,
  )

  for (const kind of [snapshots, backups]) {
    const copies = await api.db
      .selectFrom(kind.table as 'vm_volume_snapshots')
      .where('vm_volume_id', '=', volumeId)
      .selectAll()
      .execute()
    for (const copy of copies) {
      const found = await kind.engine.find(api.compute(1), kind.tagOf(projectId, copy.id), signal)
      const isWhole = copy.deleted_at === null && kind.status.whole.includes(copy.status_id)
      expect([kind.name, isWhole]).toEqual([kind.name, found !== undefined])
      if (!isWhole) expect([kind.status.failed, kind.status.deleted]).toContain(copy.status_id)
    }
  }

  const servers = await api.db.selectFrom('vm_hosts').where('project_id', '=', projectId).select('disk_gb').execute()
  const ofServers = servers.reduce((sum, { disk_gb: gb }) => sum + gb, 0)
  expect(await tools.usedDiskGb(customer)).toBe(ofServers + (onEngine?.sizeGb ?? 0))
  const paid = (await tools.usage(volumeId)).filter(([, hasEnded]) => !hasEnded)
  expect(paid).toEqual(onEngine ? [[onEngine.sizeGb * 12_000, false]] : [])
}

describe.each(works)('$name', ({ write, look, prepare }) => {
  it('is done once, though the engine loses its answer', async () => {
    const customer = await api.newCustomer()
    const prepared = await prepare(customer)
    faults.inject({ method: write, kind: 'crashAfterEffect' })
    const { volumeId, operationId } = await start(customer, prepared)
    expect(await operation(customer, operationId)).toMatchObject({ operationStatusId: 3 })
    await expectAgreement(customer, volumeId)
  })

  it('that the engine refuses fails with a reason, and works when it is tried again', async () => {
    const customer = await api.newCustomer()
    const prepared = await prepare(customer)
    faults.inject({ method: write, kind: 'error', count: 5 })
    const { volumeId, operationId } = await start(customer, prepared)
    expect(await operation(customer, operationId)).toMatchObject({
      operationStatusId: 4,
      canRetry: true,
      reason: expect.stringMatching(/[\u0600-\u06FF]/),
    })
    await expectAgreement(customer, volumeId)

    const retried = await api.send<{ operationId: number }>(customer, 'PUT', `/portal/operation/retry/${operationId}`)
    expect(retried).toMatchObject({ status: 200 })
    await tools.untilIdle('Volume', volumeId)
    expect(await operation(customer, retried.body.operationId)).toMatchObject({ operationStatusId: 3 })
    await expectAgreement(customer, volumeId)
  })

  it('that was begun and cannot be watched ends as the engine has it', async () => {
    const customer = await api.newCustomer()
    const prepared = await prepare(customer)
    faults.inject({ method: look, kind: 'error', count: 5 })
    const { volumeId, operationId } = await start(customer, prepared)
    expect(await operation(customer, operationId)).toMatchObject({ operationStatusId: 4 })
    await expectAgreement(customer, volumeId)
  })
})
