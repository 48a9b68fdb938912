/** A place in the line of tabs of which one, the leader, does something for all of them. */
export interface Candidate {
  /** Steps down, or out of the line; the next tab leads. */
  leave(): void
  /** Leads at once, in place of a leader that says nothing any more. */
  takeOver(): void
}

/** Called when this tab leads; what it returns is called when it does no longer. */
type Lead = () => () => void

/** The leader holds a lock of the browser, which passes to the next in line when its tab is closed, crashes or steps down. */
const standForLock = (locks: LockManager, name: string, lead: Lead): Candidate => {
  let isOut = false
  let waiting = new AbortController()
  let stepDown: (() => void) | undefined

  const hold = () =>
    new Promise<void>((resolve) => {
      if (isOut) return resolve()
      const stop = lead()
      stepDown = () => {
        stepDown = undefined
        stop()
        resolve()
      }
    })

  const stand = async (options: LockOptions) => {
    try {
      await locks.request(name, options, hold)
    } catch {
      // Left the line, or another tab took over.
    }
    const wasLeading = stepDown !== undefined
    stepDown?.()
    if (wasLeading && !isOut) wait()
  }
  const wait = () => {
    waiting = new AbortController()
    void stand({ signal: waiting.signal })
  }

  wait()
  return {
    leave: () => {
      isOut = true
      waiting.abort()
      stepDown?.()
    },
    takeOver: () => {
      if (isOut || stepDown) return
      waiting.abort()
      void stand({ steal: true })
    },
  }
}

/** Without locks (the page came over plain HTTP) every tab leads itself while somebody looks at it: hidden tabs hold no connection. */
const leadWhileVisible = (lead: Lead): Candidate => {
  let stop: (() => void) | undefined
  const look = () => {
    if (document.visibilityState === 'visible') stop ??= lead()
    else {
      stop?.()
      stop = undefined
    }
  }
  document.addEventListener('visibilitychange', look)
  look()
  return {
    leave: () => {
      document.removeEventListener('visibilitychange', look)
      stop?.()
    },
    takeOver: () => {},
  }
}

/** Browsers lock and hash only for pages that came over TLS or from this machine. */
export const canShare = () =>
  'BroadcastChannel' in globalThis && !!globalThis.navigator?.locks && !!globalThis.crypto?.subtle

/** Puts this tab in line; of all tabs that stand by the same name, one leads. Without a name each leads for itself. */
export const standForLeader = (name: string, lead: Lead): Candidate =>
  name ? standForLock(navigator.locks, name, lead) : leadWhileVisible(lead)
