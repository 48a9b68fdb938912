import { useLoadBalancerListQuery } from '@sarv/client/vm.generated'
import { Split } from 'lucide-react'
import { KindRow } from '../../../services/KindRow.tsx'
import { usePollingInterval } from '../../../shell/live-events.ts'
import type { ServiceKindProps } from '../../area.ts'
import { paths } from '../vm.paths.ts'
import { balancerKindText } from './balancer-kind.fa.ts'

/** The load balancers of a project, for the dashboard. */
export function BalancerKind({ projectId }: ServiceKindProps) {
  const pollingInterval = usePollingInterval()
  const query = useLoadBalancerListQuery({ projectId }, { pollingInterval })
  return <KindRow icon={Split} href={paths.balancer.list(projectId)} query={query} {...balancerKindText} />
}
