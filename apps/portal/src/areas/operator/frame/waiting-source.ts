import type { ReactNode } from 'react'
import type { ListQuery } from '../../../ui/ListTable.tsx'

export interface WaitingAct {
  label: string
  run: () => void
  disabledReason?: string | undefined
  isDanger?: boolean
}

/** One thing that waits for an operator, whatever kind it is. */
export interface WaitingItem {
  /** Unique among all kinds. */
  id: string
  kind: string
  /** Null: of nobody, such as gift codes for everyone. */
  customerId: number | null
  customer: string | null
  /** What is asked for, in one or a few lines. */
  what: ReactNode
  /** How far it has come, where it has steps. */
  state?: ReactNode
  /** When it began to wait. */
  since: string
  /** Buttons of the row, the usual one first. */
  acts: readonly WaitingAct[]
}

/** A kind of thing that waits: its items, and the dialog of the act that was pressed. */
export interface WaitingSource {
  query: Omit<ListQuery<unknown>, 'data' | 'currentData'>
  /** Undefined: not read yet, or not for this role. */
  items: readonly WaitingItem[] | undefined
  dialog: ReactNode
}

/** All kinds in one list, what has waited longest first. */
export const oldestFirst = (sources: readonly Pick<WaitingSource, 'items'>[]): WaitingItem[] =>
  sources.flatMap(({ items }) => items ?? []).toSorted((one, other) => one.since.localeCompare(other.since))

/** One list of several calls: it stands there once each has answered or failed. */
export const asOneQuery = (sources: readonly WaitingSource[]): ListQuery<WaitingItem> => {
  const failed = sources.find(({ query }) => query.isError)
  const isComing = sources.some(({ items, query }) => items === undefined && !query.isError)
  return {
    ...(isComing ? {} : { data: oldestFirst(sources) }),
    isFetching: sources.some(({ query }) => query.isFetching),
    ...(failed && { isError: true, error: failed.query.error }),
    refetch: () => sources.forEach(({ query }) => void query.refetch()),
  }
}
