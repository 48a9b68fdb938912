import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { AwsClient } from 'aws4fetch'
import { afterEach, beforeAll, afterAll, beforeEach, describe, expect, it } from 'vitest'
import { newAccessKey, spaceTag } from '../../../ports/storage/spaces.engine.ts'
import { openStore, type OpenStore } from '../../../testing/sandbox.ts'
import { put, read, signal, write } from '../../conformance/storage/storage.fixture.ts'
import { openSandboxStorage, type SandboxStorage } from './storage.ts'

const place = { spaceTag: spaceTag(1, 1), bucket: 'files' }
const dayMs = 24 * 3600_000

let store: OpenStore
let folder: string
let storage: SandboxStorage
let nowMs: number

beforeAll(async () => {
  store = await openStore()
})
afterAll(() => store.close())

const open = (port = 0) =>
  openSandboxStorage({
    store,
    folder,
    port,
    secretKey: new Uint8Array(32).fill(7),
    portalOrigins: [],
    onError: (error) => {
      throw error
    },
    now: () => new Date(nowMs),
  })
const engine = () => storage.engineFor('here')

beforeEach(async () => {
  nowMs = Date.now()
  folder = await mkdtemp(join(tmpdir(), 'sarv-objects-'))
  storage = await open()
  const limits = { maxBytes: 100_000_000, maxObjects: 1000, maxBuckets: 3 }
  await engine().putSpace({ tag: place.spaceTag, name: 'one', ...limits }, signal)
  await engine().createBucket(place, signal)
})
afterEach(async () => {
  await engine().deleteSpace(place.spaceTag, signal)
  await storage.close()
  await rm(folder, { recursive: true })
})

const filesOnDisk = async () => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

describe('on the disk', () => {
  it('everything is for the user that Sarv runs as', async () => {
    await write(engine(), place, 'file', 'hello')
    const [file] = await filesOnDisk()
    expect(((await stat(file!)).mode & 0o777).toString(8)).toBe('600')
    expect(((await stat(join(file!, '..'))).mode & 0o777).toString(8)).toBe('700')
  })

  it('nothing is left of what was replaced, deleted, cut off or refused', async () => {
    await write(engine(), place, 'file', 'one')
    await write(engine(), place, 'file', 'two')
    expect(await filesOnDisk()).toHaveLength(1)
    const url = new URL(await engine().linkToPut(place, 'cut', { seconds: 60 }, signal))
    await new Promise<void>((resolve) => {
      const socket = connect(Number(url.port), url.hostname, () => {
        socket.write(
          `PUT ${url.pathname}${url.search} HTTP/1.1\r\nHost: ${url.host}\r\nContent-Length: 1000\r\n\r\nhalf`,
        )
        setTimeout(() => socket.destroy(), 50)
      })
      socket.on('close', () => resolve())
    })
    const wrongHash = { 'content-md5': Buffer.alloc(16).toString('base64') }
    expect((await put(await engine().linkToPut(place, 'bad', { seconds: 60 }, signal), 'x', wrongHash)).status).toBe(
      400,
    )
    await expect.poll(filesOnDisk).toHaveLength(1)
    expect(await engine().getObject(place, 'cut', signal)).toBeUndefined()
    await engine().deleteObjects(place, [{ key: 'file' }], signal)
    expect(await filesOnDisk()).toEqual([])
  })

  it('what a crash left without a row is swept up, once it can no longer be on its way', async () => {
    await write(engine(), place, 'file', 'kept')
    const [kept] = await filesOnDisk()
    const [fresh, old] = ['fresh', 'old'].map((name) =>
      join(kept!, '..', `${basename(kept!).slice(0, 2)}-${name}`),
    ) as [string, string]
    for (const path of [fresh, old]) await writeFile(path, 'half')
    await utimes(old, new Date(nowMs - 2 * dayMs), new Date(nowMs - 2 * dayMs))
    await utimes(kept!, new Date(nowMs - 2 * dayMs), new Date(nowMs - 2 * dayMs))
    await storage.tidy()
    expect((await filesOnDisk()).toSorted()).toEqual([kept!, fresh].toSorted())
  })
})

describe('time', () => {
  it('ends objects, older versions and unfinished uploads by the rules', async () => {
    await engine().setVersions(place, true, signal)
    await write(engine(), place, 'logs/a', 'one')
    await write(engine(), place, 'logs/a', 'two')
    await write(engine(), place, 'data/a', 'kept')
    await engine().beginUpload(place, { key: 'half' }, signal)
    const rules = [
      { id: 'logs', prefix: 'logs/', isEnabled: true, expireAfterDays: 10, expireVersionsAfterDays: 20 },
      { id: 'off', prefix: '', isEnabled: false, expireAfterDays: 1 },
    ]
    await engine().setLifecycle(place, rules, signal)
    const versions = async () => (await engine().listVersions(place, { prefix: 'logs/', limit: 10 }, signal)).versions
    /** Requests are signed by the real clock: only the rules see the other time. */
    const tidyAfter = async (days: number) => {
      nowMs += days * dayMs
      await storage.tidy()
      nowMs -= days * dayMs
    }
    await storage.tidy()
    expect(await versions()).toHaveLength(2)
    await tidyAfter(8)
    expect(await engine().listUploads(place, { prefix: '' }, signal)).toEqual([])
    expect(await engine().getObject(place, 'logs/a', signal)).toBeDefined()
    await tidyAfter(11)
    expect(await engine().getObject(place, 'logs/a', signal)).toBeUndefined()
    expect(await versions()).toHaveLength(3)
    // What was replaced at the beginning has had its days; what the rule ended on the eleventh day has not.
    await tidyAfter(21)
    expect((await versions()).map(({ isDeletion }) => isDeletion)).toEqual([true, false])
    await tidyAfter(32)
    expect((await versions()).map(({ isDeletion }) => isDeletion)).toEqual([true])
    expect(await engine().getObject(place, 'data/a', signal)).toBeDefined()
  })

  it('refuses what was signed by a clock that is far off', async () => {
    await write(engine(), place, 'file', 'x')
    const accessKey = newAccessKey()
    const { secretKey } = await engine().createKey(place.spaceTag, { accessKey, rights: 'read' }, signal)
    const aws = new AwsClient({ accessKeyId: accessKey, secretAccessKey: secretKey, service: 's3', retries: 0 })
    const url = `${engine().connection.endpoint}/files/file`
    expect((await aws.fetch(url)).status).toBe(200)
    nowMs += 20 * 60_000
    const late = await aws.fetch(url)
    expect([late.status, await late.text()]).toEqual([403, expect.stringContaining('RequestTimeTooSkewed')])
  })
})

