import type { Column } from '../../../ui/list-rows.ts'
import { DateText } from '../../../ui/DateText.tsx'
import { Link } from '../../../ui/Link.tsx'
import { operatorPaths } from '../operator.paths.ts'

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
    customerId === null ? (
      everyone
    ) : (
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
