import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { events } from '@sarv/client/portal/operations.calls.generated'
import type { Role } from '@sarv/contract/access'
import { apiBase } from './http.ts'
import { seeAsHeaders } from './see-as.ts'

const firstPauseMs = 1000
const longestPauseMs = 30_000
/** The server sends a comment every 15 s; three missed ones mean that nobody is there. */
const silenceLimitMs = 45_000

/** Pause before reconnecting: doubles up to half a minute, spread so that a restarted server is not met by all at once. */
export const pauseBefore = (attempt: number, random: () => number = Math.random) => {
  const full = Math.min(longestPauseMs, firstPauseMs * 2 ** attempt)
  return Math.round(full / 2 + (full / 2) * random())
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })

export interface LiveEventsOptions {
  token: string
  /** Absent: the stream of customers. */
  path?: string
  /** The stream shows what the role may see, so that another role is another stream. */
  seenAs?: Role | null
  /** Where another tab's stream ended: what came since is asked for. */
  lastEventId?: string
  /** Bytes came: the connection lives. */
  onBeat?(): void
  onMessage(message: EventSourceMessage): void
  onLive(isLive: boolean): void
  /** The token is dead: the stream has ended for good. */
  onRefused(): void
}

/** Keeps the event stream open until the returned function is called, coming back by itself when the connection is lost. */
export const openLiveEvents = (options: LiveEventsOptions) => {
  const { token, path = events.path, seenAs = null, onBeat, onMessage, onLive, onRefused } = options
  const closing = new AbortController()
  let lastEventId = options.lastEventId ?? ''
  let attempt = 0

  const readStream = async (body: ReadableStream<Uint8Array>, watch: () => void) => {
    const parser = createParser({
      onEvent: (message) => {
        lastEventId = message.id ?? lastEventId
        try {
          onMessage(message)
        } catch (error) {
          // A fault of ours in one message must be seen, and must not be taken for a lost connection.
          globalThis.reportError(error)
        }
      },
    })
    const decoder = new TextDecoder()
    for (const reader = body.getReader(); ;) {
      const { done, value } = await reader.read()
      if (done) return
      watch()
      onBeat?.()
      parser.feed(decoder.decode(value, { stream: true }))
    }
  }

  const connect = async () => {
    const silence = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const watch = () => {
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(), silenceLimitMs)
    }
    watch()
    try {
      const response = await fetch(apiBase() + path, {
        headers: {
          Accept: 'text/event-stream',
          Authorization: `Bearer ${token}`,
          ...seeAsHeaders(seenAs),
          ...(lastEventId && { 'Last-Event-ID': lastEventId }),
        },
        cache: 'no-store',
        signal: AbortSignal.any([closing.signal, silence.signal]),
      })
      if (response.status === 401) return 'refused'
      if (!response.ok || !response.body) return 'lost'
      attempt = 0
      onLive(true)
      await readStream(response.body, watch)
    } catch {
      // Lost, silent or closed: the loop below knows what to do.
    } finally {
      clearTimeout(timer)
    }
    return 'lost'
  }

  const run = async () => {
    while (!closing.signal.aborted) {
      const outcome = await connect()
      if (closing.signal.aborted) return
      onLive(false)
      if (outcome === 'refused') return onRefused()
      await pause(pauseBefore(attempt), closing.signal)
      attempt += 1
    }
  }

  void run()
  return () => closing.abort()
}
