import { describe, expect, it } from 'vitest'
import {
  type Column,
  pageOfRows,
  pageOfServer,
  searchIndexOf,
  searchRows,
  sortRows,
  topRowsFirst,
} from './list-rows.ts'
import { readListAddress, toggledSort, writeListAddress } from './list-state.ts'

interface Server {
  name: string
  ip?: string
  cost: number | null
}

const columns: Column<Server>[] = [
  { id: 'name', label: 'name', value: ({ name }) => name, searched: true },
  { id: 'ip', label: 'ip', searched: ({ ip }) => ip ?? '' },
  { id: 'cost', label: 'cost', value: ({ cost }) => cost },
]

const servers: Server[] = [
  { name: 'web-10', ip: '203.0.113.10', cost: 300 },
  { name: 'web-2', ip: '203.0.113.2', cost: null },
  { name: 'پایگاه داده', cost: 1000 },
  { name: 'آزمایشی', cost: 20 },
]

const names = (rows: readonly Server[]) => rows.map(({ name }) => name)

describe('searching a list', () => {
  const found = (search: string) => names(searchRows(servers, searchIndexOf(servers, columns), search))

  it.each([
    ['', ['web-10', 'web-2', 'پایگاه داده', 'آزمایشی']],
    ['  ', ['web-10', 'web-2', 'پایگاه داده', 'آزمایشی']],
    ['WEB', ['web-10', 'web-2']],
    ['113.۱۰', ['web-10']],
    ['آزمايشي', ['آزمایشی']],
    ['پایگاه‌داده', ['پایگاه داده']],
    ['1000', []],
  ])('finds by %j', (search, expected) => expect(found(search)).toEqual(expected))

  it('never joins the end of one text to the beginning of the next', () => {
    expect(found('10203')).toEqual([])
  })

  it('looks into each of several texts of a column', () => {
    const both: Column<Server>[] = [{ id: 'both', label: 'both', searched: ({ name, ip = '' }) => [name, ip] }]
    expect(names(searchRows(servers, searchIndexOf(servers, both), '113.2'))).toEqual(['web-2'])
  })
})

describe('rows that stay on top', () => {
  const isCheap = ({ cost }: Server) => cost !== null && cost <= 300
  const sorted = sortRows(servers, columns, { column: 'name', direction: 'ascending' })

  it('stand before all others, each part in the order that was chosen', () => {
    expect(names(topRowsFirst(sorted, isCheap))).toEqual(['آزمایشی', 'web-10', 'پایگاه داده', 'web-2'])
  })

  it('are counted among the rows of the first page, and of no other', () => {
    const pages = [1, 2].map((page) => names(pageOfRows(topRowsFirst(sorted, isCheap), page, 3).rows))
    expect(pages).toEqual([['آزمایشی', 'web-10', 'پایگاه داده'], ['web-2']])
  })

  it.each([
    ['nothing is kept there', undefined],
    ['no row is one of them', () => false],
  ])('change nothing where %s', (_, isOnTop) => expect(topRowsFirst(sorted, isOnTop)).toBe(sorted))
})

describe('sorting a list', () => {
  it('orders names as Persian readers do', () => {
    const sorted = sortRows(servers, columns, { column: 'name', direction: 'ascending' })
    expect(names(sorted)).toEqual(['آزمایشی', 'پایگاه داده', 'web-2', 'web-10'])
  })

  it('orders numbers by value and keeps rows without one at the end in both directions', () => {
    const costs = (direction: 'ascending' | 'descending') =>
      sortRows(servers, columns, { column: 'cost', direction }).map(({ cost }) => cost)
    expect(costs('ascending')).toEqual([20, 300, 1000, null])
    expect(costs('descending')).toEqual([1000, 300, 20, null])
  })

  it.each([
    undefined,
    { column: 'ip', direction: 'ascending' as const },
    { column: 'gone', direction: 'ascending' as const },
  ])('leaves the rows as they came for %j', (sort) => expect(sortRows(servers, columns, sort)).toBe(servers))

  it('turns the direction on the same column and starts ascending on another', () => {
    expect(toggledSort(undefined, 'name')).toEqual({ column: 'name', direction: 'ascending' })
    expect(toggledSort({ column: 'name', direction: 'ascending' }, 'name').direction).toBe('descending')
    expect(toggledSort({ column: 'name', direction: 'descending' }, 'name').direction).toBe('ascending')
    expect(toggledSort({ column: 'name', direction: 'ascending' }, 'cost').direction).toBe('ascending')
  })
})

describe('paging a list', () => {
  const rows = Array.from({ length: 23 }, (_, index) => index + 1)

  it.each([
    [1, { page: 1, from: 1, to: 10 }],
    [3, { page: 3, from: 21, to: 23 }],
    [9, { page: 3, from: 21, to: 23 }],
  ])('cuts page %d', (wanted, expected) => {
    expect(pageOfRows(rows, wanted, 10)).toMatchObject({ ...expected, pages: 3, total: 23 })
  })

  it('has one empty page when there is nothing', () => {
    expect(pageOfRows([], 1, 10)).toMatchObject({ rows: [], page: 1, pages: 1, total: 0, from: 0, to: 0 })
  })

  it('counts by the total when the server cut the page', () => {
    expect(pageOfServer([11, 12], 2, 10, 12)).toEqual({
      rows: [11, 12],
      page: 2,
      pages: 2,
      total: 12,
      from: 11,
      to: 12,
    })
  })
})

describe('a list in the address', () => {
  it('comes back from the URL as it was written', () => {
    const address = {
      search: 'وب',
      sort: { column: 'cost', direction: 'descending' as const },
      page: 3,
      filter: 'active',
      size: 100,
    }
    const written = writeListAddress(new URLSearchParams('tab=ip'), address, 'ip-')
    expect(written.get('tab')).toBe('ip')
    expect(written.get('ip-sort')).toBe('-cost')
    expect(readListAddress(new URLSearchParams(written.toString()), 'ip-')).toEqual(address)
  })

  it('can show everything on one page', () => {
    expect(readListAddress(new URLSearchParams('size=all')).size).toBe('all')
  })

  it('leaves out what says nothing', () => {
    const written = writeListAddress(new URLSearchParams('q=old&page=2&status=off'), { search: '', page: 1 })
    expect(written.toString()).toBe('')
  })

  it.each(['0', '-1', '1.5', 'x', ''])('takes page %j for none', (page) => {
    expect(readListAddress(new URLSearchParams({ page })).page).toBeUndefined()
  })
})
