import { useVmHostListQuery } from '@sarv/client/vm.generated'
import { vmHostAccess } from '@sarv/contract/vm/hosts/hosts.rules'
import { Plus, Server } from 'lucide-react'
import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { AllowedLink } from '../../../shell/AllowedLink.tsx'
import { usePollingInterval } from '../../../shell/live-events.ts'
import { Empty } from '../../../ui/Empty.tsx'
import { Section } from '../../../ui/Section.tsx'
import { paths } from '../vm.paths.ts'
import type { VpcTabProps } from '../vpcs/vpc-tab.ts'
import { cloudServersText as text } from './cloud-servers.fa.ts'
import { createdIdOf } from './created-id.ts'
import { VmTable } from './VmTable.tsx'

/** The servers on the networks of a private cloud. */
export function CloudServersTab({ projectId, id: vpcId }: Pick<VpcTabProps, 'projectId' | 'id'>) {
  const pollingInterval = usePollingInterval()
  const query = useVmHostListQuery({ projectId }, { pollingInterval })
  const { state } = useLocation()
  const { currentData } = query
  const inCloud = useMemo(
    () => currentData?.filter(({ vpcHostIds = [] }) => vpcHostIds.includes(vpcId)),
    [currentData, vpcId],
  )
  const create = (
    <AllowedLink
      projectId={projectId}
      access={vmHostAccess.create}
      kind="primary"
      icon={Plus}
      href={paths.vm.createInCloud(projectId, vpcId)}
    >
      {text.create}
    </AllowedLink>
  )
  return (
    <Section title={text.title} intro={text.intro} actions={create} areActionsInside={!inCloud?.length}>
      <VmTable
        projectId={projectId}
        query={{ ...query, data: inCloud, currentData: inCloud }}
        markedId={createdIdOf(state)}
        search={`?vpcId=${vpcId}`}
        empty={
          <Empty icon={Server} title={text.empty.title} actions={create} hasPattern>
            {text.empty.text}
          </Empty>
        }
      />
    </Section>
  )
}