describe('nobody gets more than they were given', () => {
  it('what is public is the newest version; older ones take a key', async () => {
    await engine().setVersions(place, true, signal)
    await write(engine(), place, 'open/file', 'old')
    await write(engine(), place, 'open/file', 'new')
    await engine().setPublicPrefixes(place, ['open/'], signal)
    const { versions } = await engine().listVersions(place, { prefix: 'open/', limit: 10 }, signal)
    const url = `${engine().connection.endpoint}/files/open/file`
    expect(await read(url)).toMatchObject({ status: 200, text: 'new' })
    for (const { versionId } of versions) {
      expect((await fetch(`${url}?versionId=${versionId}`)).status).toBe(403)
      const link = await engine().linkToGet(place, 'open/file', { seconds: 60, versionId }, signal)
      expect((await read(link)).status).toBe(200)
    }
  })

  it('a link to put does not copy what its holder may not read', async () => {
    await write(engine(), place, 'secret', 'secret')
    const link = await engine().linkToPut(place, 'mine', { seconds: 60 }, signal)
    const answer = await put(link, '', { 'x-amz-copy-source': '/files/secret' })
    expect(answer.status).toBe(403)
    expect(await engine().getObject(place, 'mine', signal)).toBeUndefined()
  })

  it('a part that is sent again takes the room of the first', async () => {
    const limits = { maxBytes: 1_000_000, maxObjects: 10, maxBuckets: 1 }
    await engine().putSpace({ tag: place.spaceTag, name: 'one', ...limits }, signal)
    const { uploadId } = await engine().beginUpload(place, { key: 'large' }, signal)
    const of = { key: 'large', uploadId, numbers: [1, 2] }
    const [first, second] = await engine().linksToParts(place, of, { seconds: 60 }, signal)
    for (let time = 0; time < 2; time += 1) expect((await put(first!.url, 'x'.repeat(700_000))).status).toBe(200)
    expect((await put(second!.url, 'x'.repeat(400_000))).status).toBe(403)
  })

  it('pieces that are not as much as was announced are not kept', async () => {
    const accessKey = newAccessKey()
    const { secretKey } = await engine().createKey(place.spaceTag, { accessKey, rights: 'readWrite' }, signal)
    const aws = new AwsClient({ accessKeyId: accessKey, secretAccessKey: secretKey, service: 's3', retries: 0 })
    const answer = await aws.fetch(`${engine().connection.endpoint}/files/short`, {
      method: 'PUT',
      body: '5\r\nhello\r\n0\r\n\r\n',
      headers: {
        'content-encoding': 'aws-chunked',
        'x-amz-content-sha256': 'STREAMING-UNSIGNED-PAYLOAD-TRAILER',
        'x-amz-decoded-content-length': '11',
      },
    })
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('IncompleteBody')])
    expect(await filesOnDisk()).toEqual([])
  })
})

describe('programs', () => {
  it('that send in signed pieces are understood', async () => {
    const accessKey = newAccessKey()
    const { secretKey } = await engine().createKey(place.spaceTag, { accessKey, rights: 'readWrite' }, signal)
    const aws = new AwsClient({ accessKeyId: accessKey, secretAccessKey: secretKey, service: 's3', retries: 0 })
    const piece = (text: string) => `${text.length.toString(16)};chunk-signature=${'0'.repeat(64)}\r\n${text}\r\n`
    const answer = await aws.fetch(`${engine().connection.endpoint}/files/pieces`, {
      method: 'PUT',
      body: `${piece('hello ')}${piece('world')}0;chunk-signature=${'0'.repeat(64)}\r\n\r\n`,
      headers: {
        'content-encoding': 'aws-chunked',
        'x-amz-content-sha256': 'STREAMING-AWS4-HMAC-SHA256-PAYLOAD',
        'x-amz-decoded-content-length': '11',
      },
    })
    expect(answer.status).toBe(200)
    const url = await engine().linkToGet(place, 'pieces', { seconds: 60 }, signal)
    expect((await read(url)).text).toBe('hello world')
  })

  it('reach it by the loopback address only', () => {
    expect(new URL(engine().connection.endpoint).hostname).toBe('127.0.0.1')
  })

  it('reach another port where the wanted one is taken', async () => {
    const { port } = new URL(engine().connection.endpoint)
    const other = await open(Number(port))
    expect(other.engineFor('here').connection.endpoint).not.toBe(engine().connection.endpoint)
    await other.close()
  })
})
