import { describe, expect, it } from 'vitest'
import { FakeStore } from './fake-store.ts'
import type { RememberedUpload, UploadMemory } from './remembered-uploads.ts'
import { createTurns } from './turns.ts'
import { createUploadQueue } from './upload-queue.ts'
import { uploadsText } from './uploads.fa.ts'

const bucket = { projectId: 1, storageHostId: 7, bucketName: 'media' }
const mebibyte = 1024 ** 2
const fileOf = (name: string, bytes = 10) => new File(['x'.repeat(bytes)], name, { lastModified: 5 })
const chosen = (...files: File[]) => files.map((file) => ({ file, path: file.name }))

const createMemory = (): UploadMemory => {
  let kept: RememberedUpload[] = []
  const without = (uploadId: string) => kept.filter((each) => each.uploadId !== uploadId)
  return {
    all: () => kept,
    put: (upload) => void (kept = [...without(upload.uploadId), upload]),
    forget: (uploadId) => void (kept = without(uploadId)),
  }
}

const start = (store = new FakeStore(), memory = createMemory()) => {
  const arrived: string[] = []
  const queue = createUploadQueue({
    ...store.tools,
    callsOf: () => store.calls,
    memory,
    onArrived: ({ bucketName }) => void arrived.push(bucketName),
    now: Date.now,
  })
  const states = () => queue.get().map(({ state }) => state)
  const until = async (...wanted: string[]) => {
    await expect.poll(states).toEqual(wanted)
    return queue.get()
  }
  return { store, memory, queue, arrived, states, until }
}

/** A store that keeps every piece waiting until it is let go. */
const holding = () => {
  const store = new FakeStore()
  const held: (() => void)[] = []
  store.meddle = () =>
    new Promise((resolve) => {
      held.push(() => resolve(undefined))
    })
  return { store, held, letGo: () => held.splice(0).forEach((go) => go()) }
}

describe('several files', () => {
  it('go three at a time, into their folder', async () => {
    const { store, held, letGo } = holding()
    const { queue, states, until, arrived } = start(store)
    queue.add(bucket, 'album/', chosen(...[1, 2, 3, 4, 5].map((number) => fileOf(`${number}.jpg`))))
    expect(states()).toEqual(['sending', 'sending', 'sending', 'queued', 'queued'])
    await expect.poll(() => held.length).toBe(3)
    letGo()
    await expect.poll(() => held.length).toBe(2)
    letGo()
    await until('done', 'done', 'done', 'done', 'done')
    expect([...store.objects.keys()].toSorted()).toEqual([1, 2, 3, 4, 5].map((number) => `album/${number}.jpg`))
    expect(arrived).toHaveLength(5)
  })

  it('with a name that cannot be are refused before anything is sent', async () => {
    const { store, queue, until } = start()
    queue.add(bucket, '', [{ file: fileOf('a'), path: 'x//a' }])
    const [item] = await until('refused')
    expect(item?.reason).toContain('/')
    expect(store.sent).toEqual([])
  })

  it('with a taken name are asked about, each or all at once', async () => {
    const store = new FakeStore()
    for (const name of ['a.txt', 'b.txt', 'c.txt']) store.objects.set(name, 'old')
    const { queue, until } = start(store)
    queue.add(bucket, '', chosen(fileOf('a.txt'), fileOf('b.txt'), fileOf('c.txt')))
    const [a, b, c] = await until('exists', 'exists', 'exists')
    queue.decide([a!.id], 'replace')
    queue.decide([b!.id], 'keepBoth')
    queue.decide([c!.id], 'skip')
    await until('done', 'done')
    expect(Object.fromEntries(store.objects)).toEqual({
      'a.txt': 'x'.repeat(10),
      'b.txt': 'old',
      'b (2).txt': 'x'.repeat(10),
      'c.txt': 'old',
    })
  })

  it('over the quota say so', async () => {
    const store = new FakeStore()
    store.roomBytes = 5
    const { queue, until } = start(store)
    queue.add(bucket, '', chosen(fileOf('a.txt')))
    expect(await until('refused')).toMatchObject([{ reason: 'no room' }])
  })

  it('chosen twice stand in the list once', () => {
    const { queue, states } = start(holding().store)
    queue.add(bucket, '', chosen(fileOf('a.txt')))
    queue.add(bucket, '', chosen(fileOf('a.txt')))
    expect(states()).toEqual(['sending'])
  })
})

