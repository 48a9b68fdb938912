import { useProductBundleVmListQuery, useProductItemListQuery } from '@sarv/client/portal.generated'
import { productCategory } from '@sarv/contract/enums'
import type { Prices } from './vm-price.ts'

const none: never[] = []

/** What a server is priced by; empty until it is read. */
export const usePrices = (): Prices => {
  const { data: bundles = none } = useProductBundleVmListQuery()
  const { data: items = none } = useProductItemListQuery({ productId: productCategory.id.vm })
  return { bundles, items }
}
