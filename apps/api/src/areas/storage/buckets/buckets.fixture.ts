import { expect } from 'vitest'
import type { Started } from '@sarv/contract/answers.schemas'
import type { StorageKeySecret } from '@sarv/contract/storage/bucket-keys/bucket-keys.schemas'
import type { StorageHostDetail } from '@sarv/contract/storage/buckets/buckets.schemas'
import type { StorageUpload } from '@sarv/contract/storage/uploads/uploads.schemas'
import { sql } from 'kysely'
import type { Customer, TestApi } from '../../../testing/api.ts'

let names = 0
export const newBucketName = (): string => `bucket-${Date.now()}-${(names += 1)}`

/** A customer's way with buckets, through HTTP. */
export const bucketTools = (api: () => TestApi) => {
  const pathOf = ({ projectId }: Customer, rest: string) => `/storage/${projectId}/host${rest}`
  const read = async <Answer>(customer: Customer, rest: string) =>
    (await api().get<Answer>(customer, pathOf(customer, rest))).body
  const send = <Answer = Started>(
    customer: Customer,
    method: 'POST' | 'PUT' | 'DELETE',
    rest: string,
    body?: object,
    headers?: Record<string, string>,
  ) => api().send<Answer>(customer, method, pathOf(customer, rest), body, headers)

  return {
    pathOf,
    read,
    send,
    newBucket: async (customer: Customer, more: object = {}): Promise<number> => {
      const wanted = { name: newBucketName(), isPredefined: false, disk: 100, ...more }
      const { status, body } = await send(customer, 'POST', '/create', wanted)
      expect(status).toBe(200)
      await api().untilDone(body.operationId!)
      return body.id
    },
    detail: (customer: Customer, id: number) => read<StorageHostDetail>(customer, `/get/${id}`),
    /** To its end. */
    act: async (customer: Customer, ...of: [method: 'POST' | 'PUT' | 'DELETE', rest: string, body?: object]) => {
      const { status, body } = await send(customer, ...of)
      expect(status).toBe(200)
      if (body.operationId) await api().untilDone(body.operationId)
      return body
    },
    newKey: async (customer: Customer, id: number, body: object = { name: 'media-web' }) =>
      (await send<StorageKeySecret>(customer, 'POST', `/${id}/key/create`, body)).body,
    /** As a browser does it: asks where to, and sends the bytes there. */
    upload: async (customer: Customer, id: number, key: string, content: string) => {
      const { body } = await send<StorageUpload>(customer, 'POST', `/${id}/upload/begin`, {
        key,
        bytes: Buffer.byteLength(content),
      })
      expect((await fetch(body.url!, { method: 'PUT', body: content })).status).toBe(200)
    },
    usage: (id: number) =>
      api()
        .db.selectFrom('usage_intervals')
        .where('service_type', '=', 'Storage')
        .where('service_id', '=', id)
        .select(['monthly_price_rials as price', sql<boolean>`to_at is not null`.as('isOver')])
        .orderBy('id')
        .execute(),
    /** Ends its time in the bin so long from now. */
    endBinIn: async (id: number, hours: number) => {
      await api()
        .db.updateTable('storage_buckets')
        .where('id', '=', id)
        .set({ bin_until: new Date(Date.now() + hours * 3_600_000) })
        .execute()
    },
    subjectsFor: async ({ userId }: { userId: number }): Promise<string[]> => {
      const rows = await api()
        .db.selectFrom('notifications')
        .where('user_id', '=', userId)
        .select('subject')
        .orderBy('id')
        .execute()
      return rows.map(({ subject }) => subject)
    },
  }
}
