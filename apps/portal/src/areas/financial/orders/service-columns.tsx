import type { OrderListItem } from '@sarv/client/financial.generated'
import { serviceStatus } from '@sarv/contract/enums'
import type { GivenLabel } from '@sarv/contract/portal/labels/labels.schemas'
import { Tag } from 'lucide-react'
import { wireToUtc } from '../../../format/dates.ts'
import { formatAge, secondsBetween } from '../../../format/duration.ts'
import { nowOnWire } from '../../../format/relative.ts'
import { LabelChips } from '../../../services/labels/LabelChips.tsx'
import { labelsText } from '../../../services/labels/labels.fa.ts'
import { DateText } from '../../../ui/DateText.tsx'
import { EnumChip } from '../../../ui/EnumChip.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { Money } from '../../../ui/Money.tsx'
import { RowTitle } from '../../../ui/RowTitle.tsx'
import { servicesText } from './orders.fa.ts'
import { hrefOf } from './service-rows.ts'
import styles from './Services.module.css'

const text = servicesText.columns

/** Of a row; the page of the service has them all. */
const mostChips = 2

/** For how long it has been there. */
const sinceOf = (created: string): string =>
  servicesText.since(formatAge(secondsBetween(wireToUtc(created), wireToUtc(nowOnWire()))))

interface ColumnActs {
  /** The list with this label. */
  labelHref: (label: GivenLabel) => string
  onLabel: (order: OrderListItem) => void
}

export const serviceColumns = ({ labelHref, onLabel }: ColumnActs): readonly Column<OrderListItem>[] => [
  {
    id: 'name',
    label: text.name,
    place: 'title',
    value: ({ name }) => name,
    cell: (order) => {
      const href = hrefOf(order)
      return (
        <RowTitle name={order.name ?? ''} {...(href !== undefined && { href })}>
          {[order.product, order.order].filter(Boolean).join(' · ')}
        </RowTitle>
      )
    },
  },
  {
    id: 'project',
    size: '9rem',
    label: text.project,
    value: ({ project }) => project,
    cell: ({ project, datacenter }) => (
      <span className={styles.two}>
        <bdi>{project}</bdi>
        <small>{datacenter}</small>
      </span>
    ),
  },
  {
    id: 'labels',
    size: '14rem',
    place: 'roomy-or-card',
    label: text.labels,
    cell: (order) => (
      <LabelChips labels={order.labels ?? []} hrefOf={labelHref} most={mostChips}>
        {order.canLabel && (
          <IconButton icon={Tag} name={labelsText.editOf(order.name ?? '')} size="sm" onPress={() => onLabel(order)} />
        )}
      </LabelChips>
    ),
  },
  {
    id: 'status',
    size: '7rem',
    label: text.status,
    place: 'status',
    value: ({ statusId }) => statusId,
    cell: ({ statusId }) => statusId != null && <EnumChip table={serviceStatus} id={statusId} />,
  },
  {
    id: 'monthlyPrice',
    size: '9rem',
    label: text.cost,
    value: ({ monthlyPrice }) => monthlyPrice,
    cell: ({ monthlyPrice }) => (monthlyPrice ? <Money rials={monthlyPrice} /> : servicesText.free),
  },
  {
    id: 'createDate',
    size: '10rem',
    label: text.date,
    isQuiet: true,
    place: 'wide-or-card',
    value: ({ createDate }) => createDate,
    cell: ({ id, createDate }) => (
      <span className={styles.two}>
        <DateText wire={createDate} as="date" />
        <small className={styles.whole}>
          {[createDate && sinceOf(createDate), servicesText.number(id)].filter(Boolean).join(' · ')}
        </small>
      </span>
    ),
  },
]
