import { inflateSync } from 'node:zlib'
import type { StorageKeyListItem } from '@sarv/contract/storage/bucket-keys/bucket-keys.schemas'
import type { StorageSettings } from '@sarv/contract/storage/bucket-settings/bucket-settings.schemas'
import type { StorageHostDetail, StorageHostListItem } from '@sarv/contract/storage/buckets/buckets.schemas'
import type { StorageObjectPage, StorageVersionPage } from '@sarv/contract/storage/objects/objects.schemas'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type Customer, type TestApi } from '../../testing/api.ts'
import { addStorageDemo, tellStoragePast } from './storage.demo.ts'
import { storageDemo as text } from './storage-demo.fa.ts'

let api: TestApi
let customer: Customer
beforeAll(async () => {
  api = await startTestApi()
  customer = await api.newCustomer()
  const dependencies = { ...api.engines, secrets: api.secrets, publicUrl: 'http://localhost:3000' }
  const demo = { ...customer, datacenterId: 1 }
  for (const { happen, at } of await tellStoragePast(api.db, dependencies, demo)) await happen(at)
  await addStorageDemo(api.db, dependencies, demo)
})
afterAll(() => api.close())

const read = async <Answer>(rest: string) =>
  (await api.get<Answer>(customer, `/storage/${customer.projectId}/host${rest}`)).body
const list = async () => (await read<StorageHostListItem[]>('/list')).toSorted((a, b) => a.name!.localeCompare(b.name!))

it('the demo customer has buckets in use, with counted files, ordered long ago', async () => {
  const buckets = await list()
  expect(buckets.map(({ name, status, isPublic, objectCount }) => ({ name, status, isPublic, objectCount }))).toEqual([
    // With its two older versions.
    { name: 'toranj-backup', status: 'فعال', isPublic: false, objectCount: 4 },
    { name: 'toranj-logs', status: 'فعال', isPublic: false, objectCount: 3 },
    { name: 'toranj-media', status: 'فعال', isPublic: true, objectCount: 5 },
  ])
  expect(buckets.every(({ createDate }) => Date.now() - Date.parse(createDate) > 90 * 24 * 3_600_000)).toBe(true)
})

it('its pictures are pictures, and those of the open folder are read by everybody', async () => {
  const [, , media] = await list()
  const { endpoint, name } = await read<StorageHostDetail>(`/get/${media!.id}`)
  const { publicPrefixes } = await read<StorageSettings>(`/${media!.id}/settings/get`)
  expect(publicPrefixes).toEqual(['products/'])
  const addressOf = (key: string) => `${endpoint}/${name}/${key.split('/').map(encodeURIComponent).join('/')}`
  const answer = await fetch(addressOf(text.products[0]))
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
  const png = Buffer.from(await answer.arrayBuffer())
  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG')
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  const pixels = inflateSync(png.subarray(41, 41 + png.readUInt32BE(33)))
  expect(pixels).toHaveLength(height * (1 + width * 3))
  expect((await fetch(addressOf(text.banner))).status).toBe(403)
})

it('the report has its older versions, and each program its own key', async () => {
  const [backup, logs, media] = await list()
  const keysOf = async (id: number) => (await read<StorageKeyListItem[]>(`/${id}/key/list`)).map((key) => key.name)
  expect([await keysOf(backup!.id), await keysOf(media!.id)]).toEqual([['backup-job'], ['shop-web']])
  const query = new URLSearchParams({ Key: text.report.key })
  const { versions } = await read<StorageVersionPage>(`/${backup!.id}/object/versions?${query.toString()}`)
  expect(versions.map(({ isLatest }) => isLatest)).toEqual([true, false, false])
  const { folders } = await read<StorageObjectPage>(`/${backup!.id}/object/list`)
  expect(folders.map(({ name }) => name)).toEqual(['فاکتورها', 'گزارش'])
  const { lifecycle } = await read<StorageSettings>(`/${logs!.id}/settings/get`)
  expect(lifecycle).toMatchObject([{ prefix: 'access/', expireAfterDays: 30, isEnabled: true }])
})
