import { serviceStatus } from '@sarv/contract/enums'
import { lazyPart } from '../ui/lazy-part.tsx'
import type { ServiceWork } from './service-work.ts'

// Rows are read before what goes on in some of them; their status says meanwhile that something does.
const OperationProgress = lazyPart(async () => (await import('../shell/OperationProgress.tsx')).OperationProgress)
const FailedInRow = lazyPart(async () => (await import('./FailedInRow.tsx')).FailedInRow)

/**
 * What goes on in the row of a service. A failure is told where the service itself is broken by it; one that left it as it
 * was is in the drawer of operations.
 */
export const workInRow = ({ statusId }: { statusId?: number }, { running, failed }: ServiceWork = {}) => {
  if (running) return <OperationProgress operation={running} />
  return failed && statusId === serviceStatus.id.failed ? <FailedInRow operation={failed} /> : null
}
