import { pageOfProject, ServiceListPage } from '../../../services/ServiceListPage.tsx'
import { balancersText as text } from './load-balancers.fa.ts'
import { useBalancers } from './use-balancers.tsx'

function Balancers({ projectId }: { projectId: number }) {
  const { query, create, table } = useBalancers(projectId)
  return (
    <ServiceListPage title={text.title} query={query} create={create}>
      {table}
    </ServiceListPage>
  )
}

/** `/load-balancer/{projectId}`, with `?balancer=` the details of one beside it. */
export const BalancerListPage = pageOfProject(text.title, Balancers)
