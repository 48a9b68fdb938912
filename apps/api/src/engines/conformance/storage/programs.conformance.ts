import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { listOf, parseXml, textOf, type XmlNode } from '../../s3/xml.ts'
import { mib, programWith, signal, write, type StorageFixture } from './storage.fixture.ts'

const sha = (body: Uint8Array): string => createHash('sha256').update(body).digest('hex')
const hour = (from: number): string => new Date(Date.now() + from * 3_600_000).toUTCString()
/** As lists with `encoding-type=url` write keys. */
const decoded = (node: XmlNode, name: string): string => decodeURIComponent(textOf(node, name).replaceAll('+', ' '))

/** What programs ask of S3 besides what the portal asks: sync tools, SDKs, Terraform. */
export const describeProgramConformance = (name: string, { makeBucket }: StorageFixture): void => {
  const makeProgram = async (keys: readonly string[] = []) => {
    const subject = await makeBucket()
    const { engine, place } = subject
    for (const key of keys) await write(engine, place, key, key)
    const program = await programWith(engine, place.spaceTag)
    const send = (path: string, init: RequestInit = {}) => program.send(`${place.bucket}/${path}`, init)
    const ask = async (query: string) => parseXml(await (await send(`?${query}`)).text())
    const textAt = async (key: string) => (await send(key)).text()
    const status = async (path: string, init: RequestInit = {}) => {
      const answer = await send(path, init)
      await answer.body?.cancel()
      return answer.status
    }
    return { ...subject, send, ask, textAt, status }
  }

  describe(`${name}: programs list`, () => {
    const keys = ['a/1', 'a/2', 'b', 'c/1', 'd', 'پوشه/یک']
    const shown = (page: XmlNode) => [
      ...listOf(page, 'Contents').map((node) => decoded(node, 'Key')),
      ...listOf(page, 'CommonPrefixes').map((node) => decoded(node, 'Prefix')),
    ]
    const walk = async (ask: (query: string) => Promise<XmlNode>, query: string, next: [from: string, as: string]) => {
      const seen: string[] = []
      let more = ''
      for (let page = 0; page < 20; page += 1) {
        const found = await ask(`${query}${more}`)
        seen.push(...shown(found))
        if (textOf(found, 'IsTruncated') !== 'true') return seen
        more = `&${next[1]}=${encodeURIComponent(decoded(found, next[0]))}`
      }
      throw new Error('the list does not end')
    }

    it.each<[version: string, query: string, next: [string, string]]>([
      ['one', 'delimiter=%2F&max-keys=1&encoding-type=url', ['NextMarker', 'marker']],
      [
        'two',
        'list-type=2&delimiter=%2F&max-keys=1&encoding-type=url',
        ['NextContinuationToken', 'continuation-token'],
      ],
    ])('folders once each, page by page, by version %s of the list', async (_version, query, next) => {
      const { ask } = await makeProgram(keys)
      expect((await walk(ask, query, next)).toSorted()).toEqual(['a/', 'b', 'c/', 'd', 'پوشه/'].toSorted())
      const page = await ask(query)
      expect([decoded(page, 'Delimiter'), textOf(page, 'EncodingType'), textOf(page, 'MaxKeys')]).toEqual([
        '/',
        'url',
        '1',
      ])
    })

    it('what stands behind a key, below a prefix, by any delimiter, and nothing where nothing was asked for', async () => {
      const { ask } = await makeProgram(keys)
      const after = await ask('list-type=2&start-after=b')
      expect([shown(after), textOf(after, 'StartAfter')]).toEqual([['c/1', 'd', 'پوشه/یک'], 'b'])
      expect(shown(await ask('list-type=2&prefix=a%2F&delimiter=%2F'))).toEqual(['a/1', 'a/2'])
      expect(shown(await ask('list-type=2&delimiter=1'))).toEqual(['a/2', 'b', 'd', 'پوشه/یک', 'a/1', 'c/1'])
      const none = await ask('list-type=2&max-keys=0')
      expect([shown(none), textOf(none, 'IsTruncated')]).toEqual([[], 'false'])
    })

    it('versions with their names as they are, in folders, page by page', async () => {
      const { engine, place, ask } = await makeProgram()
      await engine.setVersions(place, true, signal)
      for (const key of ['a/1', 'a/1', 'یلدا +%.txt', 'z']) await write(engine, place, key, key)
      await engine.deleteObjects(place, [{ key: 'z' }], signal)
      const seen: string[] = []
      let more = ''
      for (let page = 0; page < 20; page += 1) {
        const found = await ask(`versions=&encoding-type=url&max-keys=1${more}`)
        expect(textOf(found, 'EncodingType')).toBe('url')
        for (const kind of ['Version', 'DeleteMarker'])
          seen.push(...listOf(found, kind).map((node) => `${kind} ${decoded(node, 'Key')}`))
        if (textOf(found, 'IsTruncated') !== 'true') break
        const version = textOf(found, 'NextVersionIdMarker')
        more = `&key-marker=${encodeURIComponent(decoded(found, 'NextKeyMarker'))}&version-id-marker=${version}`
      }
      expect(seen).toEqual(['Version a/1', 'Version a/1', 'DeleteMarker z', 'Version z', 'Version یلدا +%.txt'])
      const folders = await ask('versions=&delimiter=%2F')
      expect(listOf(folders, 'CommonPrefixes').map((node) => textOf(node, 'Prefix'))).toEqual(['a/'])
    })
  })

  describe(`${name}: programs set conditions`, () => {
    it('that a write creates, or replaces what it does not know, and nothing is replaced', async () => {
      const { status, textAt } = await makeProgram(['file'])
      const put = (key: string, headers: Record<string, string>) => status(key, { method: 'PUT', body: 'new', headers })
      expect(await put('file', { 'if-none-match': '*' })).toBe(412)
      expect(await put('file', { 'if-match': '"00000000000000000000000000000000"' })).toBe(412)
      expect(await textAt('file')).toBe('file')
      expect(await put('other', { 'if-none-match': '*' })).toBe(200)
      expect(await textAt('other')).toBe('new')
    })

    it('that a read is of what it knows, or of something newer', async () => {
      const { status, send } = await makeProgram(['file'])
      const etag = (await send('file', { method: 'HEAD' })).headers.get('etag') ?? ''
      const read = (headers: Record<string, string>) => status('file', { headers })
      expect({
        known: await read({ 'if-none-match': etag }),
        changed: await read({ 'if-none-match': '"other"' }),
        other: await read({ 'if-match': '"other"' }),
        same: await read({ 'if-match': etag }),
        'not since': await read({ 'if-modified-since': hour(1) }),
        since: await read({ 'if-modified-since': hour(-1) }),
        'changed since': await read({ 'if-unmodified-since': hour(-1) }),
        'unchanged since': await read({ 'if-unmodified-since': hour(1) }),
      }).toEqual({
        known: 304,
        changed: 200,
        other: 412,
        same: 200,
        'not since': 304,
        since: 200,
        'changed since': 412,
        'unchanged since': 200,
      })
    })
  })

  describe(`${name}: programs copy and delete`, () => {
    it('large objects in parts, each a range of the source', async () => {
      const { engine, place, send } = await makeProgram()
      const source = new Uint8Array(6 * mib).map((_, index) => index % 251)
      await write(engine, place, 'منبع یک.bin', source)
      const begun = parseXml(await (await send('copy?uploads=', { method: 'POST' })).text())
      const uploadId = encodeURIComponent(textOf(begun, 'UploadId'))
      const parts: string[] = []
      for (const [number, range] of [
        [1, `bytes=0-${5 * mib - 1}`],
        [2, `bytes=${5 * mib}-${6 * mib - 1}`],
      ] as const) {
        const answer = await send(`copy?partNumber=${number}&uploadId=${uploadId}`, {
          method: 'PUT',
          headers: {
            'x-amz-copy-source': `/${place.bucket}/${encodeURIComponent('منبع یک.bin')}`,
            'x-amz-copy-source-range': range,
          },
        })
        expect(answer.status).toBe(200)
        const etag = textOf(parseXml(await answer.text()), 'ETag').replaceAll('"', '')
        expect(etag).toMatch(/^[0-9a-f]{32}$/)
        parts.push(`<Part><PartNumber>${number}</PartNumber><ETag>"${etag}"</ETag></Part>`)
      }
      const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`
      expect((await send(`copy?uploadId=${uploadId}`, { method: 'POST', body })).status).toBe(200)
      const copy = new Uint8Array(await (await send('copy')).arrayBuffer())
      expect(sha(copy)).toBe(sha(source))
    })

    it('never from another customer’s bucket', async () => {
      const { engine, send } = await makeProgram(['file'])
      const { place: foreign } = await makeBucket(2)
      await write(engine, foreign, 'secret', 'secret')
      const begun = parseXml(await (await send('copy?uploads=', { method: 'POST' })).text())
      const uploadId = encodeURIComponent(textOf(begun, 'UploadId'))
      const headers = { 'x-amz-copy-source': `/${foreign.bucket}/secret` }
      const statuses: number[] = []
      for (const path of ['copy', `copy?partNumber=1&uploadId=${uploadId}`])
        statuses.push((await send(path, { method: 'PUT', headers })).status)
      expect(statuses).toEqual([403, 403])
    })

    it('many at once, and hear what is gone unless they ask for quiet', async () => {
      const { send } = await makeProgram(['a', 'b', 'c'])
      const remove = async (keys: readonly string[], isQuiet: boolean) => {
        const objects = keys.map((key) => `<Object><Key>${key}</Key></Object>`).join('')
        const body = `<Delete><Quiet>${isQuiet}</Quiet>${objects}</Delete>`
        const md5 = createHash('md5').update(body).digest('base64')
        const answer = await send('?delete=', { method: 'POST', body, headers: { 'content-md5': md5 } })
        return listOf(parseXml(await answer.text()), 'Deleted')
          .map((node) => textOf(node, 'Key'))
          .toSorted()
      }
      expect(await remove(['a', 'never'], false)).toEqual(['a', 'never'])
      expect(await remove(['b'], true)).toEqual([])
      const left = parseXml(await (await send('?list-type=2')).text())
      expect(listOf(left, 'Contents').map((node) => textOf(node, 'Key'))).toEqual(['c'])
    })
  })

  describe(`${name}: programs read`, () => {
    it.each([
      ['bytes=2-4', 206, '234'],
      ['bytes=7-', 206, '789'],
      ['bytes=-3', 206, '789'],
      ['bytes=5-100', 206, '56789'],
      ['bytes=10-', 416, 'InvalidRange'],
    ])('the range %s: %s', async (range, status, text) => {
      const { engine, place, send } = await makeProgram()
      await write(engine, place, 'file', '0123456789')
      const answer = await send('file', { headers: { range } })
      expect(answer.status).toBe(status)
      expect(await answer.text()).toContain(text)
    })

    it('what they wrote on an object: how it is encoded, for how long it holds, and their own words', async () => {
      const { send } = await makeProgram()
      const headers = {
        'content-type': 'text/plain',
        'content-encoding': 'identity',
        'cache-control': 'max-age=60',
        'x-amz-meta-colour': 'green',
      }
      await (await send('file', { method: 'PUT', body: 'hello', headers })).body?.cancel()
      const found = (await send('file', { method: 'HEAD' })).headers
      expect(Object.fromEntries(found)).toMatchObject(headers)
    })
  })
}
