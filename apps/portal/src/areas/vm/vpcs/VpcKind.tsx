import { useVpcListQuery } from '@sarv/client/vm.generated'
import { Cloud } from 'lucide-react'
import { KindRow } from '../../../services/KindRow.tsx'
import { usePollingInterval } from '../../../shell/live-events.ts'
import type { ServiceKindProps } from '../../area.ts'
import { paths } from '../vm.paths.ts'
import { vpcKindText } from './vpc-kind.fa.ts'

/** The private clouds of a project, for the dashboard. */
export function VpcKind({ projectId }: ServiceKindProps) {
  const pollingInterval = usePollingInterval()
  const query = useVpcListQuery({ projectId }, { pollingInterval })
  return <KindRow icon={Cloud} href={paths.vpc.list(projectId)} query={query} {...vpcKindText} />
}
