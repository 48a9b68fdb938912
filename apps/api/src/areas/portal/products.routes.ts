import type { FastifyInstance } from 'fastify'
import { productCategory } from '@sarv/contract/enums'
import { bundleCalls } from '@sarv/contract/portal/bundles/bundles.calls'
import { productCalls } from '@sarv/contract/portal/products/products.calls'
import type { Dependencies } from '../../dependencies.ts'
import { implement } from '../../http/implement.ts'
import { isVolumeBundle, vmSizeOf } from './products.service.ts'
import { listBundles, listItemPrices, listProducts } from './products.store.ts'

export const productRoutes = (app: FastifyInstance, { db }: Dependencies): void => {
  implement(app, productCalls.productList, () => listProducts(db))

  implement(app, productCalls.productItemList, async ({ params }) => {
    const rows = await listItemPrices(db, params.productId, null)
    return rows
      .toSorted((a, b) => a.position - b.position)
      .map((row) => ({
        id: row.item_id,
        name: row.name,
        price: row.price_rials,
        unit: row.unit,
        isPaidWhileOff: row.paid_while_off,
      }))
  })

  implement(app, bundleCalls.productBundleVmList, async () => {
    const rows = await listBundles(db, productCategory.id.vm)
    const ofServers = rows.filter((row) => !isVolumeBundle(row))
    return ofServers.map((row) => {
      const size = vmSizeOf(row.quantities)
      return {
        id: row.id,
        name: row.name,
        price: row.price_rials,
        vCpu: size.cpu,
        vMemory: size.memoryGb,
        vDisk: size.diskGb,
        ipv4: size.ipv4,
        isPopular: row.is_popular,
      }
    })
  })

  implement(app, bundleCalls.productBundleVolumeList, async () => {
    const rows = await listBundles(db, productCategory.id.vm)
    const ofVolumes = rows.filter((row) => isVolumeBundle(row))
    return ofVolumes.map((row) => ({
      id: row.id,
      name: row.name,
      price: row.price_rials,
      vDisk: vmSizeOf(row.quantities).diskGb,
    }))
  })
}
