import { Camera, Plus, Power, PowerOff, RotateCw, SquareTerminal, Trash2 } from 'lucide-react'
import { formatPercent } from '../../format/number.ts'
import { operationsText } from '../../shell/operations.fa.ts'
import type { BulkAction } from '../../ui/BulkBar.tsx'
import { Button } from '../../ui/Button.tsx'
import { Copy } from '../../ui/Copy.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { Empty } from '../../ui/Empty.tsx'
import type { Column } from '../../ui/list-rows.ts'
import { ListPage } from '../../ui/ListPage.tsx'
import { ListTable, type ListTableProps } from '../../ui/ListTable.tsx'
import { Ltr } from '../../ui/Ltr.tsx'
import { Money } from '../../ui/Money.tsx'
import type { RowAction } from '../../ui/RowActions.tsx'
import { StepProgress } from '../../ui/StepProgress.tsx'
import { RowTitle } from '../../ui/RowTitle.tsx'
import { Sparkline } from '../../ui/Sparkline.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import type { Tone } from '../../ui/tone.ts'
import { uiText } from '../../ui/ui.fa.ts'
import { useListState } from '../../ui/use-list-state.ts'
import { text } from './display-gallery.fa.ts'
import styles from './DisplayGallery.module.css'
import { type SampleServer, sampleServers, sampleWave } from './sample-servers.ts'
import { galleryPath } from './gallery-path.ts'
import { Specimens, SpecimenWide } from './Specimens.tsx'

const tones: Record<SampleServer['status'], Tone> = {
  active: 'success',
  off: 'neutral',
  queued: 'warning',
  moving: 'info',
  failed: 'danger',
}

const columns: Column<SampleServer>[] = [
  {
    id: 'name',
    label: text.columns.name,
    place: 'title',
    value: ({ name }) => name,
    searched: true,
    cell: ({ name, system }) => (
      <RowTitle name={name} href={`${galleryPath}?server=${name}`}>
        <Ltr>{system}</Ltr>
      </RowTitle>
    ),
  },
  {
    id: 'status',
    label: text.columns.status,
    place: 'status',
    value: ({ status }) => text.statuses[status],
    cell: ({ status }) => (
      <StatusChip
        status={{ label: text.statuses[status], tone: tones[status] }}
        isMoving={status === 'moving'}
        icon={status === 'off' ? PowerOff : undefined}
      />
    ),
  },
  {
    id: 'ip',
    label: text.columns.ip,
    searched: ({ ip }) => ip,
    cell: ({ ip }) => <Copy value={ip} />,
    yieldsToProgress: true,
  },
  {
    id: 'size',
    label: text.columns.size,
    isQuiet: true,
    cell: ({ size }) => <Ltr>{size}</Ltr>,
    yieldsToProgress: true,
  },
  {
    id: 'cpu',
    label: text.columns.cpu,
    place: 'wide-only',
    isQuiet: true,
    cell: (server) => <CpuCell server={server} />,
    yieldsToProgress: true,
  },
  {
    id: 'cost',
    label: text.columns.cost,
    value: ({ monthlyRials }) => monthlyRials,
    cell: ({ monthlyRials }) => <Money rials={monthlyRials} />,
  },
  {
    id: 'created',
    label: text.columns.created,
    place: 'wide-only',
    isQuiet: true,
    value: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => <DateText wire={createdAt} />,
  },
]

function CpuCell({ server: { cpuPercent } }: { server: SampleServer }) {
  if (cpuPercent === null) return uiText.dashes
  return (
    <span className={styles.cpu}>
      <Sparkline values={sampleWave(cpuPercent, 12)} max={100} label={text.cpuLastHour} />
      {formatPercent(cpuPercent)}
    </span>
  )
}

const nothing = () => undefined

const rowActions: RowAction<SampleServer>[] = [
  {
    label: text.console,
    icon: SquareTerminal,
    isQuick: true,
    run: nothing,
    disabledReason: ({ status }) => (status === 'off' || status === 'queued' ? text.consoleOff : undefined),
  },
  {
    label: text.start,
    icon: Power,
    run: nothing,
    disabledReason: ({ status }) => (status === 'off' ? undefined : text.isOn),
  },
  { label: text.reboot, icon: RotateCw, run: nothing },
  { label: text.deleteServer, icon: Trash2, isDanger: true, run: nothing },
]

const bulkActions: BulkAction<SampleServer>[] = [
  { label: text.shutDown, icon: Power, run: nothing },
  { label: text.reboot, icon: RotateCw, run: nothing },
  { label: text.snapshot, icon: Camera, run: nothing },
  { label: text.delete, icon: Trash2, isDanger: true, run: nothing },
]

const segments = (['active', 'off', 'moving', 'failed'] as const).map((status) => ({
  id: status,
  label: text.statuses[status],
  matches: (server: SampleServer) => server.status === status,
}))

const settled = { isFetching: false, refetch: nothing }

const listOf = (
  query: Partial<ListTableProps<SampleServer>['query']>,
): Omit<ListTableProps<SampleServer>, 'state'> => ({
  label: text.serverList,
  unit: text.server,
  query: { ...settled, ...query },
  columns,
  searchFor: text.searchFor,
  segments,
  rowActions,
  bulkActions,
  bulkSummary: (rows) => <Money rials={rows.reduce((sum, row) => sum + row.monthlyRials, 0)} per={text.inAMonth} />,
  canSelect: ({ status }) => status !== 'moving',
  rowProgress: ({ status }) =>
    status === 'moving' && (
      <StepProgress
        label={operationsText.stepOf(3, 5, text.diskStep)}
        time={operationsText.about(text.seconds40)}
        percent={56}
      />
    ),
  empty: (
    <Empty
      hasPattern
      title={text.emptyTitle}
      actions={
        <>
          <Button kind="primary" icon={Plus}>
            {text.create}
          </Button>
          <Button>{text.price}</Button>
        </>
      }
      note={text.emptyNote.map((words) => (
        <span key={words}>{words}</span>
      ))}
    >
      {text.emptyText}
    </Empty>
  ),
})

/** The list in each of its states. */
export function ListSpecimens() {
  const state = useListState({ sort: { column: 'name', direction: 'ascending' } })
  const failure = { status: 504, data: { errorMessage: text.failedText, traceId: 'b7f2-41c9-8e0a' } }
  return (
    <>
      <Specimens id="list" title={text.sections.list}>
        <SpecimenWide>
          <div className={styles.page}>
            <ListPage
              title={text.servers}
              count={sampleServers.length}
              summary={text.listCost}
              query={settled}
              actions={
                <Button kind="primary" icon={Plus}>
                  {text.create}
                </Button>
              }
              note={text.listNote}
            >
              <ListTable {...listOf({ data: sampleServers })} state={state} markedKey={6} />
            </ListPage>
          </div>
        </SpecimenWide>
      </Specimens>
      <Specimens id="list-loading" title={text.sections.listLoading}>
        <SpecimenWide>
          <ListTable {...listOf({ isFetching: true })} state={useListState({ prefix: 'loading-' })} pageSize={4} />
        </SpecimenWide>
      </Specimens>
      <Specimens id="list-failed" title={text.sections.listFailed}>
        <SpecimenWide>
          <ListTable {...listOf({ isError: true, error: failure })} state={useListState({ prefix: 'failed-' })} />
        </SpecimenWide>
      </Specimens>
      <Specimens id="list-empty" title={text.sections.listEmpty}>
        <SpecimenWide>
          <ListTable {...listOf({ data: [] })} state={useListState({ prefix: 'empty-' })} />
        </SpecimenWide>
      </Specimens>
    </>
  )
}
