import { operatorApi } from '@sarv/client/operator-api'
import { operatorEvents } from '@sarv/client/operator/operator-operations.calls.generated'
import { operatorGroups, type OperatorGroup } from '@sarv/contract/operator/operator-groups'
import { useEffect, useSyncExternalStore } from 'react'
import { openSharedEvents } from '../../../shell/shared-events.ts'
import { createValueStore } from '../../../shell/value-store.ts'
import { reportOperatorError } from '../operator-sessions/operator-request.ts'
import { useOperatorSession } from '../operator-sessions/operator-session.ts'
import { operatorStore } from './operator-store.ts'

/** Several changes within this time are one re-read. */
const gatherMs = 200
const pollWhileLostMs = 15_000
/** That nothing was heard of an engine for a while is no event: somebody has to look at the clock. */
const clockMs = 60_000

const isLost = createValueStore(false)

/** What a message makes stale; nothing where it cannot be read. */
export const readOperatorEvent = (data: string): readonly OperatorGroup[] => {
  try {
    const event: unknown = JSON.parse(data)
    if (typeof event !== 'object' || event === null) return []
    const { group }: { group?: unknown } = event
    return group === null ? operatorGroups : operatorGroups.filter((known) => known === group)
  } catch {
    return []
  }
}

const connect = (token: string) => {
  const stale = new Set<OperatorGroup>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const reread = (groups: Iterable<OperatorGroup>) =>
    operatorStore.dispatch(operatorApi.util.invalidateTags([...groups]))
  const flush = () => {
    timer = undefined
    reread(stale)
    stale.clear()
  }
  const close = openSharedEvents({
    token,
    path: operatorEvents.path,
    onMessage: ({ data }) => {
      for (const group of readOperatorEvent(data)) stale.add(group)
      if (stale.size > 0) timer ??= setTimeout(flush, gatherMs)
    },
    onLive: (isLive) => isLost.set(!isLive),
    // The stream resumes where it stopped, but a restarted server may have forgotten what was missed.
    onMissed: () => reread(operatorGroups),
    onRefused: () => reportOperatorError({ status: 401 }),
  })
  return () => {
    clearTimeout(timer)
    close()
    isLost.set(false)
  }
}

/** Of the frame: what is on the screen is read again when it changes. */
export const useOperatorEvents = () => {
  const { accessToken } = useOperatorSession()
  useEffect(() => (accessToken ? connect(accessToken) : undefined), [accessToken])
}

export const useIsOperatorStreamLost = () => useSyncExternalStore(isLost.subscribe, isLost.get)

/** For the reads that poll while the stream is down: `useOperatorLimitRequestListQuery(args, useOperatorPolling())`. */
export const useOperatorPolling = () => ({ pollingInterval: useIsOperatorStreamLost() ? pollWhileLostMs : 0 })

/** For what also changes by the clock alone. */
export const useClockPolling = () => ({ pollingInterval: useIsOperatorStreamLost() ? pollWhileLostMs : clockMs })
