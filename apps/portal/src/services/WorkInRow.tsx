import type { OperationListItem } from '@sarv/client/portal.generated'
import { serviceStatus } from '@sarv/contract/enums'
import { late } from '../ui/late.tsx'
import type { ServiceWork } from './service-work.ts'

type Part = (props: { operation: OperationListItem }) => React.ReactNode
const nothing = () => null

// Rows are read before what goes on in some of them; their status says meanwhile that something does.
const OperationProgress = late<Part>(
  async () => (await import('../shell/OperationProgress.tsx')).OperationProgress,
  nothing,
)
const FailedInRow = late<Part>(async () => (await import('./FailedInRow.tsx')).FailedInRow, nothing)

/**
 * What goes on in the row of a service. A failure is told where the service itself is broken by it; one that left it as it
 * was is in the drawer of operations.
 */
export const workInRow = ({ statusId }: { statusId?: number }, { running, failed }: ServiceWork = {}) => {
  if (running) return <OperationProgress operation={running} />
  return failed && statusId === serviceStatus.id.failed ? <FailedInRow operation={failed} /> : null
}
