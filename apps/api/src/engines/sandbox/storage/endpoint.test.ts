import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { AwsClient, AwsV4Signer } from 'aws4fetch'
import { afterEach, beforeAll, afterAll, beforeEach, describe, expect, it } from 'vitest'
import { newAccessKey, spaceTag } from '../../../ports/storage/spaces.engine.ts'
import { openStore, type OpenStore } from '../../../testing/sandbox.ts'
import { put, read, signal, write } from '../../conformance/storage/storage.fixture.ts'
import { isPublic } from './policies.ts'
import { routes, type Route } from './routes.ts'
import { openSandboxStorage, type SandboxStorage } from './storage.ts'
import { subresources } from './words.ts'

const knows = ({ by = [], takes = [] }: Route, word: string): boolean => by.includes(word) || takes.includes(word)

/** The check values of "123456789" that the algorithms are published with. */
const base64 = (hex: string) => Buffer.from(hex, 'hex').toString('base64')
const known = {
  'x-amz-checksum-crc32': base64('cbf43926'),
  'x-amz-checksum-crc32c': base64('e3069283'),
  'x-amz-checksum-crc64nvme': base64('ae8b14860a799888'),
  'x-amz-checksum-sha1': base64('f7c3bc1d808e04732adf679965ccc34ca7ae3441'),
  'x-amz-checksum-sha256': base64('15e2b0d3c33891ebb0f1ef609ec419420c20e320ce94c65fbc8c3312448eb225'),
}

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

