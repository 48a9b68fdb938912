// Written by `npm run gen` from the contract. Never edited by hand.
import type { productCalls } from '@sarv/contract/portal/products/products.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof productCalls

export const productItemList: ClientCall<Calls['productItemList']> = { method: 'GET', path: '/api/my/portal/product-item/list/{productId}' }
export const productList: ClientCall<Calls['productList']> = { method: 'GET', path: '/api/my/portal/product/list' }
export const productGet: ClientCall<Calls['productGet']> = { method: 'GET', path: '/api/my/portal/product/get/{id}' }
export const promotionRedirectLink: ClientCall<Calls['promotionRedirectLink']> = { method: 'GET', path: '/api/my/portal/promotion/redirect-link/{code}' }
export const productItemKubernetesPrice: ClientCall<Calls['productItemKubernetesPrice']> = { method: 'GET', path: '/api/my/portal/product-item/kubernetes-price/{workerNodeCount}' }
