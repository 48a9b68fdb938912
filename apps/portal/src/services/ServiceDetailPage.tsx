import type { ServiceType } from '@sarv/contract/service-types'
import { type ComponentType, type ReactNode, useLayoutEffect } from 'react'
import { Navigate, useParams } from 'react-router'
import { usePageTitle } from '../shell/page-handle.ts'
import { paths } from '../shell/paths.ts'
import { openServiceReads } from '../shell/service-reads.ts'
import { useProjectIdInAddress } from '../shell/use-project.ts'
import { Card } from '../ui/Card.tsx'
import { DetailPage, type DetailPageProps } from '../ui/DetailPage.tsx'
import { ErrorBox } from '../ui/ErrorBox.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { OperationBanner } from './OperationBanner.tsx'
import { servicesText as text } from './services.fa.ts'
import { TabComing } from './TabComing.tsx'
import { useServiceOperations } from './use-service-work.ts'
import { MissingPart } from '../ui/MissingPart.tsx'

const ServiceLabels = lazyPart(async () => (await import('./labels/ServiceLabels.tsx')).ServiceLabels)

interface ServiceInAddress {
  projectId: number
  id: number
}

/**
 * A page about the one service that its address names; what is no number leads to the list. `read` is the service's own
 * read: nothing else is asked about a service that it does not find.
 */
export const pageOfService = (
  read: string,
  listOf: (projectId: number) => string,
  Service: ComponentType<ServiceInAddress>,
) => {
  function OpenService({ projectId, id }: ServiceInAddress) {
    // Before the effects of the page, which begin its reads.
    useLayoutEffect(() => openServiceReads({ read, projectId, id }), [projectId, id])
    return <Service projectId={projectId} id={id} />
  }
  return function ServicePage() {
    const projectId = useProjectIdInAddress()
    const id = Number(useParams()['id'])
    if (projectId === null) return <Navigate to={paths.dashboard} replace />
    if (!Number.isSafeInteger(id) || id <= 0) return <Navigate to={listOf(projectId)} replace />
    return <OpenService key={id} projectId={projectId} id={id} />
  }
}

/** The content of a tab as a chunk of its own, loaded when the tab is first opened. */
export const tabContent = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyPart<ComponentType<Props>>(load, { standIn: TabComing, missing: MissingPart })

interface Head extends Pick<DetailPageProps, 'title' | 'chip' | 'facts' | 'actions'> {
  /** What must not be overlooked, above the live operation. */
  warning?: ReactNode
}

interface ServiceDetailPageProps extends ServiceInAddress {
  type: ServiceType
  query: {
    currentData?: { name?: string | null } | undefined
    error?: unknown
    isFetching: boolean
    refetch: () => unknown
  }
  list: { href: string; label: string }
  /** What it is called until its name is read. */
  noun: string
  /** The first is the service itself, with the steps of what is going on. */
  tabs: readonly { id: string; label: string; href: string }[]
  currentTab: string
  /** `undefined` while it is read for the first time. */
  head: Head | undefined
  /** The open tab. */
  children: ReactNode
}

/** The page of one service: its head, its tabs, what is going on with it, and what is said when it cannot be read. */
export function ServiceDetailPage(props: ServiceDetailPageProps) {
  const { projectId, id, type, query, list, noun, tabs, currentTab, head, children } = props
  const { data: operations = [], isLoading: areOperationsComing } = useServiceOperations(projectId, type, id)
  const service = query.currentData
  const tab = tabs.find((each) => each.id === currentTab)
  const isFirst = tab === tabs[0]
  const name = service && (service.name ?? '')
  usePageTitle(name !== undefined && tab && !isFirst ? text.tabOf(tab.label, name) : name)

  if (query.error && (query.error as { status?: unknown }).status === 404) return <Navigate to={list.href} replace />
  if (query.error && !service) {
    return (
      <DetailPage back={list} name={noun}>
        <Card label={noun} isFlush>
          <ErrorBox error={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
        </Card>
      </DetailPage>
    )
  }
  const [latest] = operations
  const { warning, ...shown } = head ?? {}
  return (
    <DetailPage
      back={list}
      name={service?.name ?? noun}
      {...shown}
      labels={service && <ServiceLabels {...{ projectId, id, type }} name={name ?? ''} />}
      tabs={tabs}
      currentTab={tab?.href ?? ''}
      coming={service ? undefined : { summary: 'facts', hasActions: true }}
      banner={
        service && !areOperationsComing ? (
          <>
            {warning}
            {latest && <OperationBanner operation={latest} hasSteps={isFirst} />}
          </>
        ) : (
          // Whether there is one is not known: the tab waits, and is not pushed down.
          <div aria-busy />
        )
      }
    >
      {children}
    </DetailPage>
  )
}
