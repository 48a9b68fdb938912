import { useIssueListQuery, type IssueListItem } from '@sarv/client/portal.generated'
import { useOrderListQuery } from '@sarv/client/financial.generated'
import { businessUnit, issuePriority, issueStatus, productCategory } from '@sarv/contract/enums'
import type { EnumTable } from '@sarv/contract/define-enum'
import { LifeBuoy, Plus } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { formatCount } from '../../../format/number.ts'
import { AnswerClock } from '../../../services/tickets/AnswerClock.tsx'
import { session } from '../../../shell/session.ts'
import { totalCountOfQuery } from '../../../shell/total-count.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { EnumChip } from '../../../ui/EnumChip.tsx'
import { FilterGrid } from '../../../ui/FilterGrid.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { ListPage } from '../../../ui/ListPage.tsx'
import { ListTable } from '../../../ui/ListTable.tsx'
import { Ltr } from '../../../ui/Ltr.tsx'
import { RowTitle } from '../../../ui/RowTitle.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { useListState } from '../../../ui/use-list-state.ts'
import { portalPaths as paths } from '../portal.paths.ts'
import { ticketsText as text } from './tickets.fa.ts'
import { TicketViews } from './TicketViews.tsx'

const newestFirst = { column: 'modifyDate', direction: 'descending' } as const

const filters = [
  ['status', issueStatus, text.filters.status, text.all.status],
  ['unit', businessUnit, text.filters.unit, text.all.unit],
  ['priority', issuePriority, text.filters.priority, text.all.priority],
  ['product', productCategory, text.filters.product, text.all.product],
] as const

/** No filter. */
const all = 0

const views = ['open', 'unread', 'mine'] as const

const idIn = (params: URLSearchParams, name: string, table: EnumTable): number | undefined => {
  const id = Number(params.get(name))
  return table.has(id) ? id : undefined
}

/** What the list is narrowed to, kept in the address beside its search. */
const useFilters = () => {
  const [params, setParams] = useSearchParams()
  const [status, unit, priority, product] = filters.map(([name, table]) => idIn(params, name, table))
  const service = Number(params.get('service')) || undefined
  const view = views.find((one) => one === params.get('view'))
  const set = (name: string, id: number) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        next.delete('page')
        if (id === all) next.delete(name)
        else next.set(name, String(id))
        return next
      },
      { replace: true },
    )
  return {
    values: [status, unit, priority, product] as const,
    service,
    query: {
      StatusId: status,
      BusinessUnitId: unit,
      PriorityId: priority,
      ProductId: product,
      OrderId: service,
      View: view,
    },
    isNarrowed: [status, unit, priority, product, service, view].some((value) => value !== undefined),
    set,
    clear: () => setParams({}, { replace: true }),
  }
}

/** `/portal/supports` */
export function TicketListPage() {
  const list = useListState({ sort: newestFirst })
  const filter = useFilters()
  const state = {
    ...list,
    isNarrowed: list.isNarrowed || filter.isNarrowed,
    widen: () => {
      list.widen()
      filter.clear()
    },
  }
  const query = useIssueListQuery({ ...list.toQuery(), ...filter.query })
  return (
    <ListPage
      title={text.title}
      query={query}
      actions={
        <LinkButton kind="primary" icon={Plus} href={paths.newTicket}>
          {text.newTicket}
        </LinkButton>
      }
    >
      <TicketViews canSave={state.isNarrowed} />
      <ListTable
        label={text.label}
        unit={text.unit}
        query={query}
        state={state}
        serverTotal={totalCountOfQuery(query)}
        columns={columns}
        nameOf={titleOf}
        searchFor={text.search}
        tools={
          <FilterGrid>
            {filters.map(([name, table, label, any], index) => (
              <Select
                key={name}
                label={label}
                isLabelHidden
                options={[{ id: all, label: any }, ...table.values.map(({ id, label }) => ({ id, label }))]}
                value={filter.values[index] ?? all}
                onChange={(id) => filter.set(name, id ?? all)}
              />
            ))}
            <ServiceFilter filter={filter} />
          </FilterGrid>
        }
        empty={
          <Empty
            icon={LifeBuoy}
            hasPattern
            title={text.empty.title}
            actions={
              <LinkButton kind="primary" icon={Plus} href={paths.newTicket}>
                {text.newTicket}
              </LinkButton>
            }
          >
            {text.empty.text}
          </Empty>
        }
      />
    </ListPage>
  )
}

const everyProduct = { productId: 0 }

function ServiceFilter({ filter: { service, set } }: { filter: ReturnType<typeof useFilters> }) {
  const { data: orders = [] } = useOrderListQuery(everyProduct)
  return (
    <Select
      label={text.filters.service}
      isLabelHidden
      options={[
        { id: all, label: text.all.service },
        ...orders.map(({ id, name, product }) => ({ id, label: name ?? product ?? '' })),
      ]}
      value={service ?? all}
      onChange={(id) => set('service', id ?? all)}
    />
  )
}

/** Of colleagues: one's own need no name. */
const authorOf = ({ user }: IssueListItem): string | undefined =>
  user && user !== session.get().userTitle ? user : undefined

const titleOf = ({ title, issueSubject }: IssueListItem): string => title ?? issueSubject ?? ''

const columns: readonly Column<IssueListItem>[] = [
  {
    id: 'id',
    label: text.columns.subject,
    place: 'title',
    value: titleOf,
    cell: (ticket) => (
      <RowTitle name={titleOf(ticket)} href={paths.ticket(ticket.id)}>
        {text.number(formatCount(ticket.id))} {authorOf(ticket) && <bdi>· {authorOf(ticket)}</bdi>}{' '}
        {ticket.isUnread && <Tag>{text.unread}</Tag>}
      </RowTitle>
    ),
  },
  { id: 'unit', label: text.columns.unit, place: 'wide-only', cell: ({ businessUnit: unit }) => unit },
  { id: 'order', label: text.columns.service, place: 'wide-only', cell: ({ order }) => order && <Ltr>{order}</Ltr> },
  {
    id: 'issuePriorityId',
    label: text.columns.priority,
    value: ({ issuePriorityId }) => issuePriorityId ?? 0,
    cell: ({ issuePriorityId }) => issuePriority.label(issuePriorityId),
  },
  {
    id: 'createDate',
    label: text.columns.created,
    place: 'wide-only',
    value: ({ createDate }) => createDate,
    cell: ({ createDate }) => <DateText wire={createDate} as="relative" />,
  },
  {
    id: 'modifyDate',
    label: text.columns.modified,
    value: ({ modifyDate }) => modifyDate ?? '',
    cell: ({ modifyDate }) => <DateText wire={modifyDate} as="relative" />,
  },
  {
    id: 'answerDueDate',
    label: text.columns.due,
    value: ({ answerDueDate }) => answerDueDate ?? '',
    cell: ({ answerDueDate }) => answerDueDate && <AnswerClock due={answerDueDate} />,
  },
  {
    id: 'status',
    label: text.columns.status,
    place: 'status',
    cell: ({ issueStatusId }) => <EnumChip table={issueStatus} id={issueStatusId} />,
  },
]
