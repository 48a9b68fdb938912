import type { WireRange } from '../../../ui/wire-dates.ts'

/** What the log is narrowed to, as its address says it. */
export interface LogFilters {
  range: WireRange | null
  userId: number | null
}

const names = { from: 'log-from', to: 'log-to', user: 'log-user', page: 'log-page' }

const dayPattern = /^\d{4}-\d{2}-\d{2}$/

const readDay = (text: string | null): string | undefined => (text && dayPattern.test(text) ? text : undefined)

const readId = (text: string | null): number | null => {
  const id = Number(text)
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

export const readLogFilters = (params: URLSearchParams): LogFilters => {
  const start = readDay(params.get(names.from))
  const end = readDay(params.get(names.to))
  return { range: start && end ? { start, end } : null, userId: readId(params.get(names.user)) }
}

/** The parameters with the log's filters replaced; what was found on a page of the former rows is elsewhere now. */
export const writeLogFilters = (params: URLSearchParams, { range, userId }: LogFilters): URLSearchParams => {
  const next = new URLSearchParams(params)
  const put = (name: string, value: string | undefined) => (value ? next.set(name, value) : next.delete(name))
  put(names.from, range?.start)
  put(names.to, range?.end)
  put(names.user, userId ? String(userId) : undefined)
  next.delete(names.page)
  return next
}

export const isNarrowed = ({ range, userId }: LogFilters): boolean => range !== null || userId !== null

/** Both days whole: from the first moment of one to the last of the other. */
export const toLogQuery = ({ range, userId }: LogFilters) => ({
  ...(range && { fromDate: `${range.start}T00:00:00`, toDate: `${range.end}T23:59:59.999` }),
  ...(userId !== null && { userId }),
})
