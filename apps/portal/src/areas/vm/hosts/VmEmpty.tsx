import { vmHostAccess } from '@sarv/contract/vm/hosts/hosts.rules'
import { useProductBundleVmListQuery } from '@sarv/client/portal.generated'
import { Plus, Server } from 'lucide-react'
import { formatRials } from '../../../format/rials.ts'
import { AllowedLink } from '../../../shell/AllowedLink.tsx'
import { paths } from '../vm.paths.ts'
import { Empty } from '../../../ui/Empty.tsx'
import { vmText } from './hosts.fa.ts'
import { vmEmptyText as text } from './vm-empty.fa.ts'

/** The first visit: what a server is good for, what it costs at least, and the button. */
export function VmEmpty({ projectId }: { projectId: number }) {
  const { data: bundles = [] } = useProductBundleVmListQuery()
  const prices = bundles.map(({ price }) => price)
  return (
    <Empty
      icon={Server}
      hasPattern
      title={text.title}
      actions={
        <AllowedLink
          projectId={projectId}
          access={vmHostAccess.create}
          kind="primary"
          icon={Plus}
          href={paths.vm.create(projectId)}
        >
          {vmText.list.create}
        </AllowedLink>
      }
      note={
        <>
          {prices.length > 0 && <span>{text.priceFrom(formatRials(Math.min(...prices)))}</span>}
          <span>{text.payAsYouGo}</span>
        </>
      }
    >
      {text.text}
    </Empty>
  )
}
