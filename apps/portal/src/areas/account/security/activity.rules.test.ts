import { describe, expect, it } from 'vitest'
import { isNarrowed, readLogFilters, toLogQuery, writeLogFilters } from './activity.rules.ts'

const filters = { range: { start: '2026-11-01', end: '2026-11-15' }, userId: 7 }

describe('filters of the activity log', () => {
  it('live in the address and begin at the first page again', () => {
    const params = writeLogFilters(new URLSearchParams('tab=security&log-page=4'), filters)
    expect(params.toString()).toBe('tab=security&log-from=2026-11-01&log-to=2026-11-15&log-user=7')
    expect(readLogFilters(params)).toEqual(filters)
  })

  it('leave the address when they are taken away', () => {
    const params = new URLSearchParams('tab=security&log-from=2026-11-01&log-to=2026-11-15&log-user=7')
    expect(writeLogFilters(params, { range: null, userId: null }).toString()).toBe('tab=security')
  })

  it.each(['log-from=2026-11-01', 'log-from=x&log-to=2026-11-15', 'log-user=-1', 'log-user=me'])(
    'are none for %s',
    (address) => expect(isNarrowed(readLogFilters(new URLSearchParams(address)))).toBe(false),
  )

  it('ask the server for whole days', () => {
    expect(toLogQuery(filters)).toEqual({
      fromDate: '2026-11-01T00:00:00',
      toDate: '2026-11-15T23:59:59.999',
      userId: 7,
    })
    expect(toLogQuery({ range: null, userId: null })).toEqual({})
  })
})
