import { useVolumeDeleteMutation, useVolumeListQuery, type VolumeListItem } from '@sarv/client/vm.generated'
import { serviceType } from '@sarv/contract/service-types'
import { FileText, HardDrive, Link2, Plus, Trash2, Unplug } from 'lucide-react'
import { useState } from 'react'
import { formatRials } from '../../../format/rials.ts'
import { lazyDialog } from '../../../shell/lazy-dialog.tsx'
import { usePollingInterval } from '../../../shell/live-events.ts'
import { useRoleRefusal } from '../../../shell/use-may.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ListTable } from '../../../ui/ListTable.tsx'
import { useListState } from '../../../ui/use-list-state.ts'
import { useOpenedRow } from '../../../ui/use-opened-row.ts'
import type { RowAction } from '../../../ui/RowActions.tsx'
import { useBulkDelete } from '../../../services/use-bulk-delete.tsx'
import { pageOfProject, ServiceListPage } from '../../../services/ServiceListPage.tsx'
import { useCreation } from '../../../services/use-creation.ts'
import { useLabelFilter } from '../../../services/labels/use-label-filter.tsx'
import { useServiceWork } from '../../../services/use-service-work.ts'
import { workInRow } from '../../../services/WorkInRow.tsx'
import { useVolumeRefusal } from './volume-acts.ts'
import { volumeColumns } from './volume-columns.tsx'
import { useDeleteVolume, useDetachVolume } from './use-volume-acts.ts'
import { volumesText as text } from './volumes.fa.ts'

const AttachVolumeDialog = lazyDialog(async () => (await import('./AttachVolumeDialog.tsx')).AttachVolumeDialog)
const CreateVolumeDialog = lazyDialog(async () => (await import('./CreateVolumeDialog.tsx')).CreateVolumeDialog)
const VolumeDrawer = lazyDialog(async () => (await import('./VolumeDrawer.tsx')).VolumeDrawer)

function Volumes({ projectId }: { projectId: number }) {
  const pollingInterval = usePollingInterval()
  const volumes = useVolumeListQuery({ projectId }, { pollingInterval })
  const [remove] = useVolumeDeleteMutation()
  const { opened, hrefOf, close } = useOpenedRow('volume')
  const openedId = Number(opened)
  const createRefusal = useRoleRefusal(projectId)('project:operate')
  const refusal = useVolumeRefusal(projectId)
  const work = useServiceWork(projectId, serviceType.volume)
  const labels = useLabelFilter({ projectId, type: serviceType.volume }, volumes, useListState())
  const creation = useCreation(createRefusal)
  const [attached, setAttached] = useState<VolumeListItem>()
  const detachment = useDetachVolume(projectId)
  const deletion = useDeleteVolume(projectId)
  const bulkDelete = useBulkDelete<VolumeListItem>({
    unit: text.unit,
    remove: ({ id }) => remove({ projectId, id }),
    refusal: (volume) => refusal('delete', volume),
  })
  const action = (act: 'attach' | 'detach' | 'delete', more: Partial<RowAction<VolumeListItem>>) => ({
    label: text[act],
    disabledReason: (volume: VolumeListItem) => refusal(act, volume),
    ...more,
  })
  const actions: RowAction<VolumeListItem>[] = [
    {
      label: text.open,
      icon: FileText,
      isQuick: true,
      opens: VolumeDrawer,
      href: ({ id }) => hrefOf(id),
    },
    action('attach', {
      icon: Link2,
      isHidden: ({ vmHostId }) => !!vmHostId,
      opens: AttachVolumeDialog,
      run: setAttached,
    }),
    action('detach', {
      icon: Unplug,
      isHidden: ({ vmHostId }) => !vmHostId,
      run: ({ volumeNodeId, name, vmHost }) =>
        volumeNodeId && detachment.ask({ nodeId: volumeNodeId, volume: name ?? '', server: vmHost ?? '' }),
    }),
    action('delete', { icon: Trash2, isDanger: true, run: deletion.ask }),
  ]
  const addButton = (
    <Button
      kind="primary"
      icon={Plus}
      disabledReason={createRefusal}
      opens={CreateVolumeDialog}
      onPress={creation.open}
    >
      {text.create}
    </Button>
  )
  const rows = volumes.currentData ?? []
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
        query={labels.query}
        state={labels.state}
        tools={labels.control}
        columns={volumeColumns(projectId, hrefOf)}
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
      {creation.isOpen && <CreateVolumeDialog projectId={projectId} {...creation.dialog} />}
      {attached && (
        <AttachVolumeDialog projectId={projectId} volume={attached} onClose={() => setAttached(undefined)} />
      )}
      {openedId > 0 && <VolumeDrawer key={openedId} projectId={projectId} id={openedId} onClose={close} />}
      {detachment.dialog}
      {deletion.dialog}
    </ServiceListPage>
  )
}

/** `/volume/{projectId}`, with `?volume=` the details of one beside it. */
export const VolumeListPage = pageOfProject(text.title, Volumes)

const monthlyTotal = (volumes: readonly VolumeListItem[]): number =>
  volumes.reduce((sum, { monthlyPrice = 0 }) => sum + monthlyPrice, 0)
