import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { PathId, fromText, opaque } from '../../fields.ts'
import { clusterWorkers } from '../../limits.ts'
import { ItemParams } from '../../params.ts'
import { KubernetesPrice, ProductDetail, ProductItem, ProductListItem } from './products.schemas.ts'

const path = '/api/my/portal'

export const productCalls = {
  productItemList: defineCall({
    method: 'GET',
    path: `${path}/product-item/list/{productId}`,
    access: 'signedIn',
    summary: 'List the priced units of a product',
    params: z.object({ productId: PathId }),
    response: z.array(ProductItem),
    provides: ['Catalog'],
    tokens: 'anyScope',
  }),
  productList: defineCall({
    method: 'GET',
    path: `${path}/product/list`,
    access: 'signedIn',
    summary: 'List the products',
    response: z.array(ProductListItem),
    provides: ['Catalog'],
    tokens: 'anyScope',
  }),
  productGet: defineCall({
    method: 'GET',
    path: `${path}/product/get/{id}`,
    access: 'signedIn',
    summary: 'Read a product',
    params: ItemParams,
    response: ProductDetail,
    provides: ['Catalog'],
    tokens: 'anyScope',
  }),
  promotionRedirectLink: defineCall({
    method: 'GET',
    path: `${path}/promotion/redirect-link/{code}`,
    access: 'anyone',
    summary: 'Read the address of a promotion',
    description: 'Answers the address as plain text.',
    params: z.object({ code: opaque(100) }),
    response: z.string(),
  }),
  productItemKubernetesPrice: defineCall({
    method: 'GET',
    path: `${path}/product-item/kubernetes-price/{workerNodeCount}`,
    access: 'signedIn',
    summary: 'Read the prices of a cluster by its workers',
    params: z.object({ workerNodeCount: fromText(z.int().min(1).max(clusterWorkers.max)) }),
    response: KubernetesPrice,
    provides: ['Catalog'],
    tokens: 'anyScope',
  }),
}
