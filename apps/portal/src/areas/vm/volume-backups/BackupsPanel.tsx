import {
  useVolumeBackupCreateMutation,
  useVolumeBackupDeleteMutation,
  useVolumeBackupListQuery,
  useVolumeBackupRestoreMutation,
} from '@sarv/client/vm.generated'
import { usePollingInterval } from '../../../shell/live-events.ts'
import type { VolumePanelProps } from '../volumes/volume-panel.ts'
import { CopiesPanel } from '../volume-copies/CopiesPanel.tsx'
import { backupKind } from '../volume-copies/copy-kinds.ts'

/** The backups of a volume. */
export function BackupsPanel({ projectId, volume }: VolumePanelProps) {
  const pollingInterval = usePollingInterval()
  const query = useVolumeBackupListQuery({ projectId, vmVolumeHostId: volume.id }, { pollingInterval })
  const [create] = useVolumeBackupCreateMutation()
  const [goBack] = useVolumeBackupRestoreMutation()
  const [remove] = useVolumeBackupDeleteMutation()
  return (
    <CopiesPanel
      kind={backupKind}
      projectId={projectId}
      volume={volume}
      query={query}
      calls={{ create: (of, model) => create({ ...of, body: model }), goBack, remove }}
    />
  )
}
