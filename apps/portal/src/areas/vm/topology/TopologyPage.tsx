import { vmHostAccess } from '@sarv/contract/vm/hosts/hosts.rules'
import { Network } from 'lucide-react'
import { ProjectMissing } from '../../../services/ProjectMissing.tsx'
import { pageOfProject } from '../../../services/ServiceListPage.tsx'
import { AllowedLink } from '../../../shell/AllowedLink.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { BackLink, PageHead } from '../../../ui/PageHead.tsx'
import { RefreshButton } from '../../../ui/RefreshButton.tsx'
import { vmPagesText } from '../vm.pages.fa.ts'
import { paths } from '../vm.paths.ts'
import { topologyText as text } from './topology.fa.ts'
import { TopologyContent, useTopology } from './TopologyContent.tsx'

function TopologyOfProject({ projectId }: { projectId: number }) {
  const query = useTopology(projectId)
  if (!query.currentData && isMissing(query.error)) return <ProjectMissing title={text.title} />
  return (
    <>
      <BackLink href={paths.network.list(projectId)}>{vmPagesText.networkList}</BackLink>
      <PageHead
        title={text.title}
        summary={text.intro}
        isInPhoneHeader
        actions={<RefreshButton isFetching={query.isFetching} onPress={() => void query.refetch()} />}
      />
      <TopologyContent
        projectId={projectId}
        query={query}
        empty={
          <Empty
            icon={Network}
            hasPattern
            title={text.empty.title}
            actions={
              <AllowedLink projectId={projectId} access={vmHostAccess.create} href={paths.vm.create(projectId)}>
                {text.empty.action}
              </AllowedLink>
            }
          >
            {text.empty.text}
          </Empty>
        }
      />
    </>
  )
}

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404

/** `/topology/{projectId}` */
export const TopologyPage = pageOfProject(text.title, TopologyOfProject)
