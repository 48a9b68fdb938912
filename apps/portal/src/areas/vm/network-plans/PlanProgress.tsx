import { useOperationGetQuery } from '@sarv/client/portal.generated'
import { nowOnWire } from '../../../format/relative.ts'
import { OperationProgress } from '../../../shell/OperationProgress.tsx'
import { usePollingInterval } from '../../../shell/live-events.ts'
import { openPanel } from '../../../shell/panels.ts'
import { isFailed } from '../../../services/service-work.ts'
import { timelineOf } from '../../../services/timeline.ts'
import { Button } from '../../../ui/Button.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { Note } from '../../../ui/Note.tsx'
import { OperationSteps } from '../../../ui/OperationTimeline.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { planText } from './network-plans.fa.ts'

const text = planText.apply

/** The plan is being applied: its changes one by one. */
export function PlanProgress({ operationId }: { operationId: number }) {
  const { data: operation } = useOperationGetQuery({ id: operationId }, { pollingInterval: usePollingInterval() })
  const now = nowOnWire(useNow(true))
  if (!operation) return <Loading lines={3} />
  return (
    <Note tone="info" isMoving title={text.running} actions={<ShowSteps />}>
      <OperationProgress operation={operation} />
      <OperationSteps steps={timelineOf(operation.steps, now)} />
    </Note>
  )
}

/** The last try failed, and everything is as before. */
export function FailedTry({ operationId }: { operationId: number }) {
  const { data: operation } = useOperationGetQuery({ id: operationId })
  if (!operation || !isFailed(operation)) return null
  return (
    <Note tone="danger" title={text.failed} isLive actions={<ShowSteps />}>
      <p>{operation.reason ?? text.failedNoReason}</p>
      <p>{text.mend}</p>
    </Note>
  )
}

function ShowSteps() {
  return (
    <Button kind="quiet" size="sm" onPress={() => openPanel('operations')}>
      {text.steps}
    </Button>
  )
}
