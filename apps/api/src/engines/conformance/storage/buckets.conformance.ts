import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { CorsRule, LifecycleRule } from '../../../ports/storage/buckets.engine.ts'
import { refusal } from '../compute.fixture.ts'
import {
  contentOf,
  newBucketName,
  programAs,
  readPublic,
  signal,
  write,
  type StorageFixture,
} from './storage.fixture.ts'
import { inside, listOf, parseXml, textOf } from '../../s3/xml.ts'

const closed = {
  hasVersions: false,
  lifecycle: [],
  otherLifecycle: [],
  cors: [],
  otherCors: [],
  publicPrefixes: [],
  hasOtherPolicy: false,
}

/** What a browser asks before it sends something to another host. */
const preflight = async (url: string, origin: string, method = 'PUT') => {
  const answer = await fetch(url, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': method, 'access-control-request-headers': 'content-type' },
  })
  await answer.body?.cancel()
  return answer.ok && answer.headers.get('access-control-allow-origin') !== null
}

export const describeBucketConformance = (name: string, { makeBucket }: StorageFixture): void => {
  describe(`${name}: buckets`, () => {
    it('are made once and closed; asked for again they keep what they have', async () => {
      const { engine, openAnother, place } = await makeBucket()
      expect(await engine.getBucket(place, signal)).toEqual(closed)
      await write(engine, place, 'file', 'hello')
      await engine.setPublicPrefixes(place, ['open/'], signal)
      await (await openAnother()).createBucket(place, signal)
      expect((await engine.listBuckets(place.spaceTag, signal)).map(({ bucket }) => bucket)).toEqual([place.bucket])
      expect(await engine.getBucket(place, signal)).toEqual({ ...closed, publicPrefixes: ['open/'] })
      expect(await contentOf(engine, place, 'file')).toBe('hello')
    })

    it('that fill a space are asked for again as well; one more is refused', async () => {
      const { engine, place } = await makeBucket(1, { maxBuckets: 1 })
      await write(engine, place, 'file', 'hello')
      await engine.createBucket(place, signal)
      expect(await contentOf(engine, place, 'file')).toBe('hello')
      const second = { ...place, bucket: newBucketName() }
      await expect(engine.createBucket(second, signal)).rejects.toMatchObject(refusal('no_capacity'))
    })

    it('belong to one space: the name is taken for all others, who find nothing under it and delete nothing', async () => {
      const { engine, place } = await makeBucket(1)
      const { place: own } = await makeBucket(2)
      await write(engine, place, 'file', 'hello')
      const foreign = { spaceTag: own.spaceTag, bucket: place.bucket }
      expect(await engine.isNameTaken(place.bucket, signal)).toBe(true)
      expect(await engine.isNameTaken(newBucketName(), signal)).toBe(false)
      await expect(engine.createBucket(foreign, signal)).rejects.toMatchObject(refusal('duplicate'))
      expect(await engine.getBucket(foreign, signal)).toBeUndefined()
      await engine.deleteBucket(foreign, { withObjects: true }, signal)
      expect(await contentOf(engine, place, 'file')).toBe('hello')
    })

    it('are deleted only when they are empty, unless everything goes with them; again, it is fine', async () => {
      const { engine, place } = await makeBucket()
      await engine.setVersions(place, true, signal)
      await write(engine, place, 'file', 'one')
      await engine.deleteObjects(place, [{ key: 'file' }], signal)
      await engine.beginUpload(place, { key: 'half' }, signal)
      // What was deleted is still there as a version.
      await expect(engine.deleteBucket(place, { withObjects: false }, signal)).rejects.toMatchObject(refusal('in_use'))
      for (let turn = 0; turn < 2; turn += 1) await engine.deleteBucket(place, { withObjects: true }, signal)
      expect(await engine.getBucket(place, signal)).toBeUndefined()
      expect(await engine.listBuckets(place.spaceTag, signal)).toEqual([])

      const empty = { ...place, bucket: newBucketName() }
      await engine.createBucket(empty, signal)
      for (let turn = 0; turn < 2; turn += 1) await engine.deleteBucket(empty, { withObjects: false }, signal)
      expect(await engine.listBuckets(place.spaceTag, signal)).toEqual([])
    })

    it('keep versions when they are told to', async () => {
      const { engine, place } = await makeBucket()
      await engine.setVersions(place, true, signal)
      expect(await engine.getBucket(place, signal)).toEqual({ ...closed, hasVersions: true })
      await engine.setVersions(place, false, signal)
      expect(await engine.getBucket(place, signal)).toEqual(closed)
    })

    it('know the rules by which objects end', async () => {
      const { engine, place } = await makeBucket()
      const rules: LifecycleRule[] = [
        { id: 'logs', prefix: 'logs/', isEnabled: true, expireAfterDays: 30 },
        { id: 'old', prefix: '', isEnabled: true, expireVersionsAfterDays: 90 },
        { id: 'later', prefix: 'tmp/', isEnabled: false, expireAfterDays: 1, expireVersionsAfterDays: 2 },
      ]
      await engine.setLifecycle(place, rules, signal)
      const found = (await engine.getBucket(place, signal))?.lifecycle
      expect(found?.toSorted((one, other) => one.id.localeCompare(other.id))).toEqual(
        rules.toSorted((one, other) => one.id.localeCompare(other.id)),
      )
      await engine.setLifecycle(place, [], signal)
      expect(await engine.getBucket(place, signal)).toEqual(closed)
    })
  })

  describe(`${name}: rules by which objects end`, () => {
    const ruleXml = (id: string, inside: string) => `<Rule><ID>${id}</ID><Status>Enabled</Status>${inside}</Rule>`
    const uploadsOfTmp = ruleXml(
      'uploads-of-tmp',
      '<Filter><Prefix>tmp/</Prefix></Filter><AbortIncompleteMultipartUpload><DaysAfterInitiation>2</DaysAfterInitiation></AbortIncompleteMultipartUpload>',
    )
    const byTag = ruleXml(
      'by-tag',
      '<Filter><Tag><Key>keep</Key><Value>no</Value></Tag></Filter><Expiration><Days>1</Days></Expiration>',
    )

    it('stay as a program wrote them when the portal’s change; what a store cannot follow it does not take', async () => {
      const { engine, ownKeyOf, place } = await makeBucket()
      const owner = programAs(engine, await ownKeyOf(place.spaceTag))
      const put = async (rules: readonly string[]) => {
        const body = `<LifecycleConfiguration>${rules.join('')}</LifecycleConfiguration>`
        const headers = { 'content-md5': createHash('md5').update(body).digest('base64') }
        const answer = await owner.send(`${place.bucket}?lifecycle=`, { method: 'PUT', body, headers })
        await answer.body?.cancel()
        return answer.status
      }
      const taken = await put([uploadsOfTmp, byTag])
      expect([200, 501]).toContain(taken)
      const isTagTaken = taken === 200
      if (!isTagTaken) await put([uploadsOfTmp])
      const mine: LifecycleRule = { id: 'logs', prefix: 'logs/', isEnabled: true, expireAfterDays: 3 }
      await engine.setLifecycle(place, [mine], signal)

      const found = await engine.getBucket(place, signal)
      expect(found?.lifecycle).toEqual([mine])
      expect(found?.otherLifecycle).toHaveLength(isTagTaken ? 2 : 1)
      expect(await engine.lostGuards(place, signal)).toEqual([])
      const kept = listOf(parseXml(await (await owner.send(`${place.bucket}?lifecycle=`)).text()), 'Rule')
      const ruleOf = (id: string) => kept.find((rule) => textOf(rule, 'ID') === id)
      const ends = inside(ruleOf('uploads-of-tmp'), 'AbortIncompleteMultipartUpload')
      expect(textOf(ends, 'DaysAfterInitiation')).toBe('2')
      const tag = inside(inside(ruleOf('by-tag'), 'Filter'), 'Tag')
      expect(textOf(tag, 'Key')).toBe(isTagTaken ? 'keep' : '')
    })
  })

  describe(`${name}: pages of other hosts`, () => {
    const rule: CorsRule = {
      origins: ['https://shop.example.ir'],
      methods: ['GET', 'PUT'],
      headers: ['*'],
      exposedHeaders: ['ETag'],
      maxAgeSeconds: 300,
    }

    it('may use what the rules name, and nothing else', async () => {
      const { engine, place } = await makeBucket()
      await engine.setCors(place, [rule], signal)
      expect(await engine.getBucket(place, signal)).toEqual({ ...closed, cors: [rule] })
      const url = `${engine.connection.endpoint}/${place.bucket}/file`
      expect(await preflight(url, 'https://shop.example.ir')).toBe(true)
      expect(await preflight(url, 'https://shop.example.ir', 'DELETE')).toBe(false)
      expect(await preflight(url, 'https://other.example.ir')).toBe(false)
      await engine.setCors(place, [], signal)
      expect(await preflight(url, 'https://shop.example.ir')).toBe(false)
    })

    it('are always the portal’s, which reads the ETag of what it sent', async () => {
      const { engine, place, portalOrigin } = await makeBucket()
      const url = await engine.linkToPut(place, 'file', { seconds: 600 }, signal)
      expect(await preflight(url, portalOrigin)).toBe(true)
      await engine.setCors(place, [rule], signal)
      expect(await preflight(url, portalOrigin)).toBe(true)
      const answer = await fetch(url, { method: 'PUT', body: 'hello', headers: { origin: portalOrigin } })
      await answer.body?.cancel()
      expect(answer.status).toBe(200)
      expect(answer.headers.get('access-control-allow-origin')).toBe(portalOrigin)
      expect(answer.headers.get('access-control-expose-headers')?.toLowerCase()).toContain('etag')
    })
  })

  describe(`${name}: the public`, () => {
    it('reads what it was opened to, and only until it is closed', async () => {
      const { engine, place } = await makeBucket()
      await write(engine, place, 'products/1.jpg', 'picture')
      await write(engine, place, 'backups/all.tar', 'secret')
      const statuses = async () => [
        (await readPublic(engine, place, 'products/1.jpg')).status,
        (await readPublic(engine, place, 'backups/all.tar')).status,
        (await readPublic(engine, place, '?list-type=2')).status,
      ]
      expect(await statuses()).toEqual([403, 403, 403])
      await engine.setPublicPrefixes(place, ['products/'], signal)
      expect(await engine.getBucket(place, signal)).toMatchObject({ publicPrefixes: ['products/'] })
      expect(await statuses()).toEqual([200, 403, 403])
      expect(await readPublic(engine, place, 'products/1.jpg')).toMatchObject({ text: 'picture' })
      await engine.setPublicPrefixes(place, [''], signal)
      expect(await engine.getBucket(place, signal)).toMatchObject({ publicPrefixes: [''], hasOtherPolicy: false })
      expect(await statuses()).toEqual([200, 200, 403])
      await engine.setPublicPrefixes(place, [], signal)
      expect(await statuses()).toEqual([403, 403, 403])
    })

    it.each(['*', 'a?/', 'open/${x}/', 'a"b/'])('is never let in by the pattern %s', async (prefix) => {
      const { engine, place } = await makeBucket()
      await write(engine, place, 'open/secret', 'secret')
      await expect(engine.setPublicPrefixes(place, [prefix], signal)).rejects.toMatchObject(refusal('invalid'))
      expect((await readPublic(engine, place, 'open/secret')).status).toBe(403)
      expect(await engine.getBucket(place, signal)).toEqual(closed)
    })

    it('never writes', async () => {
      const { engine, place } = await makeBucket()
      await engine.setPublicPrefixes(place, [''], signal)
      await write(engine, place, 'file', 'hello')
      const url = `${engine.connection.endpoint}/${place.bucket}/file`
      for (const method of ['PUT', 'DELETE']) {
        const answer = await fetch(url, { method, ...(method === 'PUT' && { body: 'x' }) })
        await answer.body?.cancel()
        expect(answer.status).toBe(403)
      }
      expect(await readPublic(engine, place, 'file')).toMatchObject({ status: 200, text: 'hello' })
    })
  })
}
