export interface Sort {
  column: string
  direction: 'ascending' | 'descending'
}

/** What a list's address says about it. */
export interface ListAddress {
  search: string
  sort?: Sort
  page?: number
  /** The chosen status segment. */
  filter?: string
  /** Rows of a page, where another number than the usual one was chosen. */
  size?: PageSize
}

export type PageSize = number | 'all'

const readSort = (text: string | null): Sort | undefined => {
  if (!text) return undefined
  return text.startsWith('-')
    ? { column: text.slice(1), direction: 'descending' }
    : { column: text, direction: 'ascending' }
}

const readCount = (text: string | null): number | undefined => {
  const count = Number(text)
  return Number.isSafeInteger(count) && count >= 1 ? count : undefined
}

const readSize = (text: string | null): PageSize | undefined => (text === 'all' ? text : readCount(text))

/** Sort as the URL and the server write it: `name`, or `-name` for descending. */
export const writeSort = (sort: Sort): string => (sort.direction === 'descending' ? `-${sort.column}` : sort.column)

export const readListAddress = (params: URLSearchParams, prefix = ''): ListAddress => ({
  search: params.get(`${prefix}q`) ?? '',
  sort: readSort(params.get(`${prefix}sort`)),
  page: readCount(params.get(`${prefix}page`)),
  filter: params.get(`${prefix}status`) ?? undefined,
  size: readSize(params.get(`${prefix}size`)),
})

/** The parameters with the list's part replaced; what is empty or the first page is left out, so that links stay short. */
export const writeListAddress = (params: URLSearchParams, address: ListAddress, prefix = ''): URLSearchParams => {
  const next = new URLSearchParams(params)
  const put = (name: string, value: string | undefined) =>
    value ? next.set(prefix + name, value) : next.delete(prefix + name)
  put('q', address.search)
  put('sort', address.sort && writeSort(address.sort))
  put('page', address.page && address.page > 1 ? String(address.page) : undefined)
  put('status', address.filter)
  put('size', address.size?.toString())
  return next
}

/** A press on a column's head: the other direction, or ascending in a new column. */
export const toggledSort = (sort: Sort | undefined, column: string): Sort => ({
  column,
  direction: sort?.column === column && sort.direction === 'ascending' ? 'descending' : 'ascending',
})
