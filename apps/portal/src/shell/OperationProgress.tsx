import type { OperationListItem } from '@sarv/client/portal.generated'
import { nowOnWire } from '../format/relative.ts'
import { StepProgress } from '../ui/StepProgress.tsx'
import { useNow } from '../ui/use-now.ts'
import { stepWords, timeWords } from './operation-progress.rules.ts'

/** An operation that is going on, in the same words wherever it is shown: its step, about how long it still takes, the bar. */
export function OperationProgress({ operation }: { operation: OperationListItem }) {
  const now = nowOnWire(useNow(true))
  return <StepProgress label={stepWords(operation)} time={timeWords(operation, now)} percent={operation.percent} />
}
