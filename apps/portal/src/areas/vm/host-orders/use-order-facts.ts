import { useProductBundleVmListQuery } from '@sarv/client/portal.generated'
import { useChosenImage } from '../images/use-images.ts'
import { useOfferedNetworks } from './use-offered-networks.ts'
import type { OrderFacts } from './order-problems.ts'
import type { VmOrder } from './vm-order.ts'

/** What the ids of an order stand for, as far as it has been read. */
export const useOrderFacts = (
  { projectId, vpcId }: { projectId: number; vpcId: number | null },
  order: VmOrder,
): OrderFacts => {
  const image = useChosenImage(projectId, order.vmImageId)
  const { data: bundles } = useProductBundleVmListQuery()
  const { data: networks } = useOfferedNetworks({ projectId, vpcId }, { skip: !order.joinsNetwork })
  const bundle = bundles?.find(({ id }) => id === order.productBundleId)
  const network = networks?.find(({ id }) => id === order.vmNetworkId)
  return {
    ...(image && { image }),
    ...(bundle && { bundle }),
    ...(network && { network }),
    // A network of another cloud may stand in a draft.
    isNetworkOffered: !networks || order.vmNetworkId === null || network !== undefined,
  }
}
