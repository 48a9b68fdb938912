import { serviceStatus } from '@sarv/contract/enums'
import {
  volumeAccess,
  whyNotVolume,
  type VolumeAction,
  type VolumeObstacle,
  type VolumeState,
} from '@sarv/contract/vm/volumes/volumes.rules'
import { shellText } from '../../../shell/shell.fa.ts'
import { useMay } from '../../../shell/use-may.ts'
import { useVolumeWork } from '../hosts/use-vm-work.ts'
import { volumesText } from './volumes.fa.ts'

const text = volumesText.refused

const sentences: Record<VolumeObstacle, (volume: VolumeState) => string> = {
  status: ({ statusId }) => text.status(serviceStatus.label(statusId)),
  attached: () => text.attached,
  notAttached: () => text.notAttached,
  serverOn: () => text.serverOn,
}

/** Neither starts an operation: work that is going on does not stand in their way. */
const alwaysPossible: ReadonlySet<VolumeAction> = new Set(['rename', 'schedule'])

/** Why an act on a volume is not possible now, in Persian: by one's role, the work on it, and its state. */
export const useVolumeRefusal = (projectId: number) => {
  const may = useMay(projectId)
  const work = useVolumeWork(projectId)
  return (action: VolumeAction, volume: VolumeState & { id: number }): string | undefined => {
    if (!may(volumeAccess[action])) return shellText.roleForbids
    const running = work.get(volume.id)?.running
    if (running && !alwaysPossible.has(action)) return text.busy(running.title)
    const obstacle = whyNotVolume(action, volume)
    return obstacle && sentences[obstacle](volume)
  }
}
