import { useTopologyGetQuery } from '@sarv/client/vm.generated'
import { vmHostAccess } from '@sarv/contract/vm/hosts/hosts.rules'
import { Network } from 'lucide-react'
import { pageOfProject } from '../../../services/ServiceListPage.tsx'
import { ProjectMissing } from '../../../services/ProjectMissing.tsx'
import { AllowedLink } from '../../../shell/AllowedLink.tsx'
import { usePollingInterval } from '../../../shell/live-events.ts'
import { Card } from '../../../ui/Card.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { BackLink, PageHead } from '../../../ui/PageHead.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { RefreshButton } from '../../../ui/RefreshButton.tsx'
import { paths } from '../vm.paths.ts'
import { vmPagesText } from '../vm.pages.fa.ts'
import { topologyText as text } from './topology.fa.ts'
import { TopologyView } from './TopologyView.tsx'

function TopologyOfProject({ projectId }: { projectId: number }) {
  const pollingInterval = usePollingInterval()
  const query = useTopologyGetQuery({ projectId }, { pollingInterval })
  const { currentData: topology, error, isFetching, refetch } = query
  if (!topology && isMissing(error)) return <ProjectMissing title={text.title} />
  return (
    <>
      <BackLink href={paths.network.list(projectId)}>{vmPagesText.networkList}</BackLink>
      <PageHead
        title={text.title}
        summary={text.intro}
        isInPhoneHeader
        actions={<RefreshButton isFetching={isFetching} onPress={() => void refetch()} />}
      />
      {!topology && !error && (
        <Card label={text.title}>
          <Loading lines={10} />
        </Card>
      )}
      {!topology && error && (
        <Card label={text.title} isFlush>
          <ErrorBox error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        </Card>
      )}
      {topology && topology.nodes.length === 0 && (
        <Card label={text.title} isFlush>
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
        </Card>
      )}
      {topology && topology.nodes.length > 0 && (
        <TopologyView projectId={projectId} topology={topology} query={query} />
      )}
    </>
  )
}

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404

/** `/topology/{projectId}` */
export const TopologyPage = pageOfProject(text.title, TopologyOfProject)
