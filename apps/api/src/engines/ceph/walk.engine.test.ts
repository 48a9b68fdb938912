import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import type { Started } from '@sarv/contract/answers.schemas'
import type { StorageKeySecret } from '@sarv/contract/storage/bucket-keys/bucket-keys.schemas'
import type { StorageSettings } from '@sarv/contract/storage/bucket-settings/bucket-settings.schemas'
import type { StorageHostDetail, StorageUsage } from '@sarv/contract/storage/buckets/buckets.schemas'
import type { StorageLink, StorageObjectPage, StorageVersionPage } from '@sarv/contract/storage/objects/objects.schemas'
import type { StorageUpload, StorageUploadLink } from '@sarv/contract/storage/uploads/uploads.schemas'
import { spaceTag } from '../../ports/storage/spaces.engine.ts'
import { openCephProduct, type CephProduct } from './testing/product.ts'

/** A customer's walk through everything of a bucket, by the product's own calls, on a real Ceph. */
let product: CephProduct
let id: number
const name = `walk-${randomBytes(6).toString('hex')}`
const signal = new AbortController().signal
const mib = 1024 ** 2
const gib = 1024 ** 3

const path = (rest: string) => `/storage/${product.projectId}/host${rest}`
const read = <Answer>(rest: string) => product.ask<Answer>('GET', path(rest))
const send = <Answer = Started>(method: 'POST' | 'PUT' | 'DELETE', rest: string, body?: object) =>
  product.ask<Answer>(method, path(rest), body)
const act = async (...of: Parameters<typeof send>) => {
  const started = await send(...of)
  await product.untilQuiet()
  return started
}
const tag = () => spaceTag(product.projectId, id)
const detail = () => read<StorageHostDetail>(`/get/${id}`)
const upload = async (key: string, content: string | Buffer<ArrayBuffer>, more: object = {}) => {
  const bytes = Buffer.byteLength(content)
  const { url } = await send<StorageUpload>('POST', `/${id}/upload/begin`, { key, bytes, ...more })
  return fetch(url!, { method: 'PUT', body: content })
}
const linkTo = async (key: string) => (await read<StorageLink>(`/${id}/object/link?Key=${encodeURIComponent(key)}`)).url
const digest = (data: Uint8Array) => createHash('sha256').update(data).digest('hex')
const newKey = (body: object = {}) => send<StorageKeySecret>('POST', `/${id}/key/create`, body)
const programOf = async ({ accessKey, secretKey }: StorageKeySecret) => {
  const { region, endpoint } = await detail()
  const aws = new AwsClient({
    accessKeyId: accessKey!,
    secretAccessKey: secretKey!,
    service: 's3',
    region: region!,
    retries: 0,
  })
  return async (method: string, key: string, body?: string) => {
    const answer = await aws.fetch(`${endpoint}/${name}/${key}`, { method, ...(body !== undefined && { body }) })
    await answer.body?.cancel()
    return answer.status
  }
}

beforeAll(async () => {
  product = await openCephProduct()
  await product.start()
})
afterAll(() => product.close())

it('a bucket is ordered and is there, with its room', async () => {
  ;({ id } = await act('POST', '/create', { name, isPredefined: false, disk: 50 }))
  expect(await detail()).toMatchObject({ statusId: 2, disk: 50, isSandbox: false })
  expect(await product.engine.getSpace(tag(), signal)).toMatchObject({ maxBytes: 50 * gib, isSuspended: false })
})

it('a file comes in parts, goes on after a cut, and is read back as it was', async () => {
  const content = Buffer.alloc(17 * mib, randomBytes(1024))
  const key = 'film/یلدا.mp4'
  const begun = await send<StorageUpload>('POST', `/${id}/upload/begin`, { key, bytes: content.length })
  const of = { key, uploadId: begun.uploadId! }
  const put = async (numbers: number[]) => {
    for (const { number, url } of await send<StorageUploadLink[]>('POST', `/${id}/upload/links`, { ...of, numbers })) {
      const part = content.subarray((number - 1) * begun.partBytes, number * begun.partBytes)
      expect((await fetch(url, { method: 'PUT', body: part })).status).toBe(200)
    }
  }
  await put([1, 3])
  const query = `?Key=${encodeURIComponent(key)}&Upload=${encodeURIComponent(of.uploadId)}`
  expect(await read<object[]>(`/${id}/upload/parts${query}`)).toMatchObject([{ number: 1 }, { number: 3 }])
  await put([2])
  await send('PUT', `/${id}/upload/complete`, { ...of, bytes: content.length })
  expect(digest(new Uint8Array(await (await fetch(await linkTo(key))).arrayBuffer()))).toBe(digest(content))
  const part = await fetch(await linkTo(key), { headers: { range: 'bytes=10-19' } })
  expect(part.status).toBe(206)
  expect(Buffer.from(await part.arrayBuffer())).toEqual(content.subarray(10, 20))
})

it('what was put is what is counted', async () => {
  expect((await upload('readme.md', '# hi')).status).toBe(200)
  await expect
    .poll(() => read<StorageUsage>(`/usage/${id}`), { timeout: 30_000 })
    .toMatchObject({
      usedBytes: 17 * mib + 4,
      folders: [
        { prefix: 'film/', bytes: 17 * mib, objectCount: 1 },
        { prefix: '', bytes: 4, objectCount: 1 },
      ],
    })
})

