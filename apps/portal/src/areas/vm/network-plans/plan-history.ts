import type { Changes } from './plan-changes.ts'

/** The plan as it is, and the ways back and forth. */
export interface PlanHistory {
  past: readonly Changes[]
  present: Changes
  future: readonly Changes[]
}

/** More steps back than anybody takes. */
const longest = 50

export const beginHistory = (present: Changes): PlanHistory => ({ past: [], present, future: [] })

/** What comes after a change of mind is no longer ahead. */
export const stepTo = ({ past, present }: PlanHistory, next: Changes): PlanHistory => ({
  past: [...past, present].slice(-longest),
  present: next,
  future: [],
})

export const undo = ({ past, present, future }: PlanHistory): PlanHistory | undefined => {
  const before = past.at(-1)
  return before && { past: past.slice(0, -1), present: before, future: [present, ...future] }
}

export const redo = ({ past, present, future }: PlanHistory): PlanHistory | undefined => {
  const [next, ...rest] = future
  return next && { past: [...past, present], present: next, future: rest }
}

export type HistoryKey = 'undo' | 'redo'

interface PressedKey {
  code: string
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
  altKey: boolean
}

/** By the place of the key: on a Persian keyboard Z is another letter. */
export const historyKeyOf = ({ code, ctrlKey, metaKey, shiftKey, altKey }: PressedKey): HistoryKey | undefined => {
  if (altKey || ctrlKey === metaKey) return undefined
  if (code === 'KeyZ') return shiftKey ? 'redo' : 'undo'
  return code === 'KeyY' && !shiftKey ? 'redo' : undefined
}
