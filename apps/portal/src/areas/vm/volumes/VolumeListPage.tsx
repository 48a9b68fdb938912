import { useVolumeDeleteMutation, useVolumeListQuery, type VolumeListItem } from '@sarv/client/vm.generated'
import { serviceStatus } from '@sarv/contract/enums'
import { FileText, HardDrive, Link2, Plus, Trash2, Unplug } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { formatRials } from '../../../format/rials.ts'
import { OperationProgress } from '../../../shell/OperationProgress.tsx'
import { usePollingInterval } from '../../../shell/live-events.ts'
import { paths } from '../vm.paths.ts'
import { shellText } from '../../../shell/shell.fa.ts'
import { useMay } from '../../../shell/use-may.ts'
import { useProjectIdInAddress } from '../../../shell/use-project.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ListPage } from '../../../ui/ListPage.tsx'
import { ListTable } from '../../../ui/ListTable.tsx'
import type { RowAction } from '../../../ui/RowActions.tsx'
import { useBulkDelete } from '../deleting/use-bulk-delete.tsx'
import { ProjectMissing } from '../hosts/ProjectMissing.tsx'
import { useVolumeWork } from '../hosts/use-vm-work.ts'
import type { VmWork } from '../hosts/vm-operations.ts'
import { FailedInRow } from '../host-acts/FailedInRow.tsx'
import { useVolumeRefusal } from './volume-acts.ts'
import { volumeColumns } from './volume-columns.tsx'
import { DeleteVolumeDialog, DetachVolumeDialog } from './VolumeDialogs.tsx'
import { volumesText as text } from './volumes.fa.ts'

const AttachVolumeDialog = lazy(async () => ({
  default: (await import('./AttachVolumeDialog.tsx')).AttachVolumeDialog,
}))
const CreateVolumeDialog = lazy(async () => ({
  default: (await import('./CreateVolumeDialog.tsx')).CreateVolumeDialog,
}))
const VolumeDrawer = lazy(async () => ({ default: (await import('./VolumeDrawer.tsx')).VolumeDrawer }))

/** `/volume/{projectId}`, with `?volume=` the details of one beside it. */
export function VolumeListPage() {
  const projectId = useProjectIdInAddress()
  return projectId === null ? <ProjectMissing /> : <Volumes key={projectId} projectId={projectId} />
}

interface Asked {
  act: 'attach' | 'detach' | 'delete'
  volume: VolumeListItem
}

function Volumes({ projectId }: { projectId: number }) {
  const pollingInterval = usePollingInterval()
  const volumes = useVolumeListQuery({ projectId }, { pollingInterval })
  const [remove] = useVolumeDeleteMutation()
  const navigate = useNavigate()
  const openedId = Number(useSearchParams()[0].get('volume'))
  const mayCreate = useMay(projectId)('project:operate')
  const refusal = useVolumeRefusal(projectId)
  const work = useVolumeWork(projectId)
  const [isAdding, setAdding] = useState(false)
  const [addedId, setAddedId] = useState<number>()
  const [asked, setAsked] = useState<Asked>()
  const bulkDelete = useBulkDelete<VolumeListItem>({
    unit: text.unit,
    nameOf: ({ name }) => name ?? '',
    remove: ({ id }) => remove({ projectId, id }),
    disabledReason: (rows) => rows.map((volume) => refusal('delete', volume)).find(Boolean),
  })
  const action = (act: Asked['act'], icon: RowAction<VolumeListItem>['icon'], more: object = {}) => ({
    label: text[act],
    icon,
    run: (volume: VolumeListItem) => setAsked({ act, volume }),
    disabledReason: (volume: VolumeListItem) => refusal(act, volume),
    ...more,
  })
  const actions: RowAction<VolumeListItem>[] = [
    { label: text.open, icon: FileText, isQuick: true, href: ({ id }) => paths.volume.open(projectId, id) },
    action('attach', Link2, { isHidden: ({ vmHostId }: VolumeListItem) => !!vmHostId }),
    action('detach', Unplug, { isHidden: ({ vmHostId }: VolumeListItem) => !vmHostId }),
    action('delete', Trash2, { isDanger: true }),
  ]
  const addButton = (
    <Button
      kind="primary"
      icon={Plus}
      disabledReason={mayCreate ? undefined : shellText.roleForbids}
      onPress={() => setAdding(true)}
    >
      {text.create}
    </Button>
  )
  if (volumes.error && 'status' in volumes.error && volumes.error.status === 404) return <ProjectMissing />
  const rows = volumes.currentData ?? []
  const close = () => setAsked(undefined)
  return (
    <ListPage
      title={text.title}
      count={rows.length || undefined}
      summary={rows.length > 0 && text.monthlyTotal(formatRials(monthlyTotal(rows)))}
      query={volumes}
      actions={rows.length > 0 && addButton}
    >
      <ListTable
        label={text.label}
        unit={text.unit}
        query={volumes}
        columns={volumeColumns(projectId)}
        searchFor={text.searchFor}
        markedKey={addedId}
        rowActions={actions}
        bulkActions={[bulkDelete.action]}
        canSelect={({ id }) => !work.get(id)?.running}
        rowProgress={(volume) => workInRow(volume, work.get(volume.id))}
        empty={
          <Empty icon={HardDrive} hasPattern title={text.empty.title} actions={addButton}>
            {text.empty.text}
          </Empty>
        }
      />
      {bulkDelete.dialog}
      <Suspense fallback={null}>
        {isAdding && (
          <CreateVolumeDialog
            projectId={projectId}
            onClose={() => setAdding(false)}
            onCreated={(id) => {
              setAdding(false)
              setAddedId(id)
            }}
          />
        )}
        {asked?.act === 'attach' && <AttachVolumeDialog projectId={projectId} volume={asked.volume} onClose={close} />}
        {openedId > 0 && (
          <VolumeDrawer
            key={openedId}
            projectId={projectId}
            id={openedId}
            onClose={() => void navigate(paths.volume.list(projectId), { replace: true, preventScrollReset: true })}
          />
        )}
      </Suspense>
      {asked?.act === 'detach' && asked.volume.volumeNodeId && (
        <DetachVolumeDialog
          projectId={projectId}
          nodeId={asked.volume.volumeNodeId}
          volumeName={asked.volume.name ?? ''}
          serverName={asked.volume.vmHost ?? ''}
          onClose={close}
        />
      )}
      {asked?.act === 'delete' && <DeleteVolumeDialog projectId={projectId} volume={asked.volume} onClose={close} />}
    </ListPage>
  )
}

/** A failure is told where the volume itself is broken by it; one that left it as it was is in the drawer. */
const workInRow = ({ statusId }: VolumeListItem, { running, failed }: VmWork = {}) => {
  if (running) return <OperationProgress operation={running} />
  return failed && statusId === serviceStatus.id.failed ? <FailedInRow operation={failed} /> : null
}

const monthlyTotal = (volumes: readonly VolumeListItem[]): number =>
  volumes.reduce((sum, { monthlyPrice = 0 }) => sum + monthlyPrice, 0)
