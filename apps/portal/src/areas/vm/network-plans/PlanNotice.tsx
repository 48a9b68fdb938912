import { Link } from '../../../ui/Link.tsx'
import { paths } from '../vm.paths.ts'
import { planText as text } from './network-plans.fa.ts'
import { planParameter } from './plan-address.ts'

interface PlanNoticeProps {
  projectId: number
  cloudId: number
  /** Of the changes that are planned. */
  count: number
}

/** On the pages of a cloud: that something is planned for it, and the way there. */
export function PlanNotice({ projectId, cloudId, count }: PlanNoticeProps) {
  return (
    <Link href={`${paths.vpc.tab(projectId, cloudId, 'topology')}?${planParameter}=${cloudId}`}>
      {text.notice(count)}
    </Link>
  )
}
