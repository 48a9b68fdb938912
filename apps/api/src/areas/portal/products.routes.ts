import type { FastifyInstance } from 'fastify'
import { productCalls } from '@sarv/contract/portal/products/products.calls'
import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../errors/app-error.ts'
import { implement } from '../../http/implement.ts'
import { getClusterPrice, listSoldItems } from './products.service.ts'
import { findProduct, findPromotionLink, listProducts } from './products.store.ts'

export const productRoutes = (app: FastifyInstance, { db }: Dependencies): void => {
  implement(app, productCalls.productList, () => listProducts(db))

  implement(app, productCalls.productGet, async ({ params }) => {
    const product = await findProduct(db, params.id)
    if (!product) throw new AppError('not_found')
    const { masters: _, ...shown } = product
    return shown
  })

  implement(app, productCalls.productItemList, ({ params }) => listSoldItems(db, params.productId))

  implement(app, productCalls.productItemKubernetesPrice, ({ params }) => getClusterPrice(db, params.workerNodeCount))

  implement(app, productCalls.promotionRedirectLink, async ({ params }) => {
    const promotion = await findPromotionLink(db, params.code)
    if (!promotion) throw new AppError('not_found')
    return promotion.link
  })
}
