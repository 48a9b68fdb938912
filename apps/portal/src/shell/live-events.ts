import { useSyncExternalStore } from 'react'
import { createValueStore } from './value-store.ts'

type Stream = 'opening' | 'up' | 'lost'

export const streamState = createValueStore<Stream>('opening')

const useStream = () => useSyncExternalStore(streamState.subscribe, streamState.get)

/** Whether changes arrive by themselves: for what promises it. */
export const useIsStreamUp = () => useStream() === 'up'

/** Until the first connection has failed nothing is known to be lost, and nothing should poll or warn. */
export const useIsStreamLost = () => useStream() === 'lost'

const pollMs = 120_000

/** For the reads that poll while the stream is down: `useVmHostListQuery(args, { pollingInterval: usePollingInterval() })`. */
export const usePollingInterval = () => (useIsStreamLost() ? pollMs : 0)
