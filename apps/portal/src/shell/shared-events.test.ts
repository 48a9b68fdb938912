import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openSharedEvents } from './shared-events.ts'

interface Stream {
  token: string
  lastEventId: string | null
  isOpen: boolean
  send(text: string): void
  end(): void
}

let streams: Stream[] = []
let statuses: number[] = []

const fakeFetch = async (
  _address: string,
  { headers, signal }: { headers: Record<string, string>; signal: AbortSignal },
) => {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const stream: Stream = {
        token: headers['Authorization'] ?? '',
        lastEventId: headers['Last-Event-ID'] ?? null,
        isOpen: true,
        send: (text) => controller.enqueue(encoder.encode(text)),
        end: () => ((stream.isOpen = false), controller.close()),
      }
      signal.addEventListener('abort', () => {
        if (stream.isOpen) controller.error(new DOMException('', 'AbortError'))
        stream.isOpen = false
      })
      streams.push(stream)
    },
  })
  return new Response(body, { status: statuses.shift() ?? 200 })
}

/** The browser's locks, as far as the election uses them. */
class FakeLocks {
  #held: { release: (error: Error) => void } | undefined
  readonly #queue: (() => void)[] = []

  request(_name: string, options: { signal?: AbortSignal; steal?: boolean }, hold: () => Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      const take = () => {
        const mine = { release: reject }
        this.#held = mine
        const holdToTheEnd = async () => {
          await hold()
          if (this.#held === mine) this.#next()
          resolve()
        }
        void holdToTheEnd()
      }
      if (options.steal) {
        this.#held?.release(new DOMException('', 'AbortError'))
        take()
      } else if (this.#held) {
        this.#queue.push(take)
        options.signal?.addEventListener('abort', () => {
          const at = this.#queue.indexOf(take)
          if (at !== -1) this.#queue.splice(at, 1)
          reject(new DOMException('', 'AbortError'))
        })
      } else take()
    })
  }

  #next() {
    this.#held = undefined
    this.#queue.shift()?.()
  }
}

const channels = new Set<FakeChannel>()
let frozen: FakeChannel | undefined

class FakeChannel extends EventTarget {
  readonly name: string

  constructor(name: string) {
    super()
    this.name = name
    channels.add(this)
  }

  postMessage(data: unknown) {
    if (this === frozen) return
    for (const each of channels) {
      if (each !== this && each.name === this.name) each.dispatchEvent(new MessageEvent('message', { data }))
    }
  }

  close() {
    channels.delete(this)
  }
}

const openTab = (token = 'sara') => {
  const page = new EventTarget()
  const seen = { data: [] as string[], states: [] as boolean[], missed: 0, refused: 0 }
  const close = openSharedEvents(
    {
      token,
      onMessage: ({ data }) => seen.data.push(data),
      onLive: (isLive) => seen.states.push(isLive),
      onMissed: () => (seen.missed += 1),
      onRefused: () => (seen.refused += 1),
    },
    page,
  )
  return {
    seen,
    close,
    hide: () => page.dispatchEvent(new Event('pagehide')),
    show: () => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  }
}

/** Names of streams are hashed by the browser, outside of any fake clock. Here one after the other: the first tab leads. */
let hashed: Promise<unknown> = Promise.resolve()
const digest = crypto.subtle.digest.bind(crypto.subtle)
const hash: typeof digest = (...given) => {
  const hashing = hashed.then(() => digest(...given))
  hashed = hashing
  return hashing
}

const settle = async () => {
  for (let round = 0; round < 5; round += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await hashed
    // oxlint-disable-next-line no-await-in-loop -- as above
    await vi.advanceTimersByTimeAsync(10)
  }
}

