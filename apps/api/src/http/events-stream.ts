import type { ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'
import type { Db, Logger } from '../db/connection.ts'
import { AppError } from '../errors/app-error.ts'
import {
  changedLately,
  eventsAfter,
  everybody,
  hears,
  latestEventId,
  type Audience,
  type EventHub,
  type LiveEventRow,
} from '../operations/events.ts'

/** Who holds a stream open, and what they may read of what happens. */
export interface EventListener {
  /** Whose streams are counted together. */
  owner: string
  audience: Audience
  /** Looks again at what they may see; false: nothing any more. */
  look(): Promise<boolean>
  /** Whether this event may end the stream or change what it shows. */
  concerns(event: LiveEventRow): boolean
  /** The messages that this client reads of it; none where it is not theirs to see. */
  toWire(event: LiveEventRow): Promise<readonly object[]>
  /** For those who hear everything: of the events within this time only the last of each subject is told. */
  gather?: { ms: number; subjectOf(event: LiveEventRow): string }
}

export interface EventStreamsOptions {
  db: Db
  hub: EventHub
  log: Logger
  heartbeatMs?: number
  recheckMs?: number
}

export interface EventStreams {
  /** Turns the reply into a stream for them; it goes on after the request's `Last-Event-ID`. */
  open(reply: FastifyReply, listener: EventListener): Promise<void>
  /** Ends all streams; clients come back by themselves, to another process or after the restart. */
  close(): void
}

const streamsPerOwner = 20
/** A client this far behind is cut off: it comes back with its last id and reads again what it missed. */
const longestQueue = 1000

const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // nginx would otherwise hold events back until its buffer is full.
  'x-accel-buffering': 'no',
}

/** Tells the client that it missed more than we can name: every group must be read again. */
const readEverything = { group: null, projectId: null }

const message = (eventId: number, body: object): string => `id: ${eventId}\ndata: ${JSON.stringify(body)}\n\n`

const lastEventIdOf = (reply: FastifyReply): number | undefined => {
  const header = reply.request.headers['last-event-id']
  return typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : undefined
}

/** One client: events wait in a queue, so that each is written after the one before it has left. */
class Stream {
  #raw: ServerResponse
  #queue: LiveEventRow[] = []
  #isPumping = false
  #isLive = false
  #seen: ReadonlySet<number> = new Set()
  #deliver: (event: LiveEventRow) => Promise<void>

  constructor(raw: ServerResponse, deliver: (event: LiveEventRow) => Promise<void>) {
    this.#raw = raw
    this.#deliver = deliver
  }

  get isOpen(): boolean {
    return !this.#raw.writableEnded && !this.#raw.destroyed
  }

