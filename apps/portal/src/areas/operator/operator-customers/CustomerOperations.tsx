import type { OperatorCustomerDetail } from '@sarv/client/operator.generated'
import { operationStatus } from '@sarv/contract/enums'
import { DateText } from '../../../ui/DateText.tsx'
import { EnumChip } from '../../../ui/EnumChip.tsx'
import { ListTable } from '../../../ui/ListTable.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { Section } from '../../../ui/Section.tsx'
import { useListState } from '../../../ui/use-list-state.ts'
import { customersText } from './operator-customers.fa.ts'

const text = customersText.operations

type Operation = OperatorCustomerDetail['operations'][number]

const columns: readonly Column<Operation>[] = [
  { id: 'sentence', label: text.columns.sentence, place: 'title', value: ({ sentence }) => sentence },
  {
    id: 'when',
    label: text.columns.when,
    isQuiet: true,
    cell: ({ createDate }) => <DateText wire={createDate} as="time" />,
  },
  {
    id: 'status',
    label: text.columns.status,
    place: 'status',
    cell: ({ operationStatusId }) => <EnumChip table={operationStatus} id={operationStatusId} />,
  },
]

/** What was done lately to what the customer has. */
export function CustomerOperations({ operations }: { operations: readonly Operation[] }) {
  const state = useListState({ prefix: 'operation-' })
  return (
    <Section title={text.title}>
      <ListTable
        label={text.title}
        unit={text.unit}
        query={{ data: operations, isFetching: false, refetch: () => undefined }}
        columns={columns}
        state={state}
        empty={text.empty}
        isCompact
      />
    </Section>
  )
}
