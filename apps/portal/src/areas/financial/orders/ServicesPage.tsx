import { useOrderListQuery, type OrderListItem } from '@sarv/client/financial.generated'
import { useProductGetQuery, useProductListQuery } from '@sarv/client/portal.generated'
import { serviceStatus } from '@sarv/contract/enums'
import { Info, Workflow } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { formatCount } from '../../../format/number.ts'
import { usePollingInterval } from '../../../shell/live-events.ts'
import { servicePath } from '../../../shell/service-paths.ts'
import { totalCountOfQuery } from '../../../shell/total-count.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { EnumChip } from '../../../ui/EnumChip.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { ListPage } from '../../../ui/ListPage.tsx'
import { ListTable } from '../../../ui/ListTable.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { Popover } from '../../../ui/Popover.tsx'
import { RowTitle } from '../../../ui/RowTitle.tsx'
import { Select } from '../../../ui/Select.tsx'
import { useListState } from '../../../ui/use-list-state.ts'
import { financialPaths } from '../financial.paths.ts'
import { servicesText as text } from './orders.fa.ts'

const everyProduct = 0
const newestFirst = { column: 'createDate', direction: 'descending' } as const

/** `/portal/customer-products`, with the product in `?product=` */
export function ServicesPage() {
  const [search, setSearch] = useSearchParams()
  const state = useListState({ sort: newestFirst })
  const productId = Number(search.get('product')) || everyProduct
  const query = useOrderListQuery({ productId, ...state.toQuery() }, { pollingInterval: usePollingInterval() })
  const choose = (id: number | null) => {
    const to = new URLSearchParams(search)
    if (id) to.set('product', String(id))
    else to.delete('product')
    to.delete('page')
    setSearch(to, { replace: true, preventScrollReset: true })
  }
  return (
    <ListPage title={text.title} summary={text.summary} query={query}>
      <ListTable
        label={text.label}
        unit={text.unit}
        query={query}
        state={{ ...state, isNarrowed: state.isNarrowed || productId !== everyProduct, widen: () => choose(null) }}
        serverTotal={totalCountOfQuery(query)}
        columns={columns}
        searchFor={text.search}
        tools={<ProductFilter productId={productId} onChange={choose} />}
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
    </ListPage>
  )
}

function ProductFilter({ productId, onChange }: { productId: number; onChange: (id: number | null) => void }) {
  const { data: products = [] } = useProductListQuery()
  return (
    <>
      <Select
        label={text.product}
        isLabelHidden
        options={[
          { id: everyProduct, label: text.all },
          ...products.map(({ id, name }) => ({ id, label: name ?? '' })),
        ]}
        value={productId}
        onChange={onChange}
      />
      {productId !== everyProduct && (
        <Popover label={text.about} trigger={<IconButton icon={Info} name={text.about} />}>
          <ProductDescription id={productId} />
        </Popover>
      )}
    </>
  )
}

function ProductDescription({ id }: { id: number }) {
  const { data: product } = useProductGetQuery({ id })
  if (!product) return <Loading lines={2} />
  return (
    <>
      <p>{product.description}</p>
      {product.supplementaryDescription && <p>{product.supplementaryDescription}</p>}
    </>
  )
}

const hrefOf = ({ serviceType, projectId, serviceId }: OrderListItem): string | undefined =>
  serviceType ? servicePath({ serviceType, projectId: projectId ?? null, serviceId: serviceId ?? null }) : undefined

const columns: readonly Column<OrderListItem>[] = [
  {
    id: 'name',
    label: text.columns.name,
    place: 'title',
    value: ({ name }) => name,
    cell: (order) => {
      const href = hrefOf(order)
      return (
        <RowTitle name={order.name ?? ''} {...(href !== undefined && { href })}>
          {order.product}
        </RowTitle>
      )
    },
  },
  {
    id: 'status',
    label: text.columns.status,
    place: 'status',
    cell: ({ statusId }) => statusId != null && <EnumChip table={serviceStatus} id={statusId} />,
  },
  { id: 'order', label: text.columns.order, isQuiet: true, cell: ({ order }) => <bdi>{order}</bdi> },
  {
    id: 'createDate',
    label: text.columns.date,
    value: ({ createDate }) => createDate,
    cell: ({ createDate }) => <DateText wire={createDate} as="time" />,
  },
  { id: 'id', label: text.columns.id, isQuiet: true, place: 'wide-only', cell: ({ id }) => formatCount(id) },
]
