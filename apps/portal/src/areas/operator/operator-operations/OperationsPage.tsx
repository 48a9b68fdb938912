import { useOperatorOperationListQuery } from '@sarv/client/operator.generated'
import { useState } from 'react'
import { ListPage } from '../../../ui/ListPage.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { useOperatorPolling } from '../frame/operator-live.ts'
import { OperationsTable } from './OperationsTable.tsx'
import { operationsText as text } from './operator-operations.fa.ts'
import { saidOfFailed } from './said-of-failed.ts'

/** The work of all customers: what failed, and what goes on. */
export function OperationsPage() {
  const [state, setState] = useState<'failed' | 'active'>('failed')
  const query = useOperatorOperationListQuery({ State: state }, useOperatorPolling())
  return (
    <ListPage
      title={text.title}
      query={query}
      note={state === 'failed' && saidOfFailed(query.data)}
      actions={
        <SegmentedControl
          label={text.state}
          isLabelHidden
          value={state}
          onChange={setState}
          options={[
            { id: 'failed', label: text.failed },
            { id: 'active', label: text.active },
          ]}
        />
      }
    >
      <OperationsTable query={query} canRetry={state === 'failed'} />
    </ListPage>
  )
}
