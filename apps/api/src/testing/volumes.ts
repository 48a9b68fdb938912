import { expect } from 'vitest'
import type { Started } from '@sarv/contract/answers.schemas'
import type { VolumeHostDetail } from '@sarv/contract/vm/volumes/volumes.schemas'
import { volumeTag } from '../ports/compute/volumes.engine.ts'
import { testPassword, type Customer, type TestApi } from './api.ts'

const signal = new AbortController().signal

type Refusal = { type?: string; errorMessage?: string }
export type StartedOrRefused = Started & Refusal

/** Short ways to servers and volumes, for the tests of what is done with them. */
export const volumeTools = (api: () => TestApi) => {
  const send = (
    customer: Customer,
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ) => api().send<StartedOrRefused>(customer, method, `/vm/${customer.projectId}${path}`, body, headers)

  /** Waits until nothing is left to do on the service. */
  const untilIdle = async (serviceType: 'Vm' | 'Volume', serviceId: number): Promise<void> => {
    const deadline = Date.now() + 20_000
    for (;;) {
      const open = await api()
        .db.selectFrom('operations')
        .where('service_type', '=', serviceType)
        .where('service_id', '=', serviceId)
        .where('ended_at', 'is', null)
        .select(['id', 'kind'])
        .executeTakeFirst()
      if (!open) return
      if (Date.now() > deadline) throw new Error(`${open.kind} ${open.id} did not end`)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }

  /** Starts something on a volume, which must be allowed, and waits for its end. */
  const act = async (
    customer: Customer,
    volumeId: number,
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
  ): Promise<Started> => {
    const answer = await send(customer, method, path, body)
    expect(answer).toMatchObject({ status: 200 })
    await untilIdle('Volume', volumeId)
    return answer.body
  }

  const newVolume = async (customer: Customer, changes: object = {}): Promise<number> => {
    const order = { name: 'data-volume', isPredefined: false, volumeSize: 50, ...changes }
    const { status, body } = await send(customer, 'POST', '/volume/create', order)
    expect([status, body.errorMessage]).toEqual([200, undefined])
    await untilIdle('Volume', body.id)
    return body.id
  }

  const newServer = async (customer: Customer, changes: object = {}): Promise<number> => {
    const image = await api()
      .db.selectFrom('vm_images')
      .select('id')
      .orderBy('min_memory_gb')
      .orderBy('id')
      .executeTakeFirstOrThrow()
    const order = { vmImageId: image.id, password: testPassword, isPredefined: false, cpu: 2, memory: 4, disk: 50 }
    const { status, body } = await send(customer, 'POST', '/host/create', { ...order, name: 'web-server', ...changes })
    expect([status, body.errorMessage]).toEqual([200, undefined])
    await untilIdle('Vm', body.id)
    return body.id
  }

  const turnOff = async (customer: Customer, serverId: number): Promise<void> => {
    expect(await send(customer, 'PUT', `/host/stop/${serverId}`)).toMatchObject({ status: 200 })
    await untilIdle('Vm', serverId)
  }

  const attach = (customer: Customer, volumeId: number, serverId: number): Promise<Started> =>
    act(customer, volumeId, 'POST', '/volume/node/attach', { vmHostId: serverId, vmVolumeHostId: volumeId })

  const read = async <Body>(customer: Customer, path: string): Promise<Body> =>
    (await api().get<Body>(customer, `/vm/${customer.projectId}${path}`)).body

  return {
    send,
    act,
    untilIdle,
    newVolume,
    newServer,
    turnOff,
    attach,
    read,
    detail: (customer: Customer, id: number) => read<VolumeHostDetail>(customer, `/volume/get/${id}`),
    onEngine: (customer: Customer, id: number) => api().compute(1).getVolume(volumeTag(customer.projectId, id), signal),
    usedDiskGb: async (customer: Customer): Promise<number> => {
      const usage = await api()
        .db.selectFrom('customer_usage')
        .where('customer_id', '=', customer.customerId)
        .select('disk_gb')
        .executeTakeFirst()
      return usage?.disk_gb ?? 0
    },
    /** What is paid for the volume from each change to the next; `true` once it has ended. */
    usage: async (id: number): Promise<[rials: number, hasEnded: boolean][]> => {
      const rows = await api()
        .db.selectFrom('usage_intervals')
        .where('service_type', '=', 'Volume')
        .where('service_id', '=', id)
        .select(['monthly_price_rials', 'to_at'])
        .orderBy('id')
        .execute()
      return rows.map((row) => [row.monthly_price_rials, row.to_at !== null])
    },
  }
}
