import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openLiveEvents, pauseBefore } from './live-stream.ts'

interface FakeStream {
  headers: Headers
  send(text: string): void
  end(): void
}

const streams: FakeStream[] = []
let statuses: number[] = []

const fakeFetch = async (_address: string, init: RequestInit) => {
  const status = statuses.shift() ?? 200
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      init.signal?.addEventListener('abort', () => controller.error(new DOMException('', 'AbortError')))
      streams.push({
        headers: new Headers(init.headers),
        send: (text) => controller.enqueue(encoder.encode(text)),
        end: () => controller.close(),
      })
    },
  })
  return new Response(body, { status })
}

const open = () => {
  const data: string[] = []
  const states: boolean[] = []
  const onRefused = vi.fn<() => void>()
  const close = openLiveEvents({
    token: 'secret',
    onMessage: (message) => data.push(message.data),
    onLive: (isLive) => states.push(isLive),
    onRefused,
  })
  return { data, states, onRefused, close }
}

const settle = () => vi.advanceTimersByTimeAsync(10)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fakeFetch)
  streams.length = 0
  statuses = []
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the live stream', () => {
  it('carries the token in a header and hands on what arrives', async () => {
    const { data, states, close } = open()
    await settle()
    streams[0]?.send('id: 4\ndata: one\n\n')
    await settle()
    expect(streams[0]?.headers.get('Authorization')).toBe('Bearer secret')
    expect(states).toEqual([true])
    expect(data).toEqual(['one'])
    close()
  })

  it('comes back after a loss and resumes behind the last event', async () => {
    const { data, states, close } = open()
    await settle()
    streams[0]?.send('id: 4\ndata: one\n\n')
    await settle()
    streams[0]?.end()
    await vi.advanceTimersByTimeAsync(1100)
    streams[1]?.send('id: 5\ndata: two\n\n')
    await settle()
    expect(streams[1]?.headers.get('Last-Event-ID')).toBe('4')
    expect(states).toEqual([true, false, true])
    expect(data).toEqual(['one', 'two'])
    close()
  })

  it('takes 45 s of silence for a loss, and a heartbeat for life', async () => {
    const { states, close } = open()
    await settle()
    await vi.advanceTimersByTimeAsync(40_000)
    streams[0]?.send(': beat\n\n')
    await vi.advanceTimersByTimeAsync(40_000)
    expect(states).toEqual([true])
    await vi.advanceTimersByTimeAsync(5100)
    expect(states).toEqual([true, false])
    close()
  })

  it('ends for good when the token is refused', async () => {
    statuses = [401]
    const { states, onRefused } = open()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(onRefused).toHaveBeenCalledOnce()
    expect(states).toEqual([false])
    expect(streams).toHaveLength(1)
  })

  it('stays closed once closed', async () => {
    const { close, states } = open()
    await settle()
    close()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(streams).toHaveLength(1)
    expect(states).toEqual([true])
  })
})

it('waits longer each time, at most half a minute, never all at the same moment', () => {
  const longest = [0, 1, 2, 3, 10].map((attempt) => pauseBefore(attempt, () => 1))
  expect(longest).toEqual([1000, 2000, 4000, 8000, 30_000])
  expect(pauseBefore(3, () => 0)).toBe(4000)
})
