import { serviceStatus } from '@sarv/contract/enums'
import { readLabels, writeLabels, type LabelWish } from '@sarv/contract/portal/labels/labels.rules'

/** What narrows the list, besides the words in the search box. */
export interface ServiceFilters {
  productId: number
  kind: string | null
  projectId: number | null
  datacenterId: number | null
  statusId: number | null
  labels: readonly LabelWish[]
  isWithoutLabel: boolean
}

/** In place of a label in the address; no label is called so, because a key begins with a letter. */
const noLabel = '-'

const idOf = (text: string | null): number | null => {
  const id = Number(text)
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

export const readFilters = (params: URLSearchParams): ServiceFilters => {
  const label = params.get('label') ?? ''
  const status = idOf(params.get('status'))
  return {
    productId: idOf(params.get('product')) ?? 0,
    kind: params.get('kind'),
    projectId: idOf(params.get('project')),
    datacenterId: idOf(params.get('datacenter')),
    statusId: status !== null && serviceStatus.has(status) ? status : null,
    labels: label === noLabel ? [] : readLabels(label),
    isWithoutLabel: label === noLabel,
  }
}

/** The address with these filters, on its first page. */
export const writeFilters = (params: URLSearchParams, change: Partial<ServiceFilters>): URLSearchParams => {
  const filters = { ...readFilters(params), ...change }
  const next = new URLSearchParams(params)
  const put = (name: string, value: string | number | null) =>
    value ? next.set(name, String(value)) : next.delete(name)
  put('product', filters.productId)
  put('kind', filters.kind)
  put('project', filters.projectId)
  put('datacenter', filters.datacenterId)
  put('status', filters.statusId)
  put('label', filters.isWithoutLabel ? noLabel : writeLabels(filters.labels))
  next.delete('page')
  return next
}

/** As the server takes them; what is not asked for is left out. */
export const toFilterQuery = (filters: ServiceFilters) => ({
  ServiceType: filters.kind ?? undefined,
  ProjectId: filters.projectId ?? undefined,
  DatacenterId: filters.datacenterId ?? undefined,
  StatusId: filters.statusId ?? undefined,
  Labels: writeLabels(filters.labels) || undefined,
  WithoutLabel: filters.isWithoutLabel || undefined,
})

export const isNarrowing = ({ productId, labels, ...filters }: ServiceFilters): boolean =>
  productId !== 0 || labels.length > 0 || Object.values(filters).some(Boolean)

const noFilters: ServiceFilters = {
  productId: 0,
  kind: null,
  projectId: null,
  datacenterId: null,
  statusId: null,
  labels: [],
  isWithoutLabel: false,
}

export const withoutFilters = (params: URLSearchParams): URLSearchParams => writeFilters(params, noFilters)

/** What of an address is worth keeping under a name: not the page. Two of the same filters are the same text. */
export const viewOf = (params: URLSearchParams): string => {
  const kept = new URLSearchParams(params)
  kept.delete('page')
  kept.delete('size')
  kept.sort()
  return kept.toString()
}
