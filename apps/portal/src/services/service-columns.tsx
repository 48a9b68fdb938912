import { serviceStatus } from '@sarv/contract/enums'
import { DateText } from '../ui/DateText.tsx'
import type { Column } from '../ui/list-rows.ts'
import { Money } from '../ui/Money.tsx'
import { serviceColumnText as text } from './service-columns.fa.ts'
import { ServiceStatusChip } from './ServiceStatusChip.tsx'

/* Columns of what every service has, the same in every list of services. */

export const priceColumn: Column<{ monthlyPrice?: number | undefined }> = {
  id: 'price',
  label: text.price,
  value: ({ monthlyPrice }) => monthlyPrice,
  cell: ({ monthlyPrice }) => <Money rials={monthlyPrice} />,
  yieldsToProgress: true,
}

export const statusColumn: Column<{ statusId: number }> = {
  id: 'status',
  label: text.status,
  place: 'status',
  value: ({ statusId }) => serviceStatus.label(statusId),
  cell: ({ statusId }) => <ServiceStatusChip statusId={statusId} />,
}

export const datacenterColumn: Column<{ datacenter: string | null }> = {
  id: 'datacenter',
  label: text.datacenter,
  place: 'wide-only',
  isQuiet: true,
  value: ({ datacenter }) => datacenter,
}

export const createdColumn: Column<{ createDate: string }> = {
  id: 'created',
  label: text.created,
  isQuiet: true,
  value: ({ createDate }) => createDate,
  cell: ({ createDate }) => <DateText wire={createDate} />,
}
