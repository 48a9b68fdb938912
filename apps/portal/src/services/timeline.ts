import type { OperationStep } from '@sarv/client/portal.generated'
import { operationStatus } from '@sarv/contract/enums'
import { wireToUtc } from '../format/dates.ts'
import { secondsBetween } from '../format/duration.ts'
import type { TimelineStep } from '../ui/OperationTimeline.tsx'
import { operationsText as text } from './operations.fa.ts'

const states = {
  queued: 'todo',
  running: 'now',
  done: 'done',
  failed: 'failed',
  cancelled: 'undone',
} as const

const detailOf = ({ error, attempt }: OperationStep): string | undefined => {
  if (error) return error
  return attempt > 1 ? text.attempt(attempt) : undefined
}

/** Steps of the wire as the timeline draws them; `now` as the wire writes it, for the one that is running. */
export const timelineOf = (steps: readonly OperationStep[], now: string): TimelineStep[] =>
  steps.map((step, id) => ({
    id,
    label: step.name,
    state: states[operationStatus.name(step.operationStatusId) ?? 'queued'],
    detail: detailOf(step),
    seconds: step.startDate ? secondsBetween(wireToUtc(step.startDate), wireToUtc(step.endDate ?? now)) : undefined,
  }))
