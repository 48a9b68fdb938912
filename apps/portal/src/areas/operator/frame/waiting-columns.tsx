import type { Column } from '../../../ui/list-rows.ts'
import { DateText } from '../../../ui/DateText.tsx'
import { Link } from '../../../ui/Link.tsx'
import { operatorPaths } from '../operator.paths.ts'

interface Waiting {
  customerId: number
  customer: string
  createDate: string
}

/** Whose it is, first in every list of what waits for a person. */
export const customerColumn = <Row extends Waiting>(label: string): Column<Row> => ({
  id: 'customer',
  label,
  place: 'title',
  cell: ({ customerId, customer }) => (
    <Link href={operatorPaths.customer(customerId)}>
      <bdi>{customer}</bdi>
    </Link>
  ),
})

/** How long it has waited, last. */
export const sinceColumn = <Row extends Waiting>(label: string): Column<Row> => ({
  id: 'since',
  label,
  isQuiet: true,
  cell: ({ createDate }) => <DateText wire={createDate} as="time" />,
})
