import type { FastifyInstance } from 'fastify'
import { productCalls } from '@sarv/contract/portal/products/products.calls'
import type { Dependencies } from '../../dependencies.ts'
import { implement } from '../../http/implement.ts'
import { listItemPrices, listProducts } from './products.store.ts'

export const productRoutes = (app: FastifyInstance, { db }: Dependencies): void => {
  implement(app, productCalls.productList, () => listProducts(db))

  implement(app, productCalls.productItemList, async ({ params }) => {
    const items = await listItemPrices(db, params.productId, null)
    return items.toSorted((a, b) => a.position - b.position)
  })
}
