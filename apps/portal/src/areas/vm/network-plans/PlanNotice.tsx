import { useNetworkPlanGetQuery } from '@sarv/client/vm.generated'
import { Link } from '../../../ui/Link.tsx'
import { paths } from '../vm.paths.ts'
import { planText as text } from './network-plans.fa.ts'
import { planParameter } from './plan-address.ts'

/** On the pages of a cloud: that something is planned for it, and the way there. */
export function PlanNotice({ projectId, cloudId }: { projectId: number; cloudId: number }) {
  const { currentData } = useNetworkPlanGetQuery({ projectId, vpcHostId: cloudId })
  const count = currentData?.changes.length ?? 0
  if (count === 0) return null
  return (
    <Link href={`${paths.vpc.tab(projectId, cloudId, 'topology')}?${planParameter}=${cloudId}`}>
      {text.notice(count)}
    </Link>
  )
}
