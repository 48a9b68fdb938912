import { useVolumeListQuery } from '@sarv/client/vm.generated'
import { HardDrive } from 'lucide-react'
import { KindRow } from '../../../services/KindRow.tsx'
import { usePollingInterval } from '../../../shell/live-events.ts'
import type { ServiceKindProps } from '../../area.ts'
import { paths } from '../vm.paths.ts'
import { volumeKindText } from './volume-kind.fa.ts'

/** The disks of a project, for the dashboard. */
export function VolumeKind({ projectId }: ServiceKindProps) {
  const pollingInterval = usePollingInterval()
  const query = useVolumeListQuery({ projectId }, { pollingInterval })
  return <KindRow icon={HardDrive} href={paths.volume.list(projectId)} query={query} {...volumeKindText} />
}