describe('what the sandbox does not know', () => {
  const keyed = async () => {
    const accessKey = newAccessKey()
    const { secretKey } = await engine().createKey(place.spaceTag, { accessKey, rights: 'readWrite' }, signal)
    const own = await storage.ownKeyOf('here', place.spaceTag)
    const client = (accessKeyId: string, secretAccessKey: string) =>
      new AwsClient({ accessKeyId, secretAccessKey, service: 's3', retries: 0 })
    const aws = { writer: client(accessKey, secretKey), owner: client(own.accessKey, own.secretKey) }
    return (path: string, init: RequestInit = {}, who: keyof typeof aws = 'writer') =>
      aws[who].fetch(`${engine().connection.endpoint}/${path}`, init)
  }
  const contents = async () => {
    const { objects } = await engine().listObjects(place, { prefix: '', hasFolders: false, limit: 10 }, signal)
    const url = await engine().linkToGet(place, 'file', { seconds: 60 }, signal)
    return { keys: objects.map(({ key }) => key), text: (await read(url)).text }
  }

  it('is refused with 501 before anything is touched: every word of S3’s that no route has, with every method', async () => {
    await write(engine(), place, 'file', 'kept')
    const send = await keyed()
    const empty = { ...place, bucket: 'empty' }
    await engine().createBucket(empty, signal)
    const before = await contents()
    for (const word of subresources)
      for (const on of ['bucket', 'object'] as const)
        for (const method of ['GET', 'PUT', 'DELETE', 'POST']) {
          if (routes.some((route) => route.on === on && route.method === method && knows(route, word))) continue
          const path = on === 'object' ? 'files/file' : 'empty'
          const init = { method, ...(method !== 'GET' && method !== 'DELETE' && { body: '<Tagging/>' }) }
          const { status } = await send(`${path}?${word}=`, init, 'owner')
          expect(status, `${method} ${path}?${word}`).toBe(501)
        }
    expect(await contents()).toEqual(before)
    expect(await engine().getBucket(empty, signal)).toMatchObject({ lifecycle: [], publicPrefixes: [] })
  })

  it.each([
    'x-amz-server-side-encryption',
    'x-amz-server-side-encryption-customer-algorithm',
    'x-amz-tagging',
    'x-amz-object-lock-mode',
    'x-amz-website-redirect-location',
    'x-amz-write-offset-bytes',
    'x-amz-grant-read',
    'x-amz-invented',
  ])('is refused with 501 where a header asks for it: %s', async (header) => {
    await write(engine(), place, 'file', 'kept')
    const send = await keyed()
    expect((await send('files/file', { method: 'PUT', body: 'new', headers: { [header]: 'AES256' } })).status).toBe(501)
    const glacier = { 'x-amz-storage-class': 'GLACIER' }
    expect((await send('files/file', { method: 'PUT', body: 'new', headers: glacier })).status).toBe(501)
    expect((await contents()).text).toBe('kept')
  })

  it('is refused in the query of a link, whose headers are followed where they are known', async () => {
    await write(engine(), place, 'file', 'kept')
    const own = await storage.ownKeyOf('here', place.spaceTag)
    const linkWith = async (query: string) => {
      const { url } = await new AwsV4Signer({
        accessKeyId: own.accessKey,
        secretAccessKey: own.secretKey,
        service: 's3',
        region: 'sandbox',
        method: 'PUT',
        url: `${engine().connection.endpoint}/files/file?X-Amz-Expires=60&${query}`,
        signQuery: true,
      }).sign()
      return url.href
    }
    for (const query of ['x-amz-tagging=a', 'X-Amz-Storage-Class=GLACIER', 'X-Amz-Server-Side-Encryption=AES256'])
      expect((await put(await linkWith(query), 'new')).status, `${query} in a link`).toBe(501)
    expect((await contents()).text).toBe('kept')
    const wrong = 'x-amz-checksum-crc32=AAAAAA%3D%3D&x-amz-sdk-checksum-algorithm=CRC32'
    expect((await put(await linkWith(wrong), 'new')).status).toBe(400)
    expect((await put(await linkWith('X-Amz-Meta-Colour=green&x-id=PutObject'), 'new')).status).toBe(200)
    expect(await engine().getObject(place, 'file', signal)).toMatchObject({ bytes: 3, metadata: { colour: 'green' } })
    const send = await keyed()
    expect((await send('files/file?X-Amz-Tagging=a', { method: 'PUT', body: 'newer' })).status).toBe(501)
  })

  it('is refused in a writer’s query, and passed over in a reader’s', async () => {
    await write(engine(), place, 'file', 'kept')
    const send = await keyed()
    expect((await send('files/file?invented=1', { method: 'PUT', body: 'new' })).status).toBe(501)
    expect((await send('files/file?x-id=PutObject', { method: 'PUT', body: 'new' })).status).toBe(200)
    expect((await send('files/file?v=2')).status).toBe(200)
  })

  it('is refused in a lifecycle rule, which would delete what it was not written for', async () => {
    const send = await keyed()
    const rule = (inside: string) =>
      `<LifecycleConfiguration><Rule><ID>a</ID><Status>Enabled</Status>${inside}</Rule></LifecycleConfiguration>`
    const days = '<Expiration><Days>1</Days></Expiration>'
    const statuses: number[] = []
    for (const inside of [
      `<Filter><Tag><Key>keep</Key><Value>no</Value></Tag></Filter>${days}`,
      `<Filter><And><Prefix>a/</Prefix><ObjectSizeGreaterThan>1</ObjectSizeGreaterThan></And></Filter>${days}`,
      '<Filter><Prefix/></Filter><Expiration><Date>2030-01-01T00:00:00Z</Date></Expiration>',
      '<Filter><Prefix/></Filter><Transition><Days>1</Days><StorageClass>GLACIER</StorageClass></Transition>',
    ]) {
      const body = rule(inside)
      statuses.push((await send('files?lifecycle=', { method: 'PUT', body }, 'owner')).status)
    }
    expect(statuses).toEqual([501, 501, 501, 501])
    const followed = rule(`<Filter><Prefix>a/</Prefix></Filter>${days}`)
    expect((await send('files?lifecycle=', { method: 'PUT', body: followed }, 'owner')).status).toBe(200)
  })

  it('leaves programs’ rules as they are when the portal’s change', async () => {
    const send = await keyed()
    const foreign =
      '<Rule><ID>rule-1</ID><Filter><Prefix>tmp/</Prefix></Filter><Status>Enabled</Status><AbortIncompleteMultipartUpload><DaysAfterInitiation>2</DaysAfterInitiation></AbortIncompleteMultipartUpload></Rule>'
    const body = `<LifecycleConfiguration>${foreign}</LifecycleConfiguration>`
    expect((await send('files?lifecycle=', { method: 'PUT', body }, 'owner')).status).toBe(200)
    const mine = { id: 'rule-1', prefix: 'logs/', isEnabled: true, expireAfterDays: 3 }
    await engine().setLifecycle(place, [mine], signal)
    expect(await engine().getBucket(place, signal)).toMatchObject({
      lifecycle: [{ ...mine, id: 'rule-1-2' }],
      otherLifecycle: [foreign],
    })
    expect(await engine().lostGuards(place, signal)).toEqual([])
  })

  it('is said in S3’s own words: an unknown key, a key that is too long, XML that is none, a name that is no bucket’s', async () => {
    const send = await keyed()
    const stranger = new AwsClient({ accessKeyId: 'nobody', secretAccessKey: 'x', service: 's3', retries: 0 })
    const url = engine().connection.endpoint
    expect(await (await stranger.fetch(`${url}/files/file`)).text()).toContain('InvalidAccessKeyId')
    expect(await (await send(`files/${'x'.repeat(1025)}`, { method: 'PUT', body: '' })).text()).toContain('KeyTooLong')
    const xml = { method: 'POST', body: '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><Delete>&b;</Delete>' }
    expect((await send('files?delete=', xml)).status).toBe(400)
    for (const name of ['a..b', '192.168.1.1', 'a.-b'])
      expect(await (await send(name, { method: 'PUT' })).text()).toContain('InvalidBucketName')
    const link = await engine().linkToGet(place, 'file', { seconds: 60, downloadAs: 'a' }, signal)
    expect((await fetch(link)).status).toBe(404)
    const header = encodeURIComponent('a\r\nset-cookie: b')
    await write(engine(), place, 'file', 'x')
    expect((await send(`files/file?response-content-disposition=${header}`)).status).toBe(400)
  })

  it('copies an object only as it was known, and onto itself only with something new', async () => {
    await write(engine(), place, 'file', 'kept')
    const send = await keyed()
    const copy = async (to: string, headers: Record<string, string>) =>
      (await send(`files/${to}`, { method: 'PUT', headers: { 'x-amz-copy-source': '/files/file', ...headers } })).status
    expect(await copy('copy', { 'x-amz-copy-source-if-match': '"other"' })).toBe(412)
    expect(await copy('copy', { 'x-amz-copy-source-if-none-match': '"other"' })).toBe(200)
    expect(await copy('file', {})).toBe(400)
    expect(await copy('file', { 'x-amz-metadata-directive': 'REPLACE', 'content-type': 'text/css' })).toBe(200)
    const etag = (await send('files/file', { method: 'HEAD' })).headers.get('etag') ?? ''
    const replace = async (match: string) =>
      (await send('files/file', { method: 'PUT', body: 'new', headers: { 'if-match': match } })).status
    expect([await replace('"other"'), await replace(etag)]).toEqual([412, 200])
  })

  it.each(Object.entries(known))('keeps no body whose checksum is another: %s', async (header, value) => {
    const send = await keyed()
    const put = (key: string, of: string) =>
      send(`files/${key}`, { method: 'PUT', body: '123456789', headers: { [header]: of } })
    const wrong = await put('wrong', 'AAAAAA==')
    expect([wrong.status, await wrong.text()]).toEqual([400, expect.stringContaining('BadDigest')])
    const right = await put('right', value)
    expect([right.status, right.headers.get(header)]).toEqual([200, value])
    const { objects } = await engine().listObjects(place, { prefix: '', hasFolders: false, limit: 10 }, signal)
    expect(objects.map(({ key }) => key)).toEqual(['right'])
  })

  it('opens nothing by a pattern that would take for ever to look at', async () => {
    const policy = (pattern: string) =>
      JSON.stringify({
        Statement: [
          { Effect: 'Allow', Principal: '*', Action: 's3:GetObject', Resource: `arn:aws:s3:::files/${pattern}` },
        ],
      })
    const begun = performance.now()
    expect(isPublic(policy(`${'a*'.repeat(40)}b`), 'files', 'a'.repeat(1000))).toBe(false)
    expect(performance.now() - begun).toBeLessThan(1000)
    for (const [pattern, key, isOpen] of [
      ['*', 'anything', true],
      ['a/*', 'a/', true],
      ['a/*', 'b', false],
      ['a?c', 'abc', true],
      ['a?c', 'ac', false],
      ['*.jpg', 'x/y.jpg', true],
      ['*a*b', 'xaybzb', true],
      ['a.c', 'abc', false],
    ] as const)
      expect(isPublic(policy(pattern), 'files', key), `${pattern} ${key}`).toBe(isOpen)
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
