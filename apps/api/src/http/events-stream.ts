import type { ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'
import type { Db, Logger } from '../db/connection.ts'
import {
  changedLately,
  eventsAfter,
  everybody,
  latestEventId,
  type EventHub,
  type LiveEventRow,
} from '../operations/events.ts'
import type { Actor } from './authorize.ts'
import { AppError } from '../errors/app-error.ts'
import { findVisibility, type Visibility } from './events-stream.store.ts'

export interface EventStreamsOptions {
  db: Db
  hub: EventHub
  log: Logger
  /** The message that this client reads. */
  toWire: (event: LiveEventRow, actor: Actor) => Promise<object>
  heartbeatMs?: number
  recheckMs?: number
}

export interface EventStreams {
  /** Turns the reply into a stream for this actor; it goes on after the request's `Last-Event-ID`. */
  open(reply: FastifyReply, actor: Actor): Promise<void>
  /** Ends all streams; clients come back by themselves, to another process or after the restart. */
  close(): void
}

const streamsPerUser = 20
/** A client this far behind is cut off: it comes back with its last id and reads again what it missed. */
const longestQueue = 1000
/** A project may have been made a moment ago: before hiding its event, look again, but not for every event. */
const lookAgainMs = 2000

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

/** What one session may see, looked up again when an event of an unknown project comes by. */
class Sight {
  #db: Db
  #sessionId: number
  #actor: Actor
  #visibility: Visibility | undefined
  #lookedAt = 0

  constructor(db: Db, sessionId: number, actor: Actor) {
    this.#db = db
    this.#sessionId = sessionId
    this.#actor = actor
  }

  /** False: the session is over, works in another account now, or is no longer or newly a super user's. */
  async look(): Promise<boolean> {
    this.#lookedAt = Date.now()
    const seen = await findVisibility(this.#db, this.#sessionId)
    this.#visibility = seen && this.#isSame(seen) ? seen : undefined
    return this.#visibility !== undefined
  }

  /**
   * Whether these events may end the stream or change what it shows: a session of this user was ended or moved, their
   * roles were changed, or, without an id, what everyone in the account sees.
   */
  concerns({ group, id }: LiveEventRow): boolean {
    if (group === 'Accessibility' && id === null) return true
    return (group === 'Session' || group === 'Accessibility') && id === this.#actor.userId
  }

  async sees({ projectId, group, id }: Pick<LiveEventRow, 'projectId' | 'group' | 'id'>): Promise<boolean> {
    // Where someone is signed in is nobody else's business: these events carry the user's id.
    if (group === 'Session') return id === this.#actor.userId
    if (projectId === null || this.#knows(projectId)) return true
    if (Date.now() - this.#lookedAt < lookAgainMs) return false
    await this.look()
    return this.#knows(projectId)
  }

  #isSame({ customerId, seesAllProjects }: Visibility): boolean {
    const { customerId: own, roles, seenAs } = this.#actor
    return customerId === own && (seenAs !== undefined || seesAllProjects === roles.includes('superUser'))
  }

  #knows(projectId: number): boolean {
    const seen = this.#visibility
    return seen !== undefined && (seen.seesAllProjects || seen.projectIds.has(projectId))
  }
}

/** Server-sent events: one connection per open portal, fed by the hub of this process. */
export const createEventStreams = (options: EventStreamsOptions): EventStreams => {
  const { db, hub, log, toWire, heartbeatMs = 15_000, recheckMs = 60_000 } = options
  const streams = new Set<Stream>()
  const places = new Map<number, number>()

  /** Before anything is awaited: many requests at the same moment must not all find the same room. */
  const takePlace = (userId: number): (() => void) => {
    const taken = places.get(userId) ?? 0
    if (taken >= streamsPerUser) throw new AppError('too_many_requests', { seconds: 30 }, { retryAfterSeconds: 30 })
    places.set(userId, taken + 1)
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      const left = (places.get(userId) ?? 1) - 1
      if (left > 0) places.set(userId, left)
      else places.delete(userId)
    }
  }

  const catchUp = async (stream: Stream, actor: Actor, lastEventId: number | undefined, sight: Sight) => {
    const newest = await latestEventId(db)
    if (lastEventId === undefined) {
      // An id without data: a client that loses the stream before its first event still knows where it was.
      await stream.write(`id: ${newest}\n\n`)
      for (const change of await changedLately(db, actor.customerId))
        if (await sight.sees(change)) await stream.write(message(newest, change))
      return new Set<number>()
    }
    const { events, isComplete } = await eventsAfter(db, lastEventId, actor.customerId)
    if (!isComplete) await stream.write(message(newest, readEverything))
    for (const event of events)
      if (await sight.sees(event)) await stream.write(message(event.eventId, await toWire(event, actor)))
    return new Set(events.map(({ eventId }) => eventId))
  }

  const open: EventStreams['open'] = async (reply, actor) => {
    const givePlaceBack = takePlace(actor.userId)
    try {
      await openInPlace(reply, actor, givePlaceBack)
    } catch (error) {
      givePlaceBack()
      throw error
    }
  }

  const openInPlace = async (reply: FastifyReply, actor: Actor, givePlaceBack: () => void): Promise<void> => {
    const { customerId, sessionId } = actor
    const sight = sessionId === null ? undefined : new Sight(db, sessionId, actor)
    if (!sight || !(await sight.look())) throw new AppError('not_signed_in')

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
        if (!(await sight.sees(event))) return
        // Clients come back by themselves, as whoever they are now.
        if (sight.concerns(event) && !(await sight.look())) return stream.end()
        await stream.write(message(event.eventId, await toWire(event, actor)))
      } catch (error) {
        fail(error)
      }
    })
    streams.add(stream)

    // Before catching up: what is published meanwhile waits in the queue.
    const unsubscribe = hub.subscribe(
      (event) => event.customerId === customerId || event.customerId === everybody,
      (event) => stream.push(event),
    )
    const heartbeat = setInterval(() => void stream.write(': still here\n\n'), heartbeatMs)
    const recheck = setInterval(() => {
      sight.look().then((isAlive) => isAlive || stream.end(), fail)
    }, recheckMs)
    // The client is gone without a word, as clients are.
    raw.on('error', (error) => {
      log.debug({ err: error }, 'an event stream was left')
      stream.end()
    })
    raw.on('close', () => {
      clearInterval(heartbeat)
      clearInterval(recheck)
      unsubscribe()
      streams.delete(stream)
      givePlaceBack()
    })

    try {
      await stream.write('retry: 3000\n\n')
      stream.goLive(await catchUp(stream, actor, lastEventIdOf(reply), sight))
    } catch (error) {
      fail(error)
    }
  }

  return { open, close: () => streams.forEach((stream) => stream.end()) }
}
