import { useProductBundleVmListQuery } from '@sarv/client/portal.generated'
import { useVmNetworkShortListQuery } from '@sarv/client/vm.generated'
import { useChosenImage } from '../images/use-images.ts'
import type { OrderFacts } from './order-problems.ts'
import type { VmOrder } from './vm-order.ts'

/** What the ids of an order stand for, as far as it has been read. */
export const useOrderFacts = (projectId: number, order: VmOrder): OrderFacts => {
  const image = useChosenImage(projectId, order.vmImageId)
  const { data: bundles } = useProductBundleVmListQuery()
  const { data: networks } = useVmNetworkShortListQuery({ projectId }, { skip: !order.joinsNetwork })
  const bundle = bundles?.find(({ id }) => id === order.productBundleId)
  const network = networks?.find(({ id }) => id === order.vmNetworkId)
  return { ...(image && { image }), ...(bundle && { bundle }), ...(network && { network }) }
}
