import { useOperatorOperationListQuery } from '@sarv/client/operator.generated'
import { Section } from '../../../ui/Section.tsx'
import { useOperatorPolling } from '../frame/operator-live.ts'
import { OperationsTable } from './OperationsTable.tsx'
import { operationsText as text } from './operator-operations.fa.ts'
import { saidOfFailed } from './said-of-failed.ts'

/** What failed lately, for whoever looks at their desk. */
export function FailedOperations() {
  const query = useOperatorOperationListQuery({ State: 'failed' }, useOperatorPolling())
  if (query.data?.length === 0) return null
  return (
    <Section title={text.failedTitle} intro={saidOfFailed(query.data)}>
      <OperationsTable query={query} canRetry />
    </Section>
  )
}
