import { useOperatorOperationListQuery } from '@sarv/client/operator.generated'
import { Section } from '../../../ui/Section.tsx'
import { useListState } from '../../../ui/use-list-state.ts'
import { useOperatorPolling } from '../frame/operator-live.ts'
import { onlyRows } from '../frame/only-rows.ts'
import { OperationsTable } from './OperationsTable.tsx'
import { operationsText as text } from './operator-operations.fa.ts'

/** What could not be taken back by itself, for a person who looks and mends. */
export function OperationsToSettle() {
  const state = useListState({ prefix: 'operation-' })
  const failed = useOperatorOperationListQuery({ State: 'failed' }, useOperatorPolling())
  const query = onlyRows(failed, ({ needsHand }) => needsHand)
  return (
    <Section title={text.waitingTitle} intro={query.data?.length ? text.left : undefined}>
      <OperationsTable
        query={query}
        canRetry
        label={text.waitingTitle}
        state={state}
        empty={text.waitingEmpty}
        isUsuallyEmpty
      />
    </Section>
  )
}
