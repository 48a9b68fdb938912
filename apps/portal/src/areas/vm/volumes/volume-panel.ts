import type { VolumeHostDetail } from '@sarv/client/vm.generated'

/** What the drawer of a volume gives to each of its parts. */
export interface VolumePanelProps {
  projectId: number
  volume: VolumeHostDetail
  /** It is being deleted: there is nothing more to show. */
  onGone: () => void
}
