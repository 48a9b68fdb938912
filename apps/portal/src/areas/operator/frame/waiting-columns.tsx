import type { Column } from '../../../ui/list-rows.ts'
import { CustomerLink } from './CustomerLink.tsx'
import { DateText } from '../../../ui/DateText.tsx'

interface Waiting {
  customerId: number | null
  customer: string | null
  createDate: string
}

/** Whose it is, first in every list of what waits for a person; what is nobody's own is everyone's. */
export const customerColumn = <Row extends Waiting>(label: string, everyone?: string): Column<Row> => ({
  id: 'customer',
  label,
  place: 'title',
  cell: ({ customerId, customer }) =>
    customerId === null ? everyone : <CustomerLink id={customerId} name={customer} />,
})

/** How long it has waited, last. */
export const sinceColumn = <Row extends Waiting>(label: string): Column<Row> => ({
  id: 'since',
  label,
  isQuiet: true,
  cell: ({ createDate }) => <DateText wire={createDate} as="time" />,
})
