import { operationStatus } from '@sarv/contract/enums'
import type { StorageObjectPage, StorageVersionPage } from '@sarv/contract/storage/objects/objects.schemas'
import { movesBack } from '@sarv/contract/storage/objects/objects.rules'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { EngineError } from '../../../ports/engine-error.ts'
import type { StorageEngine } from '../../../ports/storage/storage.engine.ts'
import { startTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { bucketTools } from '../buckets/buckets.fixture.ts'
import { placeOf } from '../buckets/open-bucket.service.ts'
import { moveObjects } from './object-moves.service.ts'

let api: TestApi
const { read, send, act, upload, detail, bucketWith, contentOf, textsIn, operation } = bucketTools(() => api)
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const { signal } = new AbortController()

const move = (customer: Customer, id: number, moves: { from: string; to: string }[], replaces = false) =>
  send(customer, 'POST', `/${id}/object/move`, { moves, replaces })
const moved = (customer: Customer, id: number, moves: { from: string; to: string }[], replaces = false) =>
  act(customer, 'POST', `/${id}/object/move`, { moves, replaces })

describe('moving', () => {
  it('brings files and folders to their new places, and nothing else', async () => {
    const files = ['a.txt', 'b.txt', 'old/1.txt', 'old/deep/2.txt', 'old-not/3.txt']
    const { customer, id } = await bucketWith(files)
    await send(customer, 'POST', `/${id}/object/folder`, { prefix: 'old/empty/' })
    await moved(customer, id, [
      { from: 'a.txt', to: 'new/a.txt' },
      { from: 'old/', to: 'new/older/' },
    ])
    expect(await textsIn(customer, id)).toEqual([
      'b.txt',
      'new/a.txt',
      'new/older/1.txt',
      'new/older/deep/2.txt',
      'old-not/3.txt',
    ])
    expect(await contentOf(customer, id, 'new/older/deep/2.txt')).toBe('old/deep/2.txt')
    // An empty folder goes with it.
    const { folders } = await read<StorageObjectPage>(customer, `/${id}/object/list?Prefix=new/older/`)
    expect(folders.map(({ name }) => name)).toEqual(['deep', 'empty'])
  })

  it('goes on beyond the first page of a folder', async () => {
    const files = Array.from({ length: 7 }, (_, index) => `many/${index}.txt`)
    const { customer, id } = await bucketWith(files)
    const { engine, place } = await storeOf(customer, id)
    const twoAtATime: StorageEngine = {
      ...engine,
      listObjects: (where, wanted, ...of) => engine.listObjects(where, { ...wanted, limit: 2 }, ...of),
    }
    const wanted = { moves: [{ from: 'many/', to: 'much/' }], replaces: false }
    expect(await moveObjects({ engine: twoAtATime, place }, wanted, signal)).toEqual([])
    expect(await textsIn(customer, id)).toEqual(files.map((key) => key.replace('many', 'much')))
  })

  it('asks before it replaces anything, and replaces only what was meant', async () => {
    const { customer, id } = await bucketWith([
      'a.txt',
      'b.txt',
      'to/a.txt',
      'to/b.txt',
      'x/a.txt',
      'y/a.txt',
      'y/b.txt',
    ])
    const files = [
      { from: 'a.txt', to: 'to/a.txt' },
      { from: 'b.txt', to: 'to/b.txt' },
    ]
    const refused = await move(customer, id, files)
    expect(refused).toMatchObject({ status: 400, body: { type: 'objects_exist' } })
    expect(JSON.stringify(refused.body)).toMatch(/a\.txt.*و ۱ مورد دیگر/)
    expect(await move(customer, id, [{ from: 'x/', to: 'y/' }])).toMatchObject({ status: 400 })
    expect(await contentOf(customer, id, 'to/a.txt')).toBe('to/a.txt')
    await moved(customer, id, [...files, { from: 'x/', to: 'y/' }], true)
    expect(await textsIn(customer, id)).toEqual(['to/a.txt', 'to/b.txt', 'y/a.txt', 'y/b.txt'])
    expect(await contentOf(customer, id, 'to/a.txt')).toBe('a.txt')
    expect(await contentOf(customer, id, 'y/a.txt')).toBe('x/a.txt')
  })

  it('refuses what would lose or mix up something', async () => {
    const { customer, id } = await bucketWith(['a.txt', 'f/b.txt'])
    const { status, body } = await move(customer, id, [{ from: 'f/', to: 'f/g/' }])
    expect(status).toBe(422)
    expect(JSON.stringify(body)).toContain('درون خودش')
    expect(await textsIn(customer, id)).toEqual(['a.txt', 'f/b.txt'])
  })

  it('of what is not there is a 404, and of a bucket of somebody else too', async () => {
    const { customer, id } = await bucketWith(['a.txt'])
    const stranger = await api.newCustomer()
    expect(await move(customer, id, [{ from: 'nothing.txt', to: 'b.txt' }])).toMatchObject({ status: 404 })
    expect(await move(customer, id, [{ from: 'nothing/', to: 'b/' }])).toMatchObject({ status: 404 })
    expect(await move(stranger, id, [{ from: 'a.txt', to: 'b.txt' }])).toMatchObject({ status: 404 })
    const reader = await api.newColleague(customer, 'reporter')
    const asReader = { ...customer, ...reader, projectId: customer.projectId }
    expect(await move(asReader, id, [{ from: 'a.txt', to: 'b.txt' }])).toMatchObject({ status: 403 })
    expect(await textsIn(customer, id)).toEqual(['a.txt'])
  })

  it('leaves the older versions under the old name', async () => {
    const { customer, id } = await bucketWith([])
    await send(customer, 'PUT', `/${id}/settings/versions`, { isOn: true })
    await upload(customer, id, 'a.txt', 'one')
    await moved(customer, id, [{ from: 'a.txt', to: 'b.txt' }])
    const versions = async (key: string) =>
      (await read<StorageVersionPage>(customer, `/${id}/object/versions?Key=${key}`)).versions
    expect((await versions('a.txt')).map(({ isDeletion, bytes }) => [isDeletion, bytes])).toEqual([
      [true, 0],
      [false, 3],
    ])
    expect(await versions('b.txt')).toMatchObject([{ isLatest: true, bytes: 3 }])
  })

  it('leaves what somebody else put there meanwhile, moves the rest, and says so', async () => {
    const { customer, id } = await bucketWith(['from/a.txt', 'from/b.txt'])
    const { engine, place } = await storeOf(customer, id)
    const left = await moveObjects(
      {
        engine: {
          ...engine,
          // Between the question and the work.
          listObjects: async (...of: Parameters<StorageEngine['listObjects']>) => {
            await upload(customer, id, 'to/b.txt', 'of another')
            return engine.listObjects(...of)
          },
        },
        place,
      },
      { moves: [{ from: 'from/', to: 'to/' }], replaces: false },
      signal,
    )
    expect(left).toEqual(['from/b.txt'])
    expect(await textsIn(customer, id)).toEqual(['from/b.txt', 'to/a.txt', 'to/b.txt'])
    expect(await contentOf(customer, id, 'to/b.txt')).toBe('of another')
  })

  it('fails with the name of what cannot be called so there, and everything is where it was', async () => {
    const { customer, id } = await bucketWith(['from/a.txt', `from/${'n'.repeat(700)}.txt`])
    const { body } = await move(customer, id, [{ from: 'from/', to: 'deep/'.repeat(80) }])
    expect(await failed(customer, body.operationId!)).toMatch(/nnn.*جابه‌جا نشد، پس همه به جای پیشین برمی‌گردد/)
    expect((await textsIn(customer, id)).map((key) => key.replace(/n+/, 'n'))).toEqual(['from/a.txt', 'from/n.txt'])
  })

  it('over what may be replaced has no way back: what could not be moved is named, the rest is moved', async () => {
    const { customer, id } = await bucketWith(['from/a.txt', `from/${'n'.repeat(700)}.txt`])
    const { body } = await move(customer, id, [{ from: 'from/', to: 'deep/'.repeat(80) }], true)
    expect(await failed(customer, body.operationId!)).toMatch(/nnn.*جابه‌جا نشد و سر جای خود است/)
    expect((await textsIn(customer, id)).map((key) => key.replace(/n+/, 'n'))).toEqual([
      `${'deep/'.repeat(80)}a.txt`,
      'from/n.txt',
    ])
  })

  it('that fails after pages of it were moved is taken back, and done when it is tried again', async () => {
    const files = Array.from({ length: 7 }, (_, index) => `many/${index}.txt`)
    const { customer, id } = await bucketWith([...files, 'single.txt'])
    const moves = [
      { from: 'many/', to: 'much/' },
      { from: 'single.txt', to: 'much-more.txt' },
    ]
    const { engine } = await storeOf(customer, id)
    const { listObjects, copyObject } = engine
    const small = vi
      .spyOn(engine, 'listObjects')
      .mockImplementation((where, wanted, ...of) => listObjects(where, { ...wanted, limit: 2 }, ...of))
    const moved: string[] = []
    const full = vi.spyOn(engine, 'copyObject').mockImplementation(async (where, { fromKey, toKey }, ...of) => {
      if (fromKey === 'many/5.txt') throw new EngineError('no_capacity', 'full')
      moved.push(fromKey)
      return copyObject(where, { fromKey, toKey }, ...of)
    })
    onTestFinished(() => [small, full].forEach((spy) => spy.mockRestore()))

    const { body } = await move(customer, id, moves)
    expect(await failed(customer, body.operationId!)).toContain('جای خالی نیست')
    // Whole pages, and one beside the file that failed.
    expect(moved.slice(0, 6).toSorted()).toEqual([...files.slice(0, 5), 'single.txt'])
    expect(await textsIn(customer, id)).toEqual([...files, 'single.txt'])
    for (const key of [...files, 'single.txt']) expect(await contentOf(customer, id, key)).toBe(key)

    full.mockRestore()
    await api.untilDone(await retry(customer, body.operationId!))
    expect(await textsIn(customer, id)).toEqual(['much-more.txt', ...files.map((key) => key.replace('many', 'much'))])
  })

  it('that is tried again touches nothing that somebody has put there since', async () => {
    const { customer, id } = await bucketWith(['from/a.txt', `from/${'n'.repeat(700)}.txt`])
    const to = 'deep/'.repeat(80)
    const { body } = await move(customer, id, [{ from: 'from/', to }])
    await failed(customer, body.operationId!)
    await upload(customer, id, `${to}of-another.txt`, 'of another')
    expect(await failed(customer, await retry(customer, body.operationId!))).toContain('چیزی جابه‌جا نشد')
    expect((await textsIn(customer, id)).map((key) => key.replace(/n+/, 'n'))).toEqual([
      `${to}of-another.txt`,
      'from/a.txt',
      'from/n.txt',
    ])
  })

  it('is taken back by the way back: a folder is where it was, with all that it held', async () => {
    const files = ['old/1.txt', 'old/deep/2.txt']
    const { customer, id } = await bucketWith(files)
    await send(customer, 'POST', `/${id}/object/folder`, { prefix: 'old/empty/' })
    const moves = [{ from: 'old/', to: 'new/older/' }]
    await moved(customer, id, moves)
    await moved(customer, id, movesBack(moves))
    expect(await textsIn(customer, id)).toEqual(files)
    for (const key of files) expect(await contentOf(customer, id, key)).toBe(key)
    const { folders } = await read<StorageObjectPage>(customer, `/${id}/object/list?Prefix=old/`)
    expect(folders.map(({ name }) => name)).toEqual(['deep', 'empty'])
    expect((await read<StorageObjectPage>(customer, `/${id}/object/list`)).folders).toHaveLength(1)
  })

  it('cut anywhere, has every file in one place or in both, and ends the same', { timeout: 120_000 }, async () => {
    const { customer, id } = await bucketWith([])
    const store = await storeOf(customer, id)
    let cuts = 0
    for (let isOver = false; !isOver; cuts += 1) {
      const at = `round-${cuts}/`
      const moves = [
        { from: `${at}from/`, to: `${at}to/` },
        { from: `${at}single.txt`, to: `${at}renamed.txt` },
      ]
      const files: [from: string, to: string][] = [
        [`${at}from/1.txt`, `${at}to/1.txt`],
        [`${at}from/sub/2.txt`, `${at}to/sub/2.txt`],
        [`${at}single.txt`, `${at}renamed.txt`],
      ]
      for (const [key] of files) await upload(customer, id, key, key)
      const dying = { ...store, engine: dyingAfter(store.engine, cuts) }
      isOver = await moveObjects(dying, { moves, replaces: false }, signal).then(
        () => true,
        () => false,
      )
      const there = new Set(await textsIn(customer, id, at))
      for (const [from, to] of files) expect(there.has(from) || there.has(to), `${from} after ${cuts} calls`).toBe(true)
      expect(await moveObjects(store, { moves, replaces: false }, signal)).toEqual([])
      expect(await textsIn(customer, id, at)).toEqual(files.map(([, to]) => to).toSorted())
      for (const [from, to] of files) expect(await contentOf(customer, id, to)).toBe(from)
    }
    // Each file is looked for, copied, looked at and deleted.
    expect(cuts).toBeGreaterThan(10)
  })
})

/** The new run. */
const retry = async (customer: Customer, id: number) =>
  (await api.send<{ operationId: number }>(customer, 'PUT', `/portal/operation/retry/${id}`)).body.operationId

/** Why it failed, once it has. */
const failed = async (customer: Customer, id: number) => {
  await expect
    .poll(async () => (await operation(customer, id)).operationStatusId, { timeout: 10_000 })
    .toBe(operationStatus.id.failed)
  return (await operation(customer, id)).reason
}

const storeOf = async (customer: Customer, id: number) => {
  const { projectId } = customer
  const { name } = await detail(customer, id)
  const { datacenter_id: datacenterId } = await api.db
    .selectFrom('storage_buckets')
    .where('id', '=', id)
    .select('datacenter_id')
    .executeTakeFirstOrThrow()
  return { engine: api.engines.storage(datacenterId)!, place: placeOf({ projectId, id, name: name! }) }
}

/** Does so many calls; the one after has its effect and is never heard of again, as when the process is killed. */
const dyingAfter = (engine: StorageEngine, calls: number): StorageEngine => {
  let left = calls
  return new Proxy(engine, {
    get: (target, name) => {
      const method = Reflect.get(target, name) as unknown
      if (typeof method !== 'function') return method
      return async (...of: unknown[]) => {
        if (left < 0) throw new Error('dead')
        left -= 1
        const answer = await (method as (...args: unknown[]) => Promise<unknown>).apply(target, of)
        if (left < 0) throw new Error('died')
        return answer
      }
    },
  })
}
