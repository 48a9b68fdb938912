import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { refusal } from '../compute.fixture.ts'
import {
  allPages,
  contentOf,
  lookUntil,
  mib,
  newBucketName,
  programWith,
  put,
  read,
  readPublic,
  signal,
  write,
  type StorageFixture,
} from './storage.fixture.ts'

/** One at a time: a store counts the room before it takes an object, and two at once may both find it free. */
const fill = async (link: (key: string) => Promise<string>, bytes: number, patienceMs: number, tries = 40) => {
  const piece = new Uint8Array(bytes)
  let taken = 0
  for (; taken < tries; taken += 1) {
    const { status } = await put(await link(`piece-${taken}`), piece)
    if (status !== 200) return { taken, status }
    // Stores count behind; what is asked for slowly is counted.
    await new Promise((resolve) => setTimeout(resolve, patienceMs / 10))
  }
  return { taken, status: 200 }
}

export const describeSpaceConformance = (name: string, { open, specFor, makeBucket }: StorageFixture): void => {
  describe(`${name}: spaces`, () => {
    it('are made once, whoever asks again', async () => {
      const { engine, openAnother } = await open()
      const spec = specFor(1)
      const another = await openAnother()
      await Promise.all([engine, another, engine, another].map((one) => one.putSpace(spec, signal)))
      expect(await another.getSpace(spec.tag, signal)).toEqual({ ...spec, isSuspended: false })
    })

    it('are not there before they are made', async () => {
      const { engine } = await open()
      const spec = specFor(1)
      expect(await engine.getSpace(spec.tag, signal)).toBeUndefined()
      await expect(engine.createBucket({ spaceTag: spec.tag, bucket: newBucketName() }, signal)).rejects.toMatchObject(
        refusal('not_found'),
      )
      await expect(engine.getUsage(spec.tag, signal)).rejects.toMatchObject(refusal('not_found'))
    })

    it('get other limits by being asked for with them, and keep what is in them', async () => {
      const { engine, place } = await makeBucket(1)
      await write(engine, place, 'kept', 'still here')
      const wanted = specFor(1, { maxBytes: 200 * mib, maxObjects: 77, maxBuckets: 5 })
      await engine.putSpace(wanted, signal)
      expect(await engine.getSpace(place.spaceTag, signal)).toEqual({ ...wanted, isSuspended: false })
      expect(await contentOf(engine, place, 'kept')).toBe('still here')
    })

    it('are listed page by page', async () => {
      const { engine } = await open()
      const specs = [1, 2, 3].map((id) => specFor(id))
      for (const spec of specs) await engine.putSpace(spec, signal)
      const pages = await allPages((after) => engine.listSpaces({ limit: 2, ...(after && { after }) }, signal))
      expect(pages.flatMap(({ tags }) => tags).toSorted()).toEqual(specs.map(({ tag }) => tag))
    })

    it('take no more bytes than were ordered, and more once more was ordered', async () => {
      const { engine, place, patienceMs } = await makeBucket(1, { maxBytes: 4 * mib })
      const link = (key: string) => engine.linkToPut(place, key, { seconds: 600 }, signal)
      const { taken, status } = await fill(link, mib, patienceMs, 10)
      expect(status).toBe(403)
      expect(taken).toBeGreaterThanOrEqual(3)
      expect(taken).toBeLessThan(10)
      await engine.putSpace(specFor(1, { maxBytes: 20 * mib }), signal)
      const accepted = await lookUntil(
        patienceMs,
        async () => (await put(await link('more'), new Uint8Array(mib))).status,
        (now) => now === 200,
      )
      expect(accepted).toBe(200)
    })

    it('take no more objects than were ordered', async () => {
      const { engine, place, patienceMs } = await makeBucket(1, { maxObjects: 3 })
      const link = (key: string) => engine.linkToPut(place, key, { seconds: 600 }, signal)
      const { taken, status } = await fill(link, 1, patienceMs)
      expect(status).toBe(403)
      expect(taken).toBeGreaterThanOrEqual(3)
      expect(taken).toBeLessThan(15)
    })

    it('take no more buckets than were ordered, whoever makes them', async () => {
      const { engine, place } = await makeBucket(1, { maxBuckets: 1 })
      const second = { spaceTag: place.spaceTag, bucket: newBucketName() }
      await expect(engine.createBucket(second, signal)).rejects.toMatchObject(refusal('no_capacity'))
      const program = await programWith(engine, place.spaceTag)
      expect(await program.status('PUT', newBucketName())).toBeGreaterThanOrEqual(400)
      expect((await engine.listBuckets(place.spaceTag, signal)).map(({ bucket }) => bucket)).toEqual([place.bucket])
    })

    it('tell what is used, by bucket', async () => {
      const { engine, place, patienceMs } = await makeBucket(1)
      const other = { spaceTag: place.spaceTag, bucket: newBucketName() }
      await engine.createBucket(other, signal)
      await write(engine, place, 'a', 'x'.repeat(1000))
      await write(engine, place, 'b', 'x'.repeat(500))
      await write(engine, other, 'c', 'x'.repeat(7))
      const byBucket = async () =>
        Object.fromEntries(
          (await engine.getUsage(place.spaceTag, signal)).map(({ bucket, bytes, objects }) => [
            bucket,
            [bytes, objects],
          ]),
        )
      const wanted = { [place.bucket]: [1500, 2], [other.bucket]: [7, 1] }
      const isWanted = (seen: object) => isDeepStrictEqual(seen, wanted)
      expect(await lookUntil(patienceMs, byBucket, isWanted)).toEqual(wanted)
    })
  })

  describe(`${name}: a suspended space`, () => {
    it('answers 403 to keys, links and the public, and has everything when it is resumed', async () => {
      const { engine, place } = await makeBucket(1)
      const { spaceTag } = place
      await write(engine, place, 'open/file', 'hello')
      await engine.setPublicPrefixes(place, ['open/'], signal)
      const [writer, reader] = [await programWith(engine, spaceTag), await programWith(engine, spaceTag, 'read')]
      const link = await engine.linkToGet(place, 'open/file', { seconds: 600 }, signal)
      const path = `${place.bucket}/open/file`
      const statuses = async () => [
        (await read(link)).status,
        (await readPublic(engine, place, 'open/file')).status,
        await writer.status('GET', path),
        await reader.status('GET', path),
        await writer.status('PUT', `${place.bucket}/new`, 'x'),
      ]
      expect(await statuses()).toEqual([200, 200, 200, 200, 200])
      for (let turn = 0; turn < 2; turn += 1) await engine.suspendSpace(spaceTag, signal)
      expect(await engine.getSpace(spaceTag, signal)).toMatchObject({ isSuspended: true })
      expect(await statuses()).toEqual([403, 403, 403, 403, 403])
      for (let turn = 0; turn < 2; turn += 1) await engine.resumeSpace(spaceTag, signal)
      expect(await engine.getSpace(spaceTag, signal)).toMatchObject({ isSuspended: false })
      expect(await statuses()).toEqual([200, 200, 200, 200, 200])
      expect(await contentOf(engine, place, 'open/file')).toBe('hello')
    })

    it('stays so when its limits change, and still tells what is used', async () => {
      const { engine, place, patienceMs } = await makeBucket(1)
      await write(engine, place, 'a', 'x'.repeat(10))
      await engine.suspendSpace(place.spaceTag, signal)
      await engine.putSpace(specFor(1, { maxBytes: 200 * mib }), signal)
      expect(await engine.getSpace(place.spaceTag, signal)).toMatchObject({ isSuspended: true, maxBytes: 200 * mib })
      const usage = await lookUntil(
        patienceMs,
        () => engine.getUsage(place.spaceTag, signal),
        ([one]) => one?.bytes === 10,
      )
      expect(usage).toEqual([{ bucket: place.bucket, bytes: 10, objects: 1 }])
    })

    it('can be deleted as it is', async () => {
      const { engine, place } = await makeBucket(1)
      await write(engine, place, 'a', 'x')
      await engine.suspendSpace(place.spaceTag, signal)
      expect(await engine.getSpace(place.spaceTag, signal)).toMatchObject({ isSuspended: true })
      await engine.deleteSpace(place.spaceTag, signal)
      expect(await engine.getSpace(place.spaceTag, signal)).toBeUndefined()
    })
  })

  describe(`${name}: deleting a space`, () => {
    it('takes buckets, versions, unfinished uploads and keys with it; again, it is fine', async () => {
      const { engine, place } = await makeBucket(1)
      await engine.setVersions(place, true, signal)
      await write(engine, place, 'a', 'first')
      await write(engine, place, 'a', 'second')
      await engine.beginUpload(place, { key: 'half' }, signal)
      const program = await programWith(engine, place.spaceTag)
      expect(await program.status('GET', `${place.bucket}/a`)).toBe(200)
      for (let turn = 0; turn < 2; turn += 1) await engine.deleteSpace(place.spaceTag, signal)
      expect(await engine.getSpace(place.spaceTag, signal)).toBeUndefined()
      expect(await program.status('GET', `${place.bucket}/a`)).toBe(403)
      // The name is free for anybody.
      const other = specFor(2)
      await engine.putSpace(other, signal)
      await engine.createBucket({ spaceTag: other.tag, bucket: place.bucket }, signal)
      const page = await engine.listVersions(
        { spaceTag: other.tag, bucket: place.bucket },
        { prefix: '', limit: 10 },
        signal,
      )
      expect(page.versions).toEqual([])
    })
  })
}
