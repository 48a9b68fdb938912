import { useVmHostSnapshotListQuery, type VmHostSnapshotListItem } from '@sarv/client/vm.generated'
import { snapshotsPerServer } from '@sarv/contract/limits'
import { Camera, Plus } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '../../../shell/lazy-dialog.tsx'
import { usePollingInterval } from '../../../shell/live-events.ts'
import { useMay } from '../../../shell/use-may.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ListTable } from '../../../ui/ListTable.tsx'
import { RefreshButton } from '../../../ui/RefreshButton.tsx'
import { Section } from '../../../ui/Section.tsx'
import { useListState } from '../../../ui/use-list-state.ts'
import type { VmTabProps } from '../detail/vm-tab.ts'
import { useVmRefusal } from '../hosts/use-vm-refusal.ts'
import { snapshotColumns } from './snapshot-columns.tsx'
import { snapshotActions } from './snapshot-actions.ts'
import { useSnapshotActs } from './use-snapshot-acts.tsx'
import { snapshotsText as text } from './host-snapshots.fa.ts'
import styles from './SnapshotTab.module.css'

const CreateSnapshotDialog = lazyDialog(async () => (await import('./CreateSnapshotDialog.tsx')).CreateSnapshotDialog)
const SnapshotDetails = lazyDialog(async () => (await import('./SnapshotDetails.tsx')).SnapshotDetails)

const newestFirst = { column: 'created', direction: 'descending' } as const

/** The moments that a server can be taken back to. */
export function SnapshotTab({ projectId, id, host }: VmTabProps) {
  const pollingInterval = usePollingInterval()
  const query = useVmHostSnapshotListQuery({ projectId, vmHostId: id }, { pollingInterval })
  const state = useListState({ sort: newestFirst })
  const [isCreating, setCreating] = useState(false)
  const [opened, setOpened] = useState<VmHostSnapshotListItem>()
  const { reverting, deletion } = useSnapshotActs(projectId, id)
  const refusal = useVmRefusal(projectId, id, host)
  const count = query.currentData?.length ?? 0
  const rowActions = snapshotActions({
    refusal,
    mayDelete: useMay(projectId)('project:manage'),
    ask: { open: setOpened, revert: reverting.ask, delete: deletion.ask },
    opens: SnapshotDetails,
  })
  const createButton = (
    <Button
      kind="primary"
      icon={Plus}
      disabledReason={refusal('snapshot') ?? (count >= snapshotsPerServer ? text.full(snapshotsPerServer) : undefined)}
      opens={CreateSnapshotDialog}
      onPress={() => setCreating(true)}
    >
      {text.create}
    </Button>
  )
  return (
    <Section
      title={text.title}
      intro={text.intro}
      actions={
        <div className={styles.actions}>
          <RefreshButton isFetching={query.isFetching} onPress={() => void query.refetch()} />
          {count > 0 && createButton}
        </div>
      }
    >
      <ListTable
        label={text.label}
        unit={text.unit}
        query={query}
        columns={snapshotColumns}
        state={state}
        rowActions={rowActions}
        empty={
          <Empty icon={Camera} title={text.empty.title} actions={createButton} note={text.empty.note} hasPattern>
            {text.empty.text}
          </Empty>
        }
      />
      {isCreating && host && (
        <CreateSnapshotDialog projectId={projectId} host={host} onClose={() => setCreating(false)} />
      )}
      {opened && (
        <SnapshotDetails projectId={projectId} vmHostId={id} snapshot={opened} onClose={() => setOpened(undefined)} />
      )}
      {reverting.dialog}
      {deletion.dialog}
    </Section>
  )
}