it('more than its room is refused by the store', async () => {
  // Fifty gigabytes are not sent for this: the room is made small where Sarv made it, and the store enforces it.
  const space = (await product.engine.getSpace(tag(), signal))!
  await product.engine.putSpace({ ...space, maxBytes: 20 * mib }, signal)
  onTestFinished(() => product.engine.putSpace(space, signal))
  const tooMuch = (key: string) => async () => (await upload(key, Buffer.alloc(6 * mib), { replaces: true })).status
  // The gateway goes by the room that it remembers for a moment: a first file may still come in, a later one not.
  await expect.poll(tooMuch('first.bin'), { timeout: 60_000, interval: 1000 }).toBe(403)
  expect(await tooMuch('later.bin')()).toBe(403)
  expect((await read<StorageObjectPage>(`/${id}/object/list?Search=later`)).objects).toEqual([])
  expect(await product.statusOf('POST', path(`/${id}/upload/begin`), { key: 'huge.bin', bytes: 51 * gib })).toBe(400)
  await product.engine.putSpace(space, signal)
  await expect.poll(tooMuch('later.bin'), { timeout: 60_000, interval: 1000 }).toBe(200)
})

it('a revoked key gets 403 at once, and so do its links', async () => {
  const [reader, writer] = [
    await newKey({ name: 'reader', rightsId: 1 }),
    await newKey({ name: 'writer', rightsId: 2 }),
  ]
  const [asReader, asWriter] = [await programOf(reader), await programOf(writer)]
  expect([await asReader('GET', 'readme.md'), await asReader('PUT', 'no.txt', 'x')]).toEqual([200, 403])
  expect([await asWriter('GET', 'readme.md'), await asWriter('PUT', 'yes.txt', 'x')]).toEqual([200, 200])
  const endDate = new Date(Date.now() + 3_600_000).toISOString()
  const share = { key: 'readme.md', endDate, storageKeyId: reader.id }
  const { url } = await send<StorageLink>('POST', `/${id}/object/share`, share)
  expect((await fetch(url)).status).toBe(200)
  const made = await send<StorageKeySecret>('POST', `/${id}/key/rotate/${writer.id}`, { overlapHours: 0 })
  expect([await asWriter('GET', 'readme.md'), await (await programOf(made))('GET', 'readme.md')]).toEqual([403, 200])
  await send('DELETE', `/${id}/key/delete/${reader.id}`)
  expect([await asReader('GET', 'readme.md'), (await fetch(url)).status]).toEqual([403, 403])
  expect(await product.engine.listKeys(tag(), signal)).toEqual([{ accessKey: made.accessKey, rights: 'readWrite' }])
})

it('is resized, opened and closed', async () => {
  await act('PUT', `/edit/${id}`, { volumeSize: 100 })
  expect(await product.engine.getSpace(tag(), signal)).toMatchObject({ maxBytes: 100 * gib })
  const { endpoint } = await detail()
  const anybody = async () => (await fetch(`${endpoint}/${name}/readme.md`)).status
  expect(await anybody()).toBe(403)
  await act('PUT', `/edit/${id}`, { publicAccess: true })
  expect(await anybody()).toBe(200)
  await act('PUT', `/edit/${id}`, { publicAccess: false })
  expect(await anybody()).toBe(403)
})

it('keeps versions, rules of life and other sites', async () => {
  await send('PUT', `/${id}/settings/versions`, { isOn: true })
  await upload('a.txt', 'one')
  await upload('a.txt', 'second', { replaces: true })
  const { versions } = await read<StorageVersionPage>(`/${id}/object/versions?Key=a.txt`)
  expect(versions.map(({ bytes, isLatest }) => [bytes, isLatest])).toEqual([
    [6, true],
    [3, false],
  ])
  const back = { fromKey: 'a.txt', fromVersionId: versions[1]!.versionId, toKey: 'a.txt' }
  await send('POST', `/${id}/object/copy`, back)
  expect(await (await fetch(await linkTo('a.txt'))).text()).toBe('one')
  const lifecycle = [{ prefix: 'logs/', isEnabled: true, expireAfterDays: 30 }]
  await send('PUT', `/${id}/settings/lifecycle`, { rules: lifecycle })
  const cors = [{ origins: ['https://shop.example.ir'], methods: ['GET', 'PUT'] }]
  await send('PUT', `/${id}/settings/cors`, { rules: cors })
  expect(await read<StorageSettings>(`/${id}/settings/get`)).toMatchObject({ hasVersions: true, lifecycle, cors })
})

it('is deleted, comes back from the bin as it was, and in the end nothing of it is left', async () => {
  const link = await linkTo('readme.md')
  await act('DELETE', `/delete/${id}`)
  expect((await fetch(link)).status).toBe(403)
  await act('PUT', `/bin/restore/${id}`)
  expect((await fetch(link)).status).toBe(200)
  await act('DELETE', `/delete/${id}`)
  await act('DELETE', `/bin/delete/${id}`)
  await sleep(1000)
  expect([403, 404]).toContain((await fetch(link)).status)
  expect(await product.leftOnStore()).toEqual({ users: [], buckets: [] })
})
