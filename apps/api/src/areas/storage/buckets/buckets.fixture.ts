import { expect } from 'vitest'
import type { Started } from '@sarv/contract/answers.schemas'
import type { OperationListItem } from '@sarv/contract/portal/operations/operations.schemas'
import type { StorageKeySecret } from '@sarv/contract/storage/bucket-keys/bucket-keys.schemas'
import type { StorageHostDetail } from '@sarv/contract/storage/buckets/buckets.schemas'
import type { StorageLink, StorageObjectPage } from '@sarv/contract/storage/objects/objects.schemas'
import type { StorageUpload } from '@sarv/contract/storage/uploads/uploads.schemas'
import { sql } from 'kysely'
import type { Customer, TestApi } from '../../../testing/api.ts'

let names = 0
export const newBucketName = (): string => `bucket-${Date.now()}-${(names += 1)}`

/** What a customer sends who wants a bucket. */
export const bucketOrder = (more: object = {}) => ({ name: newBucketName(), isPredefined: false, disk: 100, ...more })

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

  const newBucket = async (customer: Customer, more: object = {}): Promise<number> => {
    const { status, body } = await send(customer, 'POST', '/create', bucketOrder(more))
    expect(status).toBe(200)
    await api().untilDone(body.operationId!)
    return body.id
  }
  /** As a browser does it: asks where to, and sends the bytes there. */
  const tryUpload = async (customer: Customer, id: number, key: string, content: string, more: object = {}) => {
    const wanted = { key, bytes: Buffer.byteLength(content), ...more }
    const { status, body } = await send<StorageUpload>(customer, 'POST', `/${id}/upload/begin`, wanted)
    if (status !== 200) return { status, body }
    return { status: (await fetch(body.url!, { method: 'PUT', body: content })).status, body }
  }
  const upload = async (...of: Parameters<typeof tryUpload>) => {
    expect((await tryUpload(...of)).status).toBe(200)
  }
  const linkTo = async (customer: Customer, id: number, key: string) =>
    (await read<StorageLink>(customer, `/${id}/object/link?Key=${encodeURIComponent(key)}`)).url

  return {
    pathOf,
    read,
    send,
    newBucket,
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
    tryUpload,
    upload,
    /** A new customer's bucket with these files in it, each with its own name as content. */
    bucketWith: async (keys: readonly string[]) => {
      const customer = await api().newCustomer()
      const id = await newBucket(customer)
      for (const key of keys) await upload(customer, id, key, key)
      return { customer, id }
    },
    list: (customer: Customer, id: number, query = '') =>
      read<StorageObjectPage>(customer, `/${id}/object/list${query}`),
    /** The text files in it, whichever folder they lie in. */
    textsIn: async (customer: Customer, id: number, prefix = '') =>
      (await read<StorageObjectPage>(customer, `/${id}/object/list?Search=.txt&Prefix=${prefix}`)).objects.map(
        ({ key }) => key,
      ),
    operation: async (customer: Customer, id: number) =>
      (await api().get<OperationListItem>(customer, `/portal/operation/get/${id}`)).body,
    linkTo,
    contentOf: async (customer: Customer, id: number, key: string) =>
      (await fetch(await linkTo(customer, id, key))).text(),
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
