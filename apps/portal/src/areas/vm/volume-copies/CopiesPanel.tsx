import { CopyPlus, History, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { formatGigabytes } from '../../../format/sizes.ts'
import { Button } from '../../../ui/Button.tsx'
import { servicesText } from '../../../services/services.fa.ts'
import { useConfirmDialog } from '../../../shell/use-confirm-dialog.tsx'
import { useDeleteDialog } from '../../../shell/use-delete-dialog.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { ListTable, type ListQuery } from '../../../ui/ListTable.tsx'
import { Money } from '../../../ui/Money.tsx'
import { RowTitle } from '../../../ui/RowTitle.tsx'
import type { RowAction } from '../../../ui/RowActions.tsx'
import { EnumChip } from '../../../ui/EnumChip.tsx'
import { useListState } from '../../../ui/use-list-state.ts'
import { useVolumeRefusal } from '../volumes/volume-acts.ts'
import type { VolumePanelProps } from '../volumes/volume-panel.ts'
import type { CopyCalls, CopyKind, VolumeCopy } from './copy-kinds.ts'
import { CreateCopyDialog } from './CreateCopyDialog.tsx'

const columnsOf = ({ text, status, moving }: CopyKind): readonly Column<VolumeCopy>[] => [
  {
    id: 'name',
    label: text.columns.name,
    place: 'title',
    value: ({ name }) => name,
    cell: ({ name, description }) => <RowTitle name={name ?? ''}>{description}</RowTitle>,
  },
  {
    id: 'status',
    label: text.columns.status,
    place: 'status',
    cell: ({ statusId }) => <EnumChip table={status} id={statusId} moving={moving} />,
  },
  {
    id: 'size',
    label: text.columns.size,
    cell: ({ volumeSize }) => volumeSize !== undefined && formatGigabytes(volumeSize),
  },
  {
    id: 'price',
    label: text.columns.price,
    isQuiet: true,
    cell: ({ monthlyPrice }) => (monthlyPrice ? <Money rials={monthlyPrice} /> : text.free),
  },
  {
    id: 'origin',
    label: text.columns.origin,
    isQuiet: true,
    cell: ({ volumeScheduleId }) => (volumeScheduleId ? text.bySchedule : text.byHand),
  },
  {
    id: 'created',
    label: text.columns.created,
    isQuiet: true,
    value: ({ createDate }) => createDate,
    cell: ({ createDate }) => <DateText wire={createDate} as="time" />,
  },
]

interface CopiesPanelProps extends Omit<VolumePanelProps, 'onGone'> {
  kind: CopyKind
  query: ListQuery<VolumeCopy>
  calls: CopyCalls
}

const backWords = (words: string, createDate: string) => (
  <>
    <p>{words}</p>
    <p>
      <DateText wire={createDate} as="time" />
    </p>
  </>
)

/** The snapshots or the backups of a volume. */
export function CopiesPanel({ projectId, volume, kind, query, calls }: CopiesPanelProps) {
  const { text } = kind
  const of = { projectId, vmVolumeHostId: volume.id }
  const state = useListState({ prefix: kind.createAction, sort: { column: 'created', direction: 'descending' } })
  const refusal = useVolumeRefusal(projectId)
  const [isCreating, setCreating] = useState(false)
  const goBack = useConfirmDialog<VolumeCopy>(({ id }) => calls.goBack({ ...of, id }), {
    title: ({ name }) => text.backTitle(name ?? ''),
    text: ({ createDate }) => backWords(text.backText, createDate),
    confirmLabel: text.back,
    isDanger: true,
    started: ({ name }) => text.backStarted(name ?? ''),
  })
  const deletion = useDeleteDialog<VolumeCopy>(({ id }) => calls.remove({ ...of, id }), { words: text.deletion })
  const notInStatus = ({ statusId }: VolumeCopy) => servicesText.refused.status(kind.status.label(statusId))
  const byCopy = (copy: VolumeCopy) => {
    const obstacle = kind.whyNotBack(copy, volume)
    if (obstacle === 'grown') return text.grown
    return obstacle && notInStatus(copy)
  }
  const actions: RowAction<VolumeCopy>[] = [
    {
      label: text.back,
      icon: History,
      isQuick: true,
      run: goBack.ask,
      disabledReason: (copy) => refusal(kind.backAction, volume) ?? byCopy(copy),
    },
    {
      label: text.deletion.confirm,
      icon: Trash2,
      isDanger: true,
      run: deletion.ask,
      disabledReason: (copy) => refusal('deleteCopy', volume) ?? (kind.canDelete(copy) ? undefined : notInStatus(copy)),
    },
  ]
  const createButton = (
    <Button
      kind="primary"
      icon={CopyPlus}
      disabledReason={refusal(kind.createAction, volume)}
      onPress={() => setCreating(true)}
    >
      {text.create}
    </Button>
  )
  return (
    <>
      {!!query.currentData?.length && <div>{createButton}</div>}
      <ListTable
        label={text.label}
        unit={text.unit}
        query={query}
        columns={columnsOf(kind)}
        state={state}
        rowActions={actions}
        empty={
          <Empty size="sm" title={text.empty.title} actions={createButton}>
            {text.empty.text}
          </Empty>
        }
      />
      {isCreating && (
        <CreateCopyDialog
          kind={kind}
          taken={(query.currentData ?? []).map(({ name }) => name ?? '')}
          create={(model) => calls.create(of, model)}
          onClose={() => setCreating(false)}
        />
      )}
      {goBack.dialog}
      {deletion.dialog}
    </>
  )
}
