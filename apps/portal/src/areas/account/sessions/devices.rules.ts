import type { SessionListItem } from '@sarv/client/account.generated'

/** This device first, then those that were used last. Date-times of the wire sort as text. */
export const inOrder = (sessions: readonly SessionListItem[]): SessionListItem[] =>
  [...sessions].sort(
    (one, other) =>
      Number(other.isCurrent) - Number(one.isCurrent) || other.lastUseDate.localeCompare(one.lastUseDate, 'en'),
  )
