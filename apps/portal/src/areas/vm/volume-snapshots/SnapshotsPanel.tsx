import {
  useVolumeSnapshotCreateMutation,
  useVolumeSnapshotDeleteMutation,
  useVolumeSnapshotListQuery,
  useVolumeSnapshotRevertMutation,
} from '@sarv/client/vm.generated'
import { usePollingInterval } from '../../../shell/live-events.ts'
import type { VolumePanelProps } from '../volumes/volume-panel.ts'
import { CopiesPanel } from '../volume-copies/CopiesPanel.tsx'
import { snapshotKind } from '../volume-copies/copy-kinds.ts'

/** The snapshots of a volume. */
export function SnapshotsPanel({ projectId, volume }: VolumePanelProps) {
  const pollingInterval = usePollingInterval()
  const query = useVolumeSnapshotListQuery({ projectId, vmVolumeHostId: volume.id }, { pollingInterval })
  const [create] = useVolumeSnapshotCreateMutation()
  const [goBack] = useVolumeSnapshotRevertMutation()
  const [remove] = useVolumeSnapshotDeleteMutation()
  return (
    <CopiesPanel
      kind={snapshotKind}
      projectId={projectId}
      volume={volume}
      query={query}
      calls={{ create: (of, model) => create({ ...of, body: model }), goBack, remove }}
    />
  )
}
