import { acts, type Act } from '@sarv/contract/account/user-log/activity.rules'
import { objectKinds, type ObjectKind } from '@sarv/contract/objects'
import type { WireRange } from '../../../ui/wire-dates.ts'

/** What the log is narrowed to, as its address says it. */
export interface LogFilters {
  range: WireRange | null
  userId: number | null
  kind: ObjectKind | null
  /** One thing of that kind. */
  objectId: number | null
  act: Act | null
}

export const noFilters: LogFilters = { range: null, userId: null, kind: null, objectId: null, act: null }

const names = {
  from: 'log-from',
  to: 'log-to',
  user: 'log-user',
  kind: 'log-kind',
  object: 'log-object',
  act: 'log-act',
  page: 'log-page',
}

const readOneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null

const dayPattern = /^\d{4}-\d{2}-\d{2}$/

const readDay = (text: string | null): string | undefined => (text && dayPattern.test(text) ? text : undefined)

const readId = (text: string | null): number | null => {
  const id = Number(text)
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

export const readLogFilters = (params: URLSearchParams): LogFilters => {
  const start = readDay(params.get(names.from))
  const end = readDay(params.get(names.to))
  const kind = readOneOf(objectKinds, params.get(names.kind))
  return {
    range: start && end ? { start, end } : null,
    userId: readId(params.get(names.user)),
    kind,
    objectId: kind && readId(params.get(names.object)),
    act: readOneOf(acts, params.get(names.act)),
  }
}

/** The parameters with the log's filters replaced; what was found on a page of the former rows is elsewhere now. */
export const writeLogFilters = (params: URLSearchParams, filters: LogFilters): URLSearchParams => {
  const { range, userId, kind, objectId, act } = filters
  const next = new URLSearchParams(params)
  const put = (name: string, value: string | undefined) => (value ? next.set(name, value) : next.delete(name))
  put(names.from, range?.start)
  put(names.to, range?.end)
  put(names.user, userId ? String(userId) : undefined)
  put(names.kind, kind ?? undefined)
  put(names.object, kind && objectId ? String(objectId) : undefined)
  put(names.act, act ?? undefined)
  next.delete(names.page)
  return next
}

export const isNarrowed = (filters: LogFilters): boolean => Object.values(filters).some((value) => value !== null)

/** As the wire names them. Both days whole: from the first moment of one to the last of the other. */
export const toLogQuery = ({ range, userId, kind, objectId, act }: LogFilters) => ({
  ...(range && { FromDate: `${range.start}T00:00:00`, ToDate: `${range.end}T23:59:59.999` }),
  ...(userId !== null && { UserId: userId }),
  ...(kind !== null && { ObjectKind: kind }),
  ...(kind !== null && objectId !== null && { ObjectId: objectId }),
  ...(act !== null && { Act: act }),
})
