import { activityTitle, changedFieldName, changedValue } from '@sarv/contract/account/user-log/activity.fa'
import type { ObjectKind } from '@sarv/contract/objects'
import type { ActivityChange, ActivityObject } from '@sarv/contract/account/user-log/user-log.schemas'

interface LoggedData {
  object?: { kind: ObjectKind; id: number; name: string | null }
  others?: { kind: ObjectKind; id: number; name: string | null }[]
  project?: { id: number; name: string | null }
  before?: Record<string, unknown> | null
  after?: Record<string, unknown> | null
}

/** Lines that were written by earlier versions name fewer things, or none. */
const parse = (data: string | null): LoggedData => {
  try {
    const parsed: unknown = JSON.parse(data ?? '{}')
    return typeof parsed === 'object' && parsed !== null ? parsed : {}
  } catch {
    return {}
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Field by field, what it was and what it became; what stayed is left out. */
const changesOf = ({ before, after }: LoggedData): ActivityChange[] => {
  const [old, now] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}]
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((field) => {
    const [from, to] = [changedValue(field, old[field]), changedValue(field, now[field])]
    return from === to ? [] : [{ field, label: changedFieldName(field), before: from, after: to }]
  })
}

export interface Description {
  title: string
  object: ActivityObject | null
  others: ActivityObject[]
  project: { id: number; name: string | null } | null
  changes: ActivityChange[]
}

/** What a line of the audit log tells people. */
export const describe = ({ event, data }: { event: string; data: string | null }): Description => {
  const logged = parse(data)
  const changes = changesOf(logged)
  return {
    title: activityTitle(
      event,
      changes.map(({ field }) => field),
    ),
    object: logged.object ?? null,
    others: logged.others ?? [],
    project: logged.project ?? null,
    changes,
  }
}
