import { PowerOff } from 'lucide-react'
import { Avatar } from '../../ui/Avatar.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { CodeBlock } from '../../ui/CodeBlock.tsx'
import { Copy } from '../../ui/Copy.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { ErrorBox } from '../../ui/ErrorBox.tsx'
import { Kbd } from '../../ui/Kbd.tsx'
import { Kpis } from '../../ui/Kpis.tsx'
import { Ltr } from '../../ui/Ltr.tsx'
import { Meter } from '../../ui/Meter.tsx'
import { Money } from '../../ui/Money.tsx'
import { Note } from '../../ui/Note.tsx'
import { OverviewCard, type OverviewRow } from '../../ui/OverviewCard.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { Ring } from '../../ui/Ring.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { text } from './display-gallery.fa.ts'
import { SpecimenRow, Specimens, SpecimenStack, SpecimenWide } from './Specimens.tsx'

const { statuses } = text
const curl = `curl $SARV/vm/12/host/create \\
 -H "Authorization: Bearer $T" \\
 -d '{ "name": "shop-web-05", "vmImageId": 41 }'`

/** Words, values, chips and messages. */
export function StatusSpecimens() {
  return (
    <>
      <Specimens id="status" title={text.sections.status}>
        <SpecimenRow>
          <StatusChip status={{ label: statuses.active, tone: 'success' }} />
          <StatusChip status={{ label: statuses.off, tone: 'neutral' }} icon={PowerOff} />
          <StatusChip status={{ label: statuses.queued, tone: 'warning' }} />
          <StatusChip status={{ label: statuses.moving, tone: 'info' }} isMoving />
          <StatusChip status={{ label: statuses.failed, tone: 'error' }} />
          <StatusChip status={{ label: statuses.answered, tone: 'info' }} />
          <Tag>{text.sandbox}</Tag>
          <Badge>{text.unread}</Badge>
          <Badge tone="danger">{text.unread}</Badge>
          <Kbd>Ctrl K</Kbd>
          <Avatar name={text.person} />
          <Avatar name={text.person} tone="neutral" />
        </SpecimenRow>
      </Specimens>
      <Specimens id="text" title={text.sections.text}>
        <SpecimenStack>
          <Money rials={86_420_000} />
          <Money rials={-4_120_000} />
          <Money rials={null} />
        </SpecimenStack>
        <SpecimenStack>
          <DateText wire="2026-11-15T09:30:00" />
          <DateText wire="2026-11-15T09:30:00" as="time" />
          <DateText wire={null} />
        </SpecimenStack>
        <SpecimenStack>
          <Copy value="203.0.113.14" />
          <Ltr>Ubuntu 24.04</Ltr>
          <Ltr isCode>ssh root@203.0.113.14</Ltr>
        </SpecimenStack>
        <CodeBlock code={curl} label={text.curl} />
      </Specimens>
      <Specimens id="notes" title={text.sections.notes}>
        <Note>{text.notes.plain}</Note>
        <Note tone="info">{text.notes.info}</Note>
        <Note tone="success">{text.notes.success}</Note>
        <Note
          tone="warning"
          title={text.notes.warningTitle}
          actions={<Button size="sm">{text.notes.addCredit}</Button>}
        >
          {text.notes.warning}
        </Note>
        <SpecimenWide>
          <ErrorBox isPart title={text.chartFailed} onRetry={() => undefined} />
        </SpecimenWide>
      </Specimens>
      <Surfaces />
    </>
  )
}

const rows: OverviewRow[] = [
  { label: text.columns.status, shown: <StatusChip status={{ label: statuses.active, tone: 'success' }} /> },
  { label: text.address, copied: '203.0.113.14' },
  { label: text.os, latin: 'Ubuntu 24.04 LTS' },
  { label: text.columns.created, shown: <DateText wire="2026-06-02T10:12:00" as="time" /> },
  { label: text.description },
]

function Surfaces() {
  return (
    <Specimens id="surfaces" title={text.sections.surfaces}>
      <OverviewCard title={text.overview} rows={rows} query={{ isFetching: false, refetch: () => undefined }} />
      <OverviewCard title={text.hardware} rows={rows} isLoading />
      <Card title={text.overview}>
        <SpecimenStack>
          <Skeleton lines={3} />
          <Ring value={3} max={4} label={text.replicas}>
            {text.ready}
          </Ring>
        </SpecimenStack>
        <Meter label={text.quota} value={18} max={32} />
        <Meter label={text.quota} value={29} max={32} tone="warning" />
        <Progress percent={52} />
        <Progress percent={40} tone="danger" />
      </Card>
      <Card isFlush label={text.inbox}>
        <Empty size="sm" title={text.inbox}>
          {text.inboxText}
        </Empty>
      </Card>
      <SpecimenWide>
        <Kpis items={text.kpis} />
      </SpecimenWide>
    </Specimens>
  )
}
