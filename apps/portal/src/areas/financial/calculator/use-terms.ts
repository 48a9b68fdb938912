import {
  useProductBundleVmListQuery,
  useProductBundleVpcListQuery,
  useProductItemKubernetesPriceQuery,
  useProductItemListQuery,
  type VmBundle,
} from '@sarv/client/portal.generated'
import { calculations, type CalculatorTab, type PricedBy } from '@sarv/contract/financial/calculator/calculations'
import type { Choice } from './choice.ts'

const none: never[] = []

/** A product that is not sold has no prices: that is nothing to try again. */
const isUnknown = (error: unknown): boolean => (error as { status?: number } | undefined)?.status === 404

interface ReadTerms {
  /** `undefined` until they are read. */
  terms: PricedBy | undefined
  vatPercent: number | undefined
  plans: readonly VmBundle[]
  /** The catalogue has no price for it yet. */
  isUnpriced: boolean
  error: unknown
  isFetching: boolean
  refetch: () => unknown
}

/** What the chosen sizes are priced by, as today's catalogue says it. */
export const useTerms = (tab: CalculatorTab, { sizes, planId }: Choice): ReadTerms => {
  const isCluster = tab === 'cluster'
  const items = useProductItemListQuery({ productId: calculations[tab].productId }, { skip: isCluster })
  const cluster = useProductItemKubernetesPriceQuery({ workerNodeCount: sizes.workers ?? 0 }, { skip: !isCluster })
  const { data: plans = none } = useProductBundleVmListQuery(undefined, { skip: tab !== 'vm' })
  const { data: vpcPlans } = useProductBundleVpcListQuery(undefined, { skip: !calculations[tab].isSoldByVpcPlan })
  const read = isCluster ? cluster : items
  // The last masters stay while those of another number of workers are asked for.
  const ofCluster = cluster.data
  // The rate comes with each unit; where none is sold nothing is taxed.
  const units = isCluster ? ofCluster?.vmProductItemsPrice : items.data
  const vatPercent = units?.[0]?.vatPercent
  const terms: PricedBy | undefined = isCluster
    ? ofCluster && { prices: clusterPrices(ofCluster), vatPercent: vatPercent ?? 0, masters: ofCluster.masterNodesInfo }
    : items.data && {
        prices: items.data,
        vatPercent: vatPercent ?? 0,
        plan: plans.find(({ id }) => id === planId),
        vpcPlans,
      }
  const error = terms ? undefined : read.error
  return {
    terms,
    vatPercent,
    plans,
    isUnpriced: isUnknown(error) || terms?.prices.length === 0,
    error,
    isFetching: read.isFetching,
    refetch: read.refetch,
  }
}

const clusterPrices = ({
  vmProductItemsPrice,
  masterNodesInfo: { kubernetesManagementItemId: id, kubernetesManagementItemPrice: price },
}: NonNullable<ReturnType<typeof useProductItemKubernetesPriceQuery>['data']>) => [
  ...(vmProductItemsPrice ?? []),
  { id, price },
]
