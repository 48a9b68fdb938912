import { Info } from 'lucide-react'
import { operationsText } from '../../shell/operations.fa.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Note } from '../../ui/Note.tsx'
import { OperationTimeline, type TimelineStep } from '../../ui/OperationTimeline.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { Receipt, type ReceiptLine } from '../../ui/Receipt.tsx'
import { Runway, RunwayNote } from '../../ui/Runway.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { StepProgress } from '../../ui/StepProgress.tsx'
import { text } from './display-gallery.fa.ts'
import { Specimens, SpecimenWide } from './Specimens.tsx'

const { steps: words } = text

const running: TimelineStep[] = [
  { id: 'check', label: words.check, detail: words.checkDetail, state: 'done', seconds: 1 },
  { id: 'safety', label: words.safety, detail: words.safetyDetail, state: 'done', seconds: 22 },
  { id: 'grow', label: words.grow, detail: words.growDetail, state: 'now', seconds: 14 },
  { id: 'extend', label: words.extend, detail: words.extendDetail, state: 'todo' },
  { id: 'bill', label: words.bill, state: 'todo' },
]

const failed: TimelineStep[] = [
  { id: 'ip', label: words.takeIp, state: 'done', seconds: 2 },
  { id: 'disk', label: words.makeDisk, detail: words.makeDiskFailed, state: 'failed', seconds: 41 },
  { id: 'back', label: words.giveIp, detail: words.giveIpDetail, state: 'undone', seconds: 1 },
]

export function RunningOperation() {
  return (
    <OperationTimeline
      title={text.growDisk}
      chip={<StatusChip status={{ label: text.statuses.moving, tone: 'info' }} isMoving />}
      startedBy={text.startedBy}
      progress={
        <StepProgress
          label={operationsText.stepOf(3, 5, words.grow)}
          time={operationsText.about(text.seconds40)}
          percent={52}
        />
      }
      steps={running}
      note={<Note icon={Info}>{text.canClose}</Note>}
      actions={<Button>{text.cancelOperation}</Button>}
    />
  )
}

const lines: ReceiptLine[] = [
  { id: 'plan', label: text.plan, rials: 6_600_000 },
  { id: 'ip', label: text.publicIp, note: text.inPlan },
  { id: 'network', label: text.privateNetwork, note: text.free },
]

export function SampleReceipt() {
  return (
    <Receipt
      lines={lines}
      vatPercent={10}
      totals={{
        subtotalRials: 6_600_000,
        discountRials: 0,
        vatRials: 660_000,
        payableRials: 7_260_000,
        hourlyRials: 10_083,
      }}
      runway={
        <RunwayNote label={text.runway} lasts={text.runwayLasts} days={21} graceDays={2}>
          {text.runwayChange}
        </RunwayNote>
      }
      submit={
        <Button kind="primary" isWide type="submit">
          {text.create}
        </Button>
      }
      note={text.receiptNote}
    />
  )
}

/** Work that goes on, and what things cost. */
export function WorkSpecimens() {
  return (
    <Specimens id="work" title={text.sections.work}>
      <Card label={text.growDisk}>
        <RunningOperation />
      </Card>
      <Card label={text.createFailed}>
        <OperationTimeline
          title={text.createFailed}
          chip={<StatusChip status={{ label: text.statuses.failed, tone: 'error' }} />}
          startedBy={text.startedBy}
          progress={<Progress percent={40} tone="danger" label={text.createFailed} />}
          steps={failed}
          actions={<Button size="sm">{text.retry}</Button>}
        />
      </Card>
      <SampleReceipt />
      <Receipt
        lines={[{ id: 'plan', label: text.plan0 }]}
        vatPercent={10}
        submit={
          <Button kind="primary" isWide isDisabled>
            {text.create}
          </Button>
        }
      />
      <SpecimenWide>
        <Card label={text.runway}>
          <Runway days={23} graceDays={7} marks={text.runwayMarks} />
          <Runway days={3} graceDays={7} isShort marks={text.runwayMarks} />
        </Card>
      </SpecimenWide>
    </Specimens>
  )
}
