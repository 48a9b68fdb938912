import { CopyPlus, History, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { formatGigabytes } from '../../../format/sizes.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmByName } from '../../../ui/ConfirmByName.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { ListTable, type ListQuery } from '../../../ui/ListTable.tsx'
import { Money } from '../../../ui/Money.tsx'
import { RowTitle } from '../../../ui/RowTitle.tsx'
import type { RowAction } from '../../../ui/RowActions.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { tellStarted } from '../../../shell/operation-toasts.ts'
import { useListState } from '../../../ui/use-list-state.ts'
import { useVolumeRefusal } from '../volumes/volume-acts.ts'
import type { VolumePanelProps } from '../volumes/volume-panel.ts'
import type { CopyCalls, CopyKind, OfVolume, VolumeCopy } from './copy-kinds.ts'
import { CreateCopyDialog } from './CreateCopyDialog.tsx'

const columnsOf = ({ text, status, isMoving }: CopyKind): readonly Column<VolumeCopy>[] => [
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
    cell: ({ statusId }) => (
      <StatusChip
        status={{ label: status.label(statusId), tone: status.tone(statusId) }}
        isMoving={isMoving(statusId)}
      />
    ),
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

/** The snapshots or the backups of a volume. */
export function CopiesPanel({ projectId, volume, kind, query, calls }: CopiesPanelProps) {
  const { text } = kind
  const of = { projectId, vmVolumeHostId: volume.id }
  const state = useListState({ prefix: kind.createAction, sort: { column: 'created', direction: 'descending' } })
  const refusal = useVolumeRefusal(projectId)
  const [isCreating, setCreating] = useState(false)
  const [asked, setAsked] = useState<{ act: 'back' | 'delete'; copy: VolumeCopy }>()
  const byCopy = (copy: VolumeCopy) => {
    const obstacle = kind.whyNotBack(copy, volume)
    if (obstacle === 'grown') return text.grown
    return obstacle && text.notInStatus(kind.status.label(copy.statusId))
  }
  const actions: RowAction<VolumeCopy>[] = [
    {
      label: text.back,
      icon: History,
      isQuick: true,
      run: (copy) => setAsked({ act: 'back', copy }),
      disabledReason: (copy) => refusal(kind.backAction, volume) ?? byCopy(copy),
    },
    {
      label: text.delete,
      icon: Trash2,
      isDanger: true,
      run: (copy) => setAsked({ act: 'delete', copy }),
      disabledReason: (copy) =>
        refusal('deleteCopy', volume) ??
        (kind.canDelete(copy) ? undefined : text.notInStatus(kind.status.label(copy.statusId))),
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
  const close = () => setAsked(undefined)
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
          text={text}
          taken={(query.currentData ?? []).map(({ name }) => name ?? '')}
          create={(model) => calls.create(of, model)}
          onClose={() => setCreating(false)}
        />
      )}
      {asked?.act === 'back' && <GoBackDialog kind={kind} calls={calls} of={of} copy={asked.copy} onClose={close} />}
      {asked?.act === 'delete' && (
        <DeleteCopyDialog kind={kind} calls={calls} of={of} copy={asked.copy} onClose={close} />
      )}
    </>
  )
}

interface CopyDialogProps {
  kind: CopyKind
  calls: CopyCalls
  of: OfVolume
  copy: VolumeCopy
  onClose: () => void
}

function GoBackDialog({ kind, calls, of, copy, onClose }: CopyDialogProps) {
  const { text } = kind
  const name = copy.name ?? ''
  const confirm = async () => {
    const { data, error } = await calls.goBack({ ...of, id: copy.id })
    if (!error) tellStarted(data, text.backStarted(name))
    return !error
  }
  return (
    <ConfirmDialog
      isOpen
      isDanger
      onClose={onClose}
      title={text.backTitle(name)}
      confirmLabel={text.back}
      onConfirm={confirm}
    >
      <p>{text.backText}</p>
      <p>
        <DateText wire={copy.createDate} as="time" />
      </p>
    </ConfirmDialog>
  )
}

function DeleteCopyDialog({ kind, calls, of, copy, onClose }: CopyDialogProps) {
  const { text } = kind
  const name = copy.name ?? ''
  const confirm = async () => {
    const { data, error } = await calls.remove({ ...of, id: copy.id })
    if (!error) tellStarted(data, text.deleteStarted(name))
    return !error
  }
  return (
    <ConfirmByName
      isOpen
      onClose={onClose}
      title={text.deleteTitle(name)}
      phrase={name}
      thing={text.name}
      confirmLabel={text.delete}
      onConfirm={confirm}
    />
  )
}
