import type { EventSourceMessage } from 'eventsource-parser'
import { openLiveEvents, type LiveEventsOptions } from './live-stream.ts'
import { canShare, standForLeader, type Candidate } from './stream-leader.ts'

/** The leader tells of the server's sign of life every 15 s, or of each failed attempt; after this long it has been frozen. */
const leaderSilenceMs = 90_000

/** What tabs tell each other; the first four come from the leader. */
type Said =
  | { kind: 'event'; message: EventSourceMessage }
  | { kind: 'live'; isLive: boolean }
  | { kind: 'beat' }
  | { kind: 'refused' }
  | { kind: 'hello' }

interface SharedEventsOptions extends Pick<LiveEventsOptions, 'token' | 'path' | 'seenAs' | 'onLive' | 'onRefused'> {
  onMessage(message: Pick<EventSourceMessage, 'data'>): void
  /** Changes may have gone by unheard: what is on the screen is to be read again. */
  onMissed(): void
}

/**
 * The event stream of all tabs of a browser: one of them reads it and tells the others. Browsers allow six connections to a
 * host over HTTP/1.1, so that a stream for each tab would leave none for the seventh. A page that is left, also for the
 * browser's back/forward cache, keeps none. Ends with the returned function.
 */
export const openSharedEvents = (options: SharedEventsOptions, page: EventTarget = globalThis) => {
  const { onMessage, onLive, onMissed, onRefused } = options
  let lastEventId = ''
  let isLive: boolean | undefined
  let mayHaveMissed = false
  let leave: (() => void) | undefined

  const hear = (said: Said) => {
    if (said.kind === 'event') {
      lastEventId = said.message.id ?? lastEventId
      onMessage(said.message)
    }
    if (said.kind === 'live') hearLive(said.isLive)
    if (said.kind === 'refused') {
      end()
      onRefused()
    }
  }
  const hearLive = (isLiveNow: boolean) => {
    if (isLive !== isLiveNow) onLive(isLiveNow)
    isLive = isLiveNow
    if (isLive && mayHaveMissed) onMissed()
    mayHaveMissed = !isLive
  }

  const join = async () => {
    let isLeft = false
    let close: (() => void) | undefined
    leave = () => {
      isLeft = true
      close?.()
    }
    const name = await nameOf(options)
    if (!isLeft)
      close = joinTabs(name, { options, hear, lastEventId: () => lastEventId, isLive: () => isLive, onSilence })
  }
  const onSilence = () => {
    mayHaveMissed = true
  }

  const onHide = () => leave?.()
  const onShow = (event: Event) => {
    if (!('persisted' in event && event.persisted)) return
    mayHaveMissed = true
    isLive = undefined
    void join()
  }
  const end = () => {
    page.removeEventListener('pagehide', onHide)
    page.removeEventListener('pageshow', onShow)
    leave?.()
  }
  page.addEventListener('pagehide', onHide)
  page.addEventListener('pageshow', onShow)
  void join()
  return end
}

interface Tab {
  options: SharedEventsOptions
  hear: (said: Said) => void
  lastEventId: () => string
  isLive: () => boolean | undefined
  onSilence: () => void
}

/** Takes part: as one who listens, and as the one who reads the stream while this tab leads. */
const joinTabs = (name: string, { options, hear, lastEventId, isLive, onSilence }: Tab) => {
  const channel = name ? new BroadcastChannel(name) : undefined
  let isLeading = false
  let heardAtMs = Date.now()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  const tellOthers = (said: Said) => channel?.postMessage(said)
  const tell = (said: Said) => {
    tellOthers(said)
    hear(said)
  }

  const candidate: Candidate = standForLeader(name, () => {
    isLeading = true
    const { token, path, seenAs } = options
    const close = openLiveEvents({
      token,
      ...(path !== undefined && { path }),
      ...(seenAs !== undefined && { seenAs }),
      lastEventId: lastEventId(),
      onBeat: () => tellOthers({ kind: 'beat' }),
      onMessage: (message) => tell({ kind: 'event', message }),
      onLive: (isLiveNow) => tell({ kind: 'live', isLive: isLiveNow }),
      onRefused: () => tell({ kind: 'refused' }),
    })
    return () => {
      isLeading = false
      heardAtMs = Date.now()
      close()
    }
  })

  channel?.addEventListener('message', ({ data: said }: MessageEvent<Said>) => {
    heardAtMs = Date.now()
    if (said.kind !== 'hello') return hear(said)
    const state = isLive()
    if (isLeading && state !== undefined) tellOthers({ kind: 'live', isLive: state })
  })
  tellOthers({ kind: 'hello' })

  // A hidden tab may itself be slowed down by the browser; whoever is looked at sees to the stream.
  const watch = setInterval(() => {
    if (isLeading || document.visibilityState !== 'visible' || Date.now() - heardAtMs < leaderSilenceMs) return
    heardAtMs = Date.now()
    onSilence()
    candidate.takeOver()
  }, leaderSilenceMs / 3)

  return () => {
    clearInterval(watch)
    candidate.leave()
    channel?.close()
  }
}

/** Tabs with the same token and the same view share a stream; empty where nothing can be shared. The token itself is named nowhere. */
const nameOf = async ({ token, path = '', seenAs = null }: SharedEventsOptions) => {
  if (!canShare()) return ''
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${path} ${seenAs} ${token}`))
  return `sarv.events ${Array.from(new Uint8Array(digest).slice(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