describe('a large file', () => {
  const large = fileOf('film.mp4', 17 * mebibyte)

  it('is paused and goes on without the parts that arrived', async () => {
    const { store, held } = holding()
    const { queue, until } = start(store)
    queue.add(bucket, '', chosen(large))
    await expect.poll(() => held.length).toBe(3)
    held[0]!()
    await expect.poll(() => store.sent).toEqual(['film.mp4#1'])
    const [item] = queue.get()
    queue.pause([item!.id])
    await until('paused')
    store.meddle = () => undefined
    queue.resume([item!.id])
    await until('done')
    expect(store.sent.toSorted()).toEqual(['film.mp4#1', 'film.mp4#2', 'film.mp4#3'])
    expect(store.objects.get('film.mp4')).toHaveLength(large.size)
  })

  it('is recognised after a reload, and goes on', async () => {
    const { store, held } = holding()
    const before = start(store)
    before.queue.add(bucket, '', chosen(large))
    await expect.poll(() => held.length).toBe(3)
    held[1]!()
    await expect.poll(() => store.sent).toEqual(['film.mp4#2'])
    before.queue.clear()
    store.meddle = () => undefined

    const after = start(store, before.memory)
    after.queue.recall(bucket)
    after.queue.recall({ ...bucket, storageHostId: 8 })
    const [waiting] = await after.until('fileMissing')
    expect(after.queue.giveFile(waiting!.id, fileOf('film.mp4', 16))).toBe(false)
    after.queue.add(bucket, '', chosen(large))
    await after.until('done')
    expect(store.sent.toSorted()).toEqual(['film.mp4#1', 'film.mp4#2', 'film.mp4#3'])
    expect(after.memory.all()).toEqual([])
  })

  it('that is cancelled leaves nothing behind, also where the store hears of it only later', async () => {
    const { store, held, letGo } = holding()
    const { queue, memory } = start(store)
    queue.add(bucket, '', chosen(large))
    await expect.poll(() => held.length).toBe(3)
    store.isAnswering = false
    queue.cancel(queue.get().map(({ id }) => id))
    letGo()
    expect(queue.get()).toEqual([])
    await expect.poll(() => memory.all()).toMatchObject([{ isCancelled: true }])
    expect(store.uploads.size).toBe(1)

    store.isAnswering = true
    const later = start(store, memory)
    later.queue.recall(bucket)
    await expect.poll(() => [store.uploads.size, memory.all().length]).toEqual([0, 0])
    expect(later.queue.get()).toEqual([])
  })

  it('that failed too often says so and can be tried again', async () => {
    const store = new FakeStore()
    store.meddle = () => {
      throw new TypeError('the connection was lost')
    }
    const { queue, until } = start(store)
    queue.add(bucket, '', chosen(large))
    const [item] = await until('failed')
    expect(item?.reason).toBe(uploadsText.connectionLost)
    store.meddle = () => undefined
    queue.resume([item!.id])
    await until('done')
  })
})

it('lets so many in at once, and whoever leaves the line is not missed', async () => {
  const takeTurn = createTurns(1)
  const never = new AbortController().signal
  const leaving = new AbortController()
  const first = await takeTurn(never)
  const left = takeTurn(leaving.signal)
  let isIn = false
  const second = takeTurn(never).then((giveBack) => {
    isIn = true
    return giveBack
  })
  leaving.abort()
  await expect(left).rejects.toThrow('aborted')
  expect(isIn).toBe(false)
  first()
  ;(await second)()
  expect(await takeTurn(never)).toBeTypeOf('function')
})
