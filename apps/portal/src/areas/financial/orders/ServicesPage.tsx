import { useExpiryListQuery } from '@sarv/client/dashboard.generated'
import { useOrderListQuery, useOrderSummaryQuery, type OrderListItem } from '@sarv/client/financial.generated'
import type { GivenLabel } from '@sarv/contract/portal/labels/labels.schemas'
import { Download, Workflow } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { formatRials } from '../../../format/rials.ts'
import { usePollingInterval } from '../../../shell/live-events.ts'
import { totalCountOfQuery } from '../../../shell/total-count.ts'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ListPage } from '../../../ui/ListPage.tsx'
import { ListTable } from '../../../ui/ListTable.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { useListState } from '../../../ui/use-list-state.ts'
import type { Selection } from '../../../ui/use-selection.ts'
import { ExpiryStrip } from '../../../services/expiries/ExpiryStrip.tsx'
import { financialPaths } from '../financial.paths.ts'
import { CreateServiceMenu } from './CreateServiceMenu.tsx'
import { GroupSums } from './GroupSums.tsx'
import { servicesText as text } from './orders.fa.ts'
import { SavedViews } from './SavedViews.tsx'
import { serviceColumns } from './service-columns.tsx'
import { isNarrowing, readFilters, toFilterQuery, withoutFilters, writeFilters } from './service-filters.ts'
import { monthlyTotal } from './service-rows.ts'
import { ServiceFilterBar } from './ServiceFilterBar.tsx'
import { useKeptSelection } from './use-kept-selection.ts'
import { useServiceActs } from './use-service-acts.tsx'

const newestFirst = { column: 'createDate', direction: 'descending' } as const
const pageSize = 20
/** As many as one act takes. */
const mostChosen = 200

const keyOf = ({ id }: OrderListItem) => id

/** `/portal/customer-products`: all filters stand in the address. */
export function ServicesPage() {
  const [params, setParams] = useSearchParams()
  const list = useListState({ sort: newestFirst })
  const filters = readFilters(params)
  const { Search, Sort, ...page } = list.toQuery(pageSize)
  const filter = { productId: filters.productId, Search, Sort, ...toFilterQuery(filters) }
  const pollingInterval = usePollingInterval()
  const query = useOrderListQuery({ ...filter, ...page }, { pollingInterval })
  const sums = useOrderSummaryQuery({
    ProductId: filters.productId || undefined,
    Search,
    ...toFilterQuery(filters),
  })
  const { currentData: summary, isFetching: isSummaryComing } = sums
  const expiries = useExpiryListQuery(undefined, { pollingInterval })
  const selection = useKeptSelection(query.currentData ?? [], keyOf)
  const acts = useServiceActs()
  const go = (to: URLSearchParams) => setParams(to, { replace: true, preventScrollReset: true, flushSync: true })
  const labelHref = (label: GivenLabel) => {
    const others = filters.labels.filter(({ key }) => key !== label.key)
    return `${financialPaths.services}?${writeFilters(params, { labels: [...others, label], isWithoutLabel: false }).toString()}`
  }
  const total = totalCountOfQuery(query)
  // What stands above the list is as high as what it says: the list comes with it and stays where it is.
  const isHeightKnown = [sums, expiries].every(({ data, isError }) => data !== undefined || isError)
  const state = {
    ...list,
    isNarrowed: list.isNarrowed || isNarrowing(filters),
    widen: () => {
      list.widen()
      go(withoutFilters(new URLSearchParams(location.search)))
    },
  }
  const chosenSummary = (rows: readonly OrderListItem[]) => (
    <BulkLine rows={rows} total={total ?? 0} selection={selection} onReadAll={() => readAll(filter)} />
  )
  return (
    <ListPage
      title={text.title}
      count={total || undefined}
      summary={summary && summary.services > 0 && text.summary(summary.projects, formatRials(summary.monthlyPrice))}
      isSummaryComing={!summary && isSummaryComing}
      isSummaryShort
      query={query}
      actions={
        <>
          {total !== undefined && total > 0 && (
            <Button icon={Download} onPress={() => void saveAll(filter)}>
              {text.file.save}
            </Button>
          )}
          <CreateServiceMenu projectId={filters.projectId} />
        </>
      }
      note={text.note}
    >
      {isHeightKnown ? (
        <>
          {acts.summary}
          <ExpiryStrip expiries={expiries.data ?? []} />
          {sums.data && <GroupSums summary={sums.data} />}
          <SavedViews />
          <ListTable
            label={text.label}
            unit={text.unit}
            query={query}
            state={state}
            serverTotal={total}
            pageSize={pageSize}
            keyOf={keyOf}
            columns={serviceColumns({ labelHref, onLabel: acts.label })}
            searchFor={text.search}
            tools={<ServiceFilterBar filters={filters} onChange={(change) => go(writeFilters(params, change))} />}
            selection={selection}
            rowActions={acts.rowActions}
            bulkActions={acts.bulkActions}
            bulkSummary={chosenSummary}
            empty={
              <Empty
                icon={Workflow}
                hasPattern
                title={text.empty.title}
                actions={<LinkButton href={financialPaths.calculator}>{text.empty.calculator}</LinkButton>}
              >
                {text.empty.text}
              </Empty>
            }
          />
        </>
      ) : (
        <Loading lines={12} />
      )}
      {acts.dialogs}
    </ListPage>
  )
}

// Loaded by whoever saves the list or chooses all of it.
const loadWhole = () => import('./save-services.ts')
type Filter = Parameters<Awaited<ReturnType<typeof loadWhole>>['saveServices']>[0]
const saveAll = async (filter: Filter) => (await loadWhole()).saveServices(filter)
const readAll = async (filter: Filter) => (await loadWhole()).readAllServices(filter)

interface BulkLineProps {
  rows: readonly OrderListItem[]
  total: number
  selection: Selection<OrderListItem>
  onReadAll: () => Promise<readonly OrderListItem[] | undefined>
}

/** What the chosen ones cost, and the way to choose all that the filters leave, of all pages. */
function BulkLine({ rows, total, selection, onReadAll }: BulkLineProps) {
  const [isReading, setReading] = useState(false)
  const chooseAll = async () => {
    setReading(true)
    const all = await onReadAll()
    setReading(false)
    const missing = all?.filter((row) => !selection.has(row)) ?? []
    if (missing.length > 0) selection.toggleAll(missing)
  }
  return (
    <>
      {text.bulk.perMonth(formatRials(monthlyTotal(rows)))}
      {rows.length < total && total <= mostChosen && (
        <Button kind="quiet" size="sm" isPending={isReading} onPress={() => void chooseAll()}>
          {text.bulk.all(total)}
        </Button>
      )}
    </>
  )
}
