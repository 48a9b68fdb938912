import { useParams, useSearchParams } from 'react-router'
import { paths, vmTypeInNetwork } from '../vm.paths.ts'
import { isRegistered } from '../../../shell/registered-pages.ts'
import { useProjectIdInAddress, useProjects } from '../../../shell/use-project.ts'
import { ProjectMissing } from '../../../services/ProjectMissing.tsx'
import { OrderForm, type OrderOrigin } from './OrderForm.tsx'
import { orderText as text } from './host-orders.fa.ts'
import type { OrderKind } from './vm-order.ts'

/** `/vm/{projectId}/add-vm` and `/vm/{projectId}/{type}/add-vm` */
export function VmCreatePage() {
  const projectId = useProjectIdInAddress()
  const { projects, isRead } = useProjects()
  const kind = useOrderKind()
  const networkId = useIdInAddress('networkId')
  const vpcId = useIdInAddress('vpcId')
  const isMissing = isRead && !projects.some(({ id }) => id === projectId)
  if (projectId === null || isMissing) return <ProjectMissing title={text.title} />
  return (
    <OrderForm
      key={`${projectId}/${kind}/${vpcId}`}
      projectId={projectId}
      kind={kind}
      networkId={networkId}
      vpcId={kind === 'private' ? vpcId : null}
      origin={originOf(projectId, networkId, vpcId)}
    />
  )
}

const useOrderKind = (): OrderKind => (useParams()['type'] === vmTypeInNetwork ? 'private' : 'public')

/** The network or the cloud that the order was begun from, if it was. */
const useIdInAddress = (name: 'networkId' | 'vpcId'): number | null => {
  const [params] = useSearchParams()
  const id = Number(params.get(name))
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

const originOf = (projectId: number, networkId: number | null, vpcId: number | null): OrderOrigin => {
  const cloud = vpcId !== null && paths.vpc.servers(projectId, vpcId)
  if (cloud && isRegistered(cloud)) return { href: cloud, label: text.backToCloud }
  const network = networkId !== null && paths.network.nodes(projectId, networkId)
  if (network && isRegistered(network)) return { href: network, label: text.backToNetwork }
  return { href: paths.vm.list(projectId), label: text.back }
}