const openStreams = () => streams.filter(({ isOpen }) => isOpen)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fakeFetch)
  vi.stubGlobal('BroadcastChannel', FakeChannel)
  vi.spyOn(crypto.subtle, 'digest').mockImplementation(hash)
  vi.stubGlobal('navigator', { locks: new FakeLocks() })
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible', querySelector: () => null }))
  streams = []
  statuses = []
  channels.clear()
  frozen = undefined
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the event stream of a browser', () => {
  it('is one for ten tabs, and all of them hear it', async () => {
    const tabs = Array.from({ length: 10 }, () => openTab())
    await settle()
    expect(streams).toHaveLength(1)
    streams[0]?.send('id: 4\ndata: one\n\n')
    await settle()
    for (const { seen } of tabs) expect(seen).toMatchObject({ data: ['one'], states: [true], missed: 0 })
  })

  it('tells a tab that comes later that it is up', async () => {
    openTab()
    await settle()
    const late = openTab()
    await settle()
    expect(late.seen.states).toEqual([true])
    expect(streams).toHaveLength(1)
  })

  it('goes on in another tab behind the last event, when the leading one is closed', async () => {
    const first = openTab()
    const second = openTab()
    await settle()
    streams[0]?.send('id: 4\ndata: one\n\n')
    await settle()
    first.close()
    await settle()
    expect(openStreams()).toHaveLength(1)
    expect(openStreams()[0]?.lastEventId).toBe('4')
    openStreams()[0]?.send('id: 5\ndata: two\n\n')
    await settle()
    expect(second.seen).toMatchObject({ data: ['one', 'two'], states: [true], missed: 0 })
    expect(first.seen.data).toEqual(['one'])
  })

  it('is let go by a page that is left, and joined again when the page comes back', async () => {
    const tab = openTab()
    await settle()
    tab.hide()
    await settle()
    expect(openStreams()).toEqual([])
    tab.show()
    await settle()
    expect(openStreams()).toHaveLength(1)
    // What happened meanwhile is read again.
    expect(tab.seen.missed).toBe(1)
  })

  it('is lost and back for every tab, which then read again', async () => {
    const tabs = [openTab(), openTab()]
    await settle()
    streams[0]?.end()
    await vi.advanceTimersByTimeAsync(2000)
    await settle()
    for (const { seen } of tabs) expect(seen).toMatchObject({ states: [true, false, true], missed: 1 })
  })

  it('is taken over from a leader that says nothing any more', async () => {
    openTab()
    await settle()
    frozen = [...channels][0]
    const second = openTab()
    await settle()
    expect(second.seen.states).toEqual([])
    await vi.advanceTimersByTimeAsync(130_000)
    await settle()
    expect(second.seen.states).toEqual([true])
    expect(openStreams()).toHaveLength(1)
    // The one that was frozen stands in line again.
    frozen = undefined
    second.close()
    await settle()
    expect(openStreams()).toHaveLength(1)
  })

  it('is another one for another session', async () => {
    openTab('sara')
    const other = openTab('reza')
    await settle()
    // One lock for all names is enough to see that nothing is heard of the other session.
    streams[0]?.send('id: 4\ndata: one\n\n')
    await settle()
    expect(other.seen.data).toEqual([])
  })

  it('ends in every tab when its token is refused', async () => {
    const tabs = [openTab(), openTab()]
    await settle()
    statuses = [401]
    streams[0]?.end()
    await vi.advanceTimersByTimeAsync(200_000)
    for (const { seen } of tabs) expect(seen.refused).toBe(1)
    expect(streams).toHaveLength(2)
  })

  it('is held only by tabs that somebody looks at, where the browser shares nothing', async () => {
    vi.stubGlobal('navigator', {})
    const tab = openTab()
    await settle()
    streams[0]?.send('id: 7\ndata: one\n\n')
    await settle()
    const look = (visibilityState: string) => {
      Object.assign(document, { visibilityState })
      document.dispatchEvent(new Event('visibilitychange'))
    }
    look('hidden')
    await settle()
    expect(openStreams()).toEqual([])
    look('visible')
    await settle()
    expect(openStreams()).toMatchObject([{ lastEventId: '7' }])
    tab.close()
    await settle()
    expect(openStreams()).toEqual([])
  })
})
