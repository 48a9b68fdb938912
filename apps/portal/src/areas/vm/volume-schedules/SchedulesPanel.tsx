import {
  useVolumeScheduleDeleteMutation,
  useVolumeScheduleListQuery,
  type VolumeSchedule,
} from '@sarv/client/vm.generated'
import { scheduleKind, scheduleResult } from '@sarv/contract/enums'
import { schedulesPerVolume } from '@sarv/contract/limits'
import { CalendarClock, PencilLine, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { usePollingInterval } from '../../../shell/live-events.ts'
import { useConfirmDialog } from '../../../shell/use-confirm-dialog.tsx'
import { useRoleRefusal } from '../../../shell/use-may.ts'
import { Button } from '../../../ui/Button.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { ListTable } from '../../../ui/ListTable.tsx'
import type { RowAction } from '../../../ui/RowActions.tsx'
import { Money } from '../../../ui/Money.tsx'
import { RowTitle } from '../../../ui/RowTitle.tsx'
import { EnumChip } from '../../../ui/EnumChip.tsx'
import { useListState } from '../../../ui/use-list-state.ts'
import { useVolumeRefusal } from '../volumes/volume-acts.ts'
import type { VolumePanelProps } from '../volumes/volume-panel.ts'
import { ScheduleDialog } from './ScheduleDialog.tsx'
import styles from './Schedules.module.css'
import { schedulesText as text } from './volume-schedules.fa.ts'

const wordsOf = ({ schedulePeriodId, weekDayId, hour, minute }: VolumeSchedule) =>
  text.when(schedulePeriodId, weekDayId, hour, minute)

const columns: readonly Column<VolumeSchedule>[] = [
  {
    id: 'what',
    label: text.columns.what,
    place: 'title',
    value: wordsOf,
    cell: (schedule) => <RowTitle name={scheduleKind.label(schedule.scheduleKindId)}>{wordsOf(schedule)}</RowTitle>,
  },
  {
    id: 'next',
    label: text.columns.next,
    value: ({ nextDate }) => nextDate,
    cell: ({ nextDate }) => (nextDate ? <DateText wire={nextDate} as="time" /> : text.off),
  },
  { id: 'last', label: text.columns.last, cell: (schedule) => <LastRun schedule={schedule} /> },
  {
    id: 'price',
    label: text.columns.price,
    isQuiet: true,
    cell: ({ monthlyPrice }) => (monthlyPrice ? <Money rials={monthlyPrice} /> : text.free),
  },
  { id: 'keep', label: text.columns.keep, isQuiet: true, cell: ({ keep }) => text.keep(keep) },
]

function LastRun({ schedule: { lastDate, scheduleResultId, lastReason } }: { schedule: VolumeSchedule }) {
  if (!lastDate) return text.never
  return (
    <span className={styles.result}>
      <DateText wire={lastDate} as="time" />
      {scheduleResultId && <EnumChip table={scheduleResult} id={scheduleResultId} />}
      {lastReason && <small>{lastReason}</small>}
    </span>
  )
}

/** When snapshots and backups of a volume are made by themselves. */
export function SchedulesPanel({ projectId, volume }: VolumePanelProps) {
  const of = { projectId, vmVolumeHostId: volume.id }
  const query = useVolumeScheduleListQuery(of, { pollingInterval: usePollingInterval() })
  const state = useListState({ prefix: 'schedule' })
  const refusal = useVolumeRefusal(projectId)('schedule', volume)
  const deleteRefusal = useRoleRefusal(projectId)('project:manage')
  const [remove] = useVolumeScheduleDeleteMutation()
  const [edited, setEdited] = useState<{ schedule: VolumeSchedule | undefined }>()
  const deletion = useConfirmDialog<VolumeSchedule>(({ id }) => remove({ ...of, id }), {
    title: () => text.deletion.title,
    text: () => text.deletion.text,
    confirmLabel: text.delete,
    isDanger: true,
    started: () => text.deletion.done,
  })
  const count = query.currentData?.length ?? 0
  const actions: RowAction<VolumeSchedule>[] = [
    {
      label: text.edit,
      icon: PencilLine,
      isQuick: true,
      run: (schedule) => setEdited({ schedule }),
      disabledReason: () => refusal,
    },
    {
      label: text.delete,
      icon: Trash2,
      isDanger: true,
      run: deletion.ask,
      disabledReason: () => deleteRefusal,
    },
  ]
  const createButton = (
    <Button
      kind="primary"
      icon={Plus}
      disabledReason={refusal ?? (count >= schedulesPerVolume ? text.full(schedulesPerVolume) : undefined)}
      onPress={() => setEdited({ schedule: undefined })}
    >
      {text.create}
    </Button>
  )
  return (
    <>
      {count > 0 && <div>{createButton}</div>}
      <ListTable
        label={text.label}
        unit={text.unit}
        query={query}
        columns={columns}
        state={state}
        rowActions={actions}
        empty={
          <Empty size="sm" icon={CalendarClock} title={text.empty.title} actions={createButton}>
            {text.empty.text}
          </Empty>
        }
      />
      {edited && <ScheduleDialog {...of} schedule={edited.schedule} onClose={() => setEdited(undefined)} />}
      {deletion.dialog}
    </>
  )
}
