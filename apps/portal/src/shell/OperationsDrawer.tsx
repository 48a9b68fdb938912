import { useOperationListQuery } from '@sarv/client/portal.generated'
import { ListChecks } from 'lucide-react'
import { useState } from 'react'
import { Drawer } from '../ui/Drawer.tsx'
import { Empty } from '../ui/Empty.tsx'
import { ErrorBox } from '../ui/ErrorBox.tsx'
import { SegmentedControl } from '../ui/SegmentedControl.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { usePollingInterval } from './live-events.ts'
import { filterOperations, isFailed, isRunning, operationFilters } from './operation-filters.ts'
import type { OperationFilter } from './operation-filters.ts'
import { OperationRow } from './OperationRow.tsx'
import { operationsDrawerText as text } from './operations-drawer.fa.ts'
import { operationsText } from './operations.fa.ts'
import { usePanel } from './panels.ts'
import styles from './OperationsDrawer.module.css'

/** Everything that takes time, wherever it was started: what runs, what failed and why, what was done. */
export function OperationsDrawer() {
  const [isOpen, setOpen] = usePanel('operations')
  return (
    <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title={operationsText.title} label={operationsText.title}>
      <Operations />
    </Drawer>
  )
}

function Operations() {
  const pollingInterval = usePollingInterval()
  const { data, error, isLoading, isFetching, refetch } = useOperationListQuery({}, { pollingInterval })
  const [filter, setFilter] = useState<OperationFilter>('all')
  const operations = data ?? []
  const counts = { running: operations.filter(isRunning).length, failed: operations.filter(isFailed).length }
  const shown = filterOperations(operations, filter)

  if (isLoading) return <Skeleton lines={10} />
  if (error && !data) {
    return (
      <ErrorBox isPart title={text.failedToRead} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
    )
  }
  return (
    <>
      <SegmentedControl
        label={text.filter}
        isLabelHidden
        value={filter}
        onChange={setFilter}
        options={operationFilters.map((id) => ({
          id,
          label: text.filters[id],
          count: id === 'all' ? undefined : counts[id],
        }))}
      />
      {shown.length === 0 && <Empty icon={ListChecks} size="sm" title={text.empty[filter]} />}
      <ul className={styles.list}>
        {shown.map((operation) => (
          <OperationRow key={operation.id} operation={operation} />
        ))}
      </ul>
    </>
  )
}
