import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import {
  type ListAddress,
  type PageSize,
  readListAddress,
  type Sort,
  toggledSort,
  writeListAddress,
  writeSort,
} from './list-state.ts'

const typingPauseMs = 250

export interface ListState {
  /** What stands in the search box now. */
  search: string
  sort: Sort | undefined
  /** `undefined` while the address names no page. */
  page: number | undefined
  filter: string | undefined
  /** Rows of a page, when another number than the list's own was chosen. */
  size: PageSize | undefined
  isNarrowed: boolean
  setSearch: (search: string) => void
  toggleSort: (column: string) => void
  setPage: (page: number) => void
  setFilter: (filter: string | undefined) => void
  setSize: (size: PageSize) => void
  /** Takes the search and the filter away. */
  widen: () => void
  /** The query of a list that the server pages; the search follows when the typing pauses. */
  toQuery: (pageSize?: number) => { PageNumber: number; PageSize: number; Search?: string; Sort?: string }
}

interface ListStateOptions {
  /** Keeps two lists on one page apart in the address. */
  prefix?: string
  /** The order before anyone chose one. */
  sort?: Sort
}

/** Search, order, page and status filter of a list, kept in the URL: they survive reload, "back" and sending the link. */
export function useListState({ prefix, sort: firstSort }: ListStateOptions = {}): ListState {
  const [params, setParams] = useSearchParams()
  const address = readListAddress(params, prefix)
  const change = (part: Partial<ListAddress>, { isUrgent = true } = {}) => {
    // The address itself, not the last render of it: two changes may come before the next one.
    const now = new URLSearchParams(location.search)
    const next = writeListAddress(now, { ...readListAddress(now, prefix), page: undefined, ...part }, prefix)
    // The same address again would undo a way to another page that has just begun.
    if (String(next) === String(now)) return
    setParams(next, {
      replace: true,
      preventScrollReset: true,
      // Without it the router renders the change as a transition, and a press on a column's head answers late.
      flushSync: isUrgent,
    })
  }
  const { typed, type } = useTyping(address.search, (search) => change({ search }, { isUrgent: false }))
  const sort = address.sort ?? firstSort
  const search = typed ?? address.search

  return {
    search,
    sort,
    page: typed === undefined ? address.page : 1,
    filter: address.filter,
    size: address.size,
    isNarrowed: search.trim() !== '' || address.filter !== undefined,
    setSearch: type,
    toggleSort: (column) => change({ sort: toggledSort(sort, column) }),
    setPage: (page) => change({ page }),
    setFilter: (filter) => change({ filter }),
    setSize: (size) => change({ size }),
    widen: () => {
      type('')
      change({ search: '', filter: undefined })
    },
    toQuery: (pageSize = 10) => ({
      PageNumber: address.page ?? 1,
      PageSize: pageSize,
      Search: address.search || undefined,
      Sort: sort && writeSort(sort),
    }),
  }
}

/** The address follows when the typing pauses (browsers allow few changes of it); until then the text is kept here. */
function useTyping(settled: string, settle: (search: string) => void) {
  const [typed, setTyped] = useState<string>()
  if (typed === settled) setTyped(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latestSettle = useRef(settle)
  useEffect(() => {
    latestSettle.current = settle
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  const type = (search: string) => {
    setTyped(search)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latestSettle.current(search), typingPauseMs)
  }
  return { typed, type }
}
