import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { refusal } from '../compute.fixture.ts'
import { allPages, contentOf, put, read, signal, write, type StorageFixture } from './storage.fixture.ts'
import type { StorageEngine } from '../../../ports/storage/storage.engine.ts'
import type { Place } from '../../../ports/storage/buckets.engine.ts'

/** Many at once: one after the other a thousand take a minute. */
const writeMany = async (engine: StorageEngine, place: Place, keys: readonly string[]) => {
  const waiting = [...keys]
  const work = async () => {
    for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) await write(engine, place, key, 'x')
  }
  await Promise.all(Array.from({ length: 16 }, work))
}

export const describeObjectConformance = (name: string, { makeBucket }: StorageFixture): void => {
  describe(`${name}: objects`, () => {
    it('are listed beyond a thousand, in folders or all in one, and searched', { timeout: 300_000 }, async () => {
      const { engine, place } = await makeBucket()
      const many = Array.from({ length: 1005 }, (_, index) => `many/${String(index).padStart(4, '0')}.txt`)
      await writeMany(engine, place, [...many, 'readme', 'many/deep/one', 'zoo/Yalda-Hero.webp'])

      const ask = (prefix: string, hasFolders: boolean, limit = 1000) =>
        allPages((after) => engine.listObjects(place, { prefix, hasFolders, limit, ...(after && { after }) }, signal))
      const [top] = await ask('', true)
      expect(top).toMatchObject({ folders: ['many/', 'zoo/'], objects: [{ key: 'readme', bytes: 1 }] })
      const inside = await ask('many/', true)
      expect(inside).toHaveLength(2)
      expect(inside.flatMap(({ folders }) => folders)).toEqual(['many/deep/'])
      expect(inside.flatMap(({ objects }) => objects.map(({ key }) => key))).toEqual(many)
      const all = await ask('', false, 600)
      expect(all).toHaveLength(2)
      expect(all.flatMap(({ objects }) => objects)).toHaveLength(1008)

      const search = (text: string, prefix = '', limit = 50) =>
        allPages((after) => engine.searchObjects(place, { prefix, text, limit, ...(after && { after }) }, signal))
      const keysOf = async (pages: ReturnType<typeof search>) =>
        (await pages).flatMap(({ objects }) => objects.map(({ key }) => key))
      expect(await keysOf(search('yalda'))).toEqual(['zoo/Yalda-Hero.webp'])
      expect(await keysOf(search('100', 'many/', 2))).toEqual(many.filter((key) => key.includes('100')))
      expect(await keysOf(search('many', 'many/'))).toEqual([])

      const { sums, isComplete } = await engine.sumByFolder(place, { prefix: '', maxObjects: 5000 }, signal)
      expect(isComplete).toBe(true)
      expect(sums.toSorted((one, other) => one.folder.localeCompare(other.folder))).toEqual([
        { folder: '', bytes: 1, objects: 1, isComplete: true },
        { folder: 'many/', bytes: 1006, objects: 1006, isComplete: true },
        { folder: 'zoo/', bytes: 1, objects: 1, isComplete: true },
      ])
      expect(await engine.sumByFolder(place, { prefix: '', maxObjects: 100 }, signal)).toEqual({
        sums: [{ folder: 'many/', bytes: 100, objects: 100, isComplete: false }],
        isComplete: false,
      })
      // What lies before the cut is whole.
      await write(engine, place, 'early/one', 'x')
      const cut = await engine.sumByFolder(place, { prefix: '', maxObjects: 100 }, signal)
      expect(cut.sums).toEqual([
        { folder: 'many/', bytes: 99, objects: 99, isComplete: false },
        { folder: 'early/', bytes: 1, objects: 1, isComplete: true },
      ])

      const left = await engine.deleteObjects(
        place,
        many.slice(0, 1000).map((key) => ({ key })),
        signal,
      )
      expect(left).toEqual([])
      expect((await ask('many/', false)).flatMap(({ objects }) => objects)).toHaveLength(6)
    })

    it.each([
      'گزارش آبان.pdf',
      'a b+c%d&e=f?g#h.txt',
      "it's (one)!*~.txt",
      'a//b/',
      '1e3',
      '<tag>&amp;"q"',
      '/beginning',
      '//',
      'a/../b',
      './a',
      'a/.',
      '..',
      'line\nend\u0001',
    ])('may be called %j', async (key) => {
      const { engine, place } = await makeBucket()
      await write(engine, place, key, key)
      expect(await contentOf(engine, place, key)).toBe(key)
      const listed = await engine.listObjects(place, { prefix: '', hasFolders: false, limit: 10 }, signal)
      expect(listed.objects.map((object) => object.key)).toEqual([key])
      expect(await engine.getObject(place, key, signal)).toMatchObject({ key, bytes: Buffer.byteLength(key) })
      await engine.copyObject(place, { fromKey: key, toKey: `copy of ${key}` }, signal)
      expect(await contentOf(engine, place, `copy of ${key}`)).toBe(key)
      expect(await engine.deleteObjects(place, [{ key }], signal)).toEqual([])
      expect(await engine.getObject(place, key, signal)).toBeUndefined()
    })

    it('are counted without marks of folders and older versions, which fill room all the same', async () => {
      const { engine, place } = await makeBucket()
      await engine.setVersions(place, true, signal)
      for (const key of ['empty/', 'two/']) await engine.putEmptyObject(place, key, signal)
      for (const key of ['two/a', 'two/b', 'two/b']) await write(engine, place, key, 'x')
      const { sums } = await engine.sumByFolder(place, { prefix: '', maxObjects: 100 }, signal)
      expect(sums.map(({ folder, bytes, objects }) => [folder, bytes, objects])).toEqual([
        ['two/', 3, 2],
        ['empty/', 0, 0],
      ])
      const inside = await engine.sumByFolder(place, { prefix: 'empty/', maxObjects: 100 }, signal)
      expect(inside.sums.map(({ objects }) => objects)).toEqual([0])
    })

    it('deleted though they are not there, is fine', async () => {
      const { engine, place } = await makeBucket()
      await write(engine, place, 'there', 'x')
      expect(await engine.deleteObjects(place, [{ key: 'never' }, { key: 'there' }], signal)).toEqual([])
      expect(await engine.getObject(place, 'there', signal)).toBeUndefined()
    })

    it('come back from an older version, also after they were deleted', async () => {
      const { engine, place } = await makeBucket()
      await engine.setVersions(place, true, signal)
      await write(engine, place, 'file', 'one')
      await write(engine, place, 'file', 'two!')
      await engine.deleteObjects(place, [{ key: 'file' }], signal)
      expect(await engine.getObject(place, 'file', signal)).toBeUndefined()
      const list = async () => (await engine.listVersions(place, { prefix: 'file', limit: 100 }, signal)).versions
      const [gone, two, one] = await list()
      expect([gone, two, one]).toMatchObject([
        { key: 'file', isLatest: true, isDeletion: true },
        { key: 'file', isLatest: false, isDeletion: false, bytes: 4 },
        { key: 'file', isLatest: false, isDeletion: false, bytes: 3 },
      ])
      const link = await engine.linkToGet(place, 'file', { seconds: 60, versionId: one!.versionId }, signal)
      expect((await read(link)).text).toBe('one')
      await engine.copyObject(place, { fromKey: 'file', fromVersionId: one!.versionId, toKey: 'file' }, signal)
      expect(await contentOf(engine, place, 'file')).toBe('one')
      expect(await engine.deleteObjects(place, [{ key: 'file', versionId: two!.versionId }], signal)).toEqual([])
      expect((await list()).map(({ versionId }) => versionId)).not.toContain(two!.versionId)
      // Page by page it is the same list.
      const pages = await allPages((after) =>
        engine.listVersions(place, { prefix: '', limit: 1, ...(after && { after }) }, signal),
      )
      expect(pages.flatMap(({ versions }) => versions.map(({ versionId }) => versionId))).toEqual(
        (await list()).map(({ versionId }) => versionId),
      )
    })
  })

  describe(`${name}: links`, () => {
    it('read a part of an object, and save it under a name', async () => {
      const { engine, place } = await makeBucket()
      await write(engine, place, 'file', '0123456789')
      const link = await engine.linkToGet(place, 'file', { seconds: 600, downloadAs: 'گزارش.txt' }, signal)
      expect(await read(link, { range: 'bytes=2-4' })).toMatchObject({ status: 206, text: '234' })
      const whole = await read(link)
      expect(whole).toMatchObject({ status: 200, text: '0123456789' })
      expect(whole.header('content-disposition')).toBe(
        `attachment; filename*=UTF-8''${encodeURIComponent('گزارش.txt')}`,
      )
    })

    it('write one object, of the kind that was agreed', async () => {
      const { engine, place } = await makeBucket()
      const link = await engine.linkToPut(place, 'picture', { seconds: 600, contentType: 'image/png' }, signal)
      expect((await put(link, 'x', { 'content-type': 'text/html' })).status).toBe(403)
      expect((await put(link.replace('picture', 'other'), 'x', { 'content-type': 'image/png' })).status).toBe(403)
      expect(await engine.getObject(place, 'picture', signal)).toBeUndefined()
      expect((await put(link, 'png', { 'content-type': 'image/png' })).status).toBe(200)
      expect(await engine.getObject(place, 'picture', signal)).toMatchObject({ contentType: 'image/png', bytes: 3 })
      // A link to write does not read.
      expect((await read(link)).status).toBe(403)
    })

    it('end when they were told to, and last no longer than a week', async () => {
      const { engine, place } = await makeBucket()
      await write(engine, place, 'file', 'hello')
      const link = await engine.linkToGet(place, 'file', { seconds: 2 }, signal)
      expect((await read(link)).status).toBe(200)
      expect((await read(link.replace('X-Amz-Expires=2', 'X-Amz-Expires=2000'))).status).toBe(403)
      await sleep(3500)
      expect((await read(link)).status).toBe(403)
      const eightDays = 8 * 24 * 3600
      await expect(engine.linkToGet(place, 'file', { seconds: eightDays }, signal)).rejects.toMatchObject(
        refusal('invalid'),
      )
    })
  })
}
