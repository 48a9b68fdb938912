import { describe, expect, it } from 'vitest'
import { isNarrowed, noFilters, readLogFilters, toLogQuery, writeLogFilters } from './activity.rules.ts'

const filters = { ...noFilters, range: { start: '2026-11-01', end: '2026-11-15' }, userId: 7 }
const aboutOne = { ...noFilters, kind: 'server', objectId: 12, act: 'power' } as const

describe('filters of the activity log', () => {
  it('live in the address and begin at the first page again', () => {
    const params = writeLogFilters(new URLSearchParams('tab=security&log-page=4'), filters)
    expect(params.toString()).toBe('tab=security&log-from=2026-11-01&log-to=2026-11-15&log-user=7')
    expect(readLogFilters(params)).toEqual(filters)
  })

  it('leave the address when they are taken away', () => {
    const params = new URLSearchParams('tab=security&log-from=2026-11-01&log-to=2026-11-15&log-user=7')
    expect(writeLogFilters(params, noFilters).toString()).toBe('tab=security')
  })

  it.each(['log-from=2026-11-01', 'log-from=x&log-to=2026-11-15', 'log-user=-1', 'log-user=me'])(
    'are none for %s',
    (address) => expect(isNarrowed(readLogFilters(new URLSearchParams(address)))).toBe(false),
  )

  it('ask the server for whole days', () => {
    expect(toLogQuery(filters)).toEqual({
      FromDate: '2026-11-01T00:00:00',
      ToDate: '2026-11-15T23:59:59.999',
      UserId: 7,
    })
    expect(toLogQuery(noFilters)).toEqual({})
  })

  it('narrow to one thing and one kind of act, in the list and in the file', () => {
    const params = writeLogFilters(new URLSearchParams('tab=security'), aboutOne)
    expect(params.toString()).toBe('tab=security&log-kind=server&log-object=12&log-act=power')
    expect(readLogFilters(params)).toEqual(aboutOne)
    expect(toLogQuery(aboutOne)).toEqual({ ObjectKind: 'server', ObjectId: 12, Act: 'power' })
    expect(isNarrowed(readLogFilters(new URLSearchParams('log-kind=nonsense&log-object=3&log-act=x')))).toBe(false)
  })
})
