import { useVolumeDeleteMutation, useVolumeListQuery, type VolumeListItem } from '@sarv/client/vm.generated'
import { serviceType } from '@sarv/contract/service-types'
import { FileText, HardDrive, Link2, Plus, Trash2, Unplug } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { formatRials } from '../../../format/rials.ts'
import { usePollingInterval } from '../../../shell/live-events.ts'
import { paths } from '../vm.paths.ts'
import { useRoleRefusal } from '../../../shell/use-may.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ListTable } from '../../../ui/ListTable.tsx'
import type { RowAction } from '../../../ui/RowActions.tsx'
import { useBulkDelete } from '../../../services/use-bulk-delete.tsx'
import { pageOfProject, ServiceListPage } from '../../../services/ServiceListPage.tsx'
import { useCreation } from '../../../services/use-creation.ts'
import { useServiceWork } from '../../../services/use-service-work.ts'
import { workInRow } from '../../../services/WorkInRow.tsx'
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
  const createRefusal = useRoleRefusal(projectId)('project:operate')
  const refusal = useVolumeRefusal(projectId)
  const work = useServiceWork(projectId, serviceType.volume)
  const creation = useCreation()
  const [asked, setAsked] = useState<Asked>()
  const bulkDelete = useBulkDelete<VolumeListItem>({
    unit: text.unit,
    remove: ({ id }) => remove({ projectId, id }),
    refusal: (volume) => refusal('delete', volume),
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
    <Button kind="primary" icon={Plus} disabledReason={createRefusal} onPress={creation.open}>
      {text.create}
    </Button>
  )
  const rows = volumes.currentData ?? []
  const close = () => setAsked(undefined)
  return (
    <ServiceListPage
      title={text.title}
      summary={rows.length > 0 && text.monthlyTotal(formatRials(monthlyTotal(rows)))}
      query={volumes}
      create={addButton}
    >
      <ListTable
        label={text.label}
        unit={text.unit}
        query={volumes}
        columns={volumeColumns(projectId)}
        searchFor={text.searchFor}
        markedKey={creation.addedId}
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
        {creation.isOpen && <CreateVolumeDialog projectId={projectId} {...creation.dialog} />}
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
    </ServiceListPage>
  )
}

/** `/volume/{projectId}`, with `?volume=` the details of one beside it. */
export const VolumeListPage = pageOfProject(text.title, Volumes)

const monthlyTotal = (volumes: readonly VolumeListItem[]): number =>
  volumes.reduce((sum, { monthlyPrice = 0 }) => sum + monthlyPrice, 0)