  /** Resolves when there is room for more. */
  async write(text: string): Promise<void> {
    if (!this.isOpen || this.#raw.write(text)) return
    await new Promise<void>((resolve) => {
      this.#raw.once('drain', resolve)
      this.#raw.once('close', resolve)
    })
  }

  push(event: LiveEventRow): void {
    if (this.#seen.has(event.eventId)) return
    if (this.#queue.push(event) > longestQueue) return this.end()
    if (this.#isLive && !this.#isPumping) void this.#pump()
  }

  /** From now on events flow; those of `seen` were already written while catching up. Their news may still be on the way. */
  goLive(seen: ReadonlySet<number>): void {
    this.#seen = seen
    this.#queue = this.#queue.filter(({ eventId }) => !seen.has(eventId))
    this.#isLive = true
    void this.#pump()
  }

  /** What waits is among what must be read again. */
  readAgain(newest: number): void {
    this.#queue = []
    void this.write(message(newest, readEverything))
  }

  end(): void {
    this.#queue = []
    this.#raw.end()
  }

  async #pump(): Promise<void> {
    this.#isPumping = true
    for (let event = this.#queue.shift(); event && this.isOpen; event = this.#queue.shift()) await this.#deliver(event)
    this.#isPumping = false
  }
}

/** Holds events back for a while; the last of each subject goes on. */
const gatherEvents = (
  { ms, subjectOf }: NonNullable<EventListener['gather']>,
  push: (event: LiveEventRow) => void,
): { push(event: LiveEventRow): void; stop(): void } => {
  const waiting = new Map<string, LiveEventRow>()
  let timer: NodeJS.Timeout | undefined
  const flush = () => {
    timer = undefined
    const events = [...waiting.values()].sort((a, b) => a.eventId - b.eventId)
    waiting.clear()
    events.forEach(push)
  }
  return {
    push: (event) => {
      waiting.set(subjectOf(event), event)
      timer ??= setTimeout(flush, ms)
    },
    stop: () => clearTimeout(timer),
  }
}

/** Server-sent events: one connection per open portal, fed by the hub of this process. */
export const createEventStreams = (options: EventStreamsOptions): EventStreams => {
  const { db, hub, log, heartbeatMs = 15_000, recheckMs = 60_000 } = options
  const streams = new Set<Stream>()
  const places = new Map<string, number>()
  const stopTelling = hub.onGap((newest) => streams.forEach((stream) => stream.readAgain(newest)))

  /** Before anything is awaited: many requests at the same moment must not all find the same room. */
  const takePlace = (owner: string): (() => void) => {
    const taken = places.get(owner) ?? 0
    if (taken >= streamsPerOwner) throw new AppError('too_many_requests', { seconds: 30 }, { retryAfterSeconds: 30 })
    places.set(owner, taken + 1)
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      const left = (places.get(owner) ?? 1) - 1
      if (left > 0) places.set(owner, left)
      else places.delete(owner)
    }
  }

  const tell = async (stream: Stream, listener: EventListener, event: LiveEventRow) => {
    for (const body of await listener.toWire(event)) await stream.write(message(event.eventId, body))
  }

  const catchUp = async (stream: Stream, listener: EventListener, lastEventId: number | undefined) => {
    const { audience } = listener
    const newest = await latestEventId(db)
    if (lastEventId === undefined) {
      // An id without data: a client that loses the stream before its first event still knows where it was.
      await stream.write(`id: ${newest}\n\n`)
      const customerId = audience === 'operators' ? everybody : audience
      for (const change of await changedLately(db, audience))
        await tell(stream, listener, { ...change, eventId: newest, customerId })
      return new Set<number>()
    }
    const { events, isComplete } = await eventsAfter(db, lastEventId, audience)
    if (!isComplete) await stream.write(message(newest, readEverything))
    for (const event of events) await tell(stream, listener, event)
    return new Set(events.map(({ eventId }) => eventId))
  }

  const open: EventStreams['open'] = async (reply, listener) => {
    const givePlaceBack = takePlace(listener.owner)
    try {
      await openInPlace(reply, listener, givePlaceBack)
    } catch (error) {
      givePlaceBack()
      throw error
    }
  }

  const openInPlace = async (
    reply: FastifyReply,
    listener: EventListener,
    givePlaceBack: () => void,
  ): Promise<void> => {
    if (!(await listener.look())) throw new AppError('not_signed_in')

    reply.hijack()
    const { raw } = reply
    if (raw.destroyed) return givePlaceBack()
    raw.writeHead(200, { ...reply.getHeaders(), ...streamHeaders } as Record<string, string>)
    const fail = (error: unknown) => {
      log.warn({ err: error }, 'an event stream was cut')
      stream.end()
    }
    const stream = new Stream(raw, async (event) => {
      try {
        // Clients come back by themselves, as whoever they are now.
        if (listener.concerns(event) && !(await listener.look())) return stream.end()
        await tell(stream, listener, event)
      } catch (error) {
        fail(error)
      }
    })
    streams.add(stream)

    const push = (event: LiveEventRow) => stream.push(event)
    const gathering = listener.gather && gatherEvents(listener.gather, push)
    // Before catching up: what is published meanwhile waits in the queue.
    const unsubscribe = hub.subscribe((event) => hears(listener.audience, event), gathering?.push ?? push)
    const heartbeat = setInterval(() => void stream.write(': still here\n\n'), heartbeatMs)
    const recheck = setInterval(() => {
      listener.look().then((isAlive) => isAlive || stream.end(), fail)
    }, recheckMs)
    // The client is gone without a word, as clients are.
    raw.on('error', (error) => {
      log.debug({ err: error }, 'an event stream was left')
      stream.end()
    })
    raw.on('close', () => {
      clearInterval(heartbeat)
      clearInterval(recheck)
      gathering?.stop()
      unsubscribe()
      streams.delete(stream)
      givePlaceBack()
    })

    try {
      await stream.write('retry: 3000\n\n')
      stream.goLive(await catchUp(stream, listener, lastEventIdOf(reply)))
    } catch (error) {
      fail(error)
    }
  }

  const close = () => {
    stopTelling()
    streams.forEach((stream) => stream.end())
  }
  return { open, close }
}
