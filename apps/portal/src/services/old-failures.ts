import type { OperationListItem } from '@sarv/client/portal.generated'
import { wireToUtc } from '../format/dates.ts'
import { nowOnWire } from '../format/relative.ts'
import { createBrowserStore } from '../shell/browser-store.ts'
import { isRetryAskedFirst } from '../shell/retry-operation.rules.ts'

const dayMs = 86_400_000

/** The failure whose message was closed last, on this device. */
export const closedFailure = createBrowserStore<number | null>('sarv.closed-failure', {
  parse: (text) => Number(text) || null,
  format: (id) => (id === null ? null : String(id)),
})

/** A failure of a day ago says nothing about a service that works; one that was never made stays failed. */
export const isOldFailure = (
  { kind, createDate, endDate }: Pick<OperationListItem, 'kind' | 'createDate' | 'endDate'>,
  now: string = nowOnWire(),
): boolean => {
  if (!isRetryAskedFirst(kind)) return false
  const [then, today] = [wireToUtc(endDate ?? createDate), wireToUtc(now)]
  return then !== undefined && today !== undefined && today.getTime() - then.getTime() > dayMs
}
