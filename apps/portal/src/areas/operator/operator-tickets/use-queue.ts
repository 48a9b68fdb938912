import { useOperatorTicketListQuery } from '@sarv/client/operator.generated'
import { businessUnit, issuePriority, issueStatus, productCategory } from '@sarv/contract/enums'
import type { EnumTable } from '@sarv/contract/define-enum'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useClockPolling } from '../frame/operator-live.ts'
import { ticketsText } from './operator-tickets.fa.ts'

const text = ticketsText.filters
const pageSize = 30
const typingPauseMs = 250

export const queueFilters: readonly { name: string; table: EnumTable; label: string; any: string }[] = [
  { name: 'status', table: issueStatus, label: text.status, any: text.open },
  { name: 'unit', table: businessUnit, label: text.unit, any: text.any },
  { name: 'priority', table: issuePriority, label: text.priority, any: text.any },
  { name: 'product', table: productCategory, label: text.product, any: text.any },
]

const owners = ['mine', 'nobody'] as const
export type QueueOwner = (typeof owners)[number] | 'all'

const useLate = (value: string): string => {
  const [late, setLate] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setLate(value), typingPauseMs)
    return () => clearTimeout(timer)
  }, [value])
  return late
}

/** The queue as it is narrowed; what narrows it stands in the address and goes along from ticket to ticket. */
export const useQueue = () => {
  const [params, setParams] = useSearchParams()
  const [size, setSize] = useState(pageSize)
  const set = (name: string, value: string) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        if (value === '') next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )
  const search = params.get('q') ?? ''
  const Search = useLate(search).trim()
  const owner: QueueOwner = owners.find((one) => one === params.get('owner')) ?? 'all'
  const [StatusId, BusinessUnitId, PriorityId, ProductId] = queueFilters.map(({ name, table }) => {
    const id = Number(params.get(name))
    return table.has(id) ? id : undefined
  })
  const query = useOperatorTicketListQuery(
    {
      PageSize: size,
      ...(Search !== '' && { Search }),
      ...(owner !== 'all' && { Owner: owner }),
      StatusId,
      BusinessUnitId,
      PriorityId,
      ProductId,
    },
    useClockPolling(),
  )
  const filtered = [StatusId, BusinessUnitId, PriorityId, ProductId]
  return {
    query,
    search,
    owner,
    set,
    filtered,
    isFiltered: filtered.some((value) => value !== undefined),
    isNarrowed: search !== '' || owner !== 'all' || filtered.some((value) => value !== undefined),
    /** Kept in links to tickets. */
    address: params.size > 0 ? `?${params.toString()}` : '',
    widen: () => setParams({}, { replace: true }),
    showMore: () => setSize((now) => Math.min(200, now + pageSize)),
  }
}

export type Queue = ReturnType<typeof useQueue>
