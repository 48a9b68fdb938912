import { describe, expect, it } from 'vitest'
import { FakeStore } from './fake-store.ts'
import type { BegunUpload } from './send-parts.ts'
import { type FileUpload, uploadFile } from './upload-file.ts'

const mebibyte = 1024 ** 2
const small = new Blob(['سلام'.repeat(10)])
/** Three parts of 8 MiB and a shorter one; each part of another letter. */
const large = new Blob(['a', 'b', 'c'].map((letter) => letter.repeat(8 * mebibyte)).concat('d'.repeat(100)))

const watch = () => {
  const seen = { begun: undefined as BegunUpload | undefined, keys: [] as string[], sent: [] as number[], waits: 0 }
  const watcher = {
    onBegun: (begun: BegunUpload) => void (seen.begun = begun),
    onKey: (key: string) => void seen.keys.push(key),
    onProgress: (sent: number) => void seen.sent.push(sent),
    onWaiting: (isWaiting: boolean) => void (seen.waits += Number(isWaiting)),
  }
  return { seen, watcher }
}

const send = (store: FakeStore, part: Partial<FileUpload> & { file: Blob }, signal = new AbortController().signal) => {
  const { seen, watcher } = watch()
  const upload = { key: 'a.txt', contentType: 'text/plain', replaces: false, keepsBoth: false, ...part }
  return { seen, outcome: uploadFile(upload, store.tools, watcher, signal) }
}

describe('a small file', () => {
  it('goes in one piece', async () => {
    const store = new FakeStore()
    const { outcome } = send(store, { file: small })
    expect(await outcome).toEqual({ is: 'done' })
    expect(store.objects.get('a.txt')).toBe(await small.text())
    expect(store.sent).toEqual(['a.txt'])
  })

  it('is asked about where its name is taken, and gets another one where both are kept', async () => {
    const store = new FakeStore()
    store.objects.set('a.txt', 'old').set('a (2).txt', 'old')
    expect(await send(store, { file: small }).outcome).toEqual({ is: 'exists' })
    expect(store.sent).toEqual([])
    const { seen, outcome } = send(store, { file: small, keepsBoth: true })
    expect(await outcome).toEqual({ is: 'done' })
    expect(seen.keys).toEqual(['a (3).txt'])
    expect(store.objects.get('a.txt')).toBe('old')
    expect(await send(store, { file: small, replaces: true }).outcome).toEqual({ is: 'done' })
    expect(store.objects.get('a.txt')).toBe(await small.text())
  })

  it('is not sent where there is no room, and the server’s sentence says so', async () => {
    const store = new FakeStore()
    store.roomBytes = 10
    expect(await send(store, { file: small }).outcome).toEqual({
      is: 'refused',
      code: 'bucket_full',
      message: 'no room',
    })
    expect(store.sent).toEqual([])
  })

  it('whose answer was lost is not taken for another file of its name', async () => {
    const store = new FakeStore()
    let tries = 0
    store.meddle = () => {
      tries += 1
      // It arrived; then its link ended before we asked again.
      if (tries === 1) store.objects.set('a.txt', 'سلام')
      return tries === 1 ? { status: 403 } : undefined
    }
    expect(await send(store, { file: small }).outcome).toEqual({ is: 'done' })
    expect(store.objects.get('a.txt')).toBe(await small.text())
  })
})

describe('a large file', () => {
  it('goes in parts, and is there as a whole', async () => {
    const store = new FakeStore()
    const { seen, outcome } = send(store, { file: large })
    expect(await outcome).toEqual({ is: 'done' })
    expect(store.objects.get('a.txt')).toBe(await large.text())
    expect(store.sent.toSorted()).toEqual(['a.txt#1', 'a.txt#2', 'a.txt#3', 'a.txt#4'])
    expect(seen.sent.at(-1)).toBe(large.size)
    expect(store.uploads.size).toBe(0)
  })

  it('waits while the connection is cut, and sends no part twice that arrived', async () => {
    const store = new FakeStore()
    let cuts = 0
    store.meddle = (piece) => {
      if (piece !== 'a.txt#3' || (cuts += 1) > 3) return undefined
      throw new TypeError('the connection was lost')
    }
    const { seen, outcome } = send(store, { file: large })
    expect(await outcome).toEqual({ is: 'done' })
    expect(seen.waits).toBe(3)
    expect(store.sent.toSorted()).toEqual(['a.txt#1', 'a.txt#2', 'a.txt#3', 'a.txt#4'])
  })

  it('says that the store refuses this page, when the server answers and the store does not', async () => {
    const store = new FakeStore()
    store.isRefusingPages = true
    let tries = 0
    store.meddle = () => {
      tries += 1
      throw new TypeError('the connection was lost')
    }
    expect(await send(store, { file: small }).outcome).toEqual({ is: 'refused', code: 'store_unreachable' })
    expect(tries).toBe(4)
    store.isAnswering = false
    expect(await send(store, { file: small }).outcome).toEqual({ is: 'failed' })
  })

  it('gives up after too many failures in a row, and goes on from there when it is told to', async () => {
    const store = new FakeStore()
    store.meddle = (piece) => {
      if (piece === 'a.txt#1') return undefined
      throw new TypeError('the connection was lost')
    }
    const { seen, outcome } = send(store, { file: large })
    expect(await outcome).toEqual({ is: 'failed' })
    expect(store.sent).toEqual(['a.txt#1'])
    store.meddle = () => undefined
    expect(await send(store, { file: large, begun: seen.begun }).outcome).toEqual({ is: 'done' })
    expect(store.sent.toSorted()).toEqual(['a.txt#1', 'a.txt#2', 'a.txt#3', 'a.txt#4'])
    expect(store.objects.get('a.txt')).toBe(await large.text())
  })

  it('asks for new links where the old ones ended', async () => {
    const store = new FakeStore()
    let refusals = 0
    store.meddle = () => ((refusals += 1) <= 2 ? { status: 403, code: 'AccessDenied' } : undefined)
    expect(await send(store, { file: large }).outcome).toEqual({ is: 'done' })
  })

  it('begins anew where the store has forgotten it', async () => {
    const store = new FakeStore()
    const begun = { uploadId: 'gone', key: 'a.txt', partBytes: 8 * mebibyte, partCount: 4 }
    expect(await send(store, { file: large, begun }).outcome).toEqual({ is: 'done' })
    expect(store.sent).toHaveLength(4)
  })

  it('whose completion nobody heard of is done', async () => {
    const store = new FakeStore()
    store.objects.set('a.txt', await large.text())
    const begun = { uploadId: 'completed', key: 'a.txt', partBytes: 8 * mebibyte, partCount: 4 }
    expect(await send(store, { file: large, begun }).outcome).toEqual({ is: 'done' })
    expect(store.sent).toEqual([])
  })

  it('stops at once when it is told to, with nothing on its way', async () => {
    const store = new FakeStore()
    const stop = new AbortController()
    store.meddle = (piece) => {
      if (piece === 'a.txt#2') stop.abort()
      return undefined
    }
    const { seen, outcome } = send(store, { file: large }, stop.signal)
    await expect(outcome).rejects.toThrow('aborted')
    const sent = store.sent.length
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(store.sent).toHaveLength(sent)
    expect(seen.begun).toMatchObject({ uploadId: 'u1', partCount: 4 })
  })

  it('is refused by a store that is full', async () => {
    const store = new FakeStore()
    store.meddle = () => ({ status: 403, code: 'QuotaExceeded' })
    expect(await send(store, { file: large }).outcome).toMatchObject({ is: 'refused', code: 'bucket_full' })
  })
})
