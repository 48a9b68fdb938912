import { useVmHostListQuery } from '@sarv/client/vm.generated'
import { Server } from 'lucide-react'
import { KindRow } from '../../../services/KindRow.tsx'
import { usePollingInterval } from '../../../shell/live-events.ts'
import type { ServiceKindProps } from '../../area.ts'
import { paths } from '../vm.paths.ts'
import { vmKindText } from './vm-kind.fa.ts'

/** The servers of a project, for the dashboard. */
export function VmKind({ projectId }: ServiceKindProps) {
  const pollingInterval = usePollingInterval()
  const query = useVmHostListQuery({ projectId }, { pollingInterval })
  return <KindRow icon={Server} href={paths.vm.list(projectId)} query={query} {...vmKindText} />
}
