// Written by `npm run gen` from the contract. Never edited by hand.
import type { productCalls } from '@sarv/contract/portal/products/products.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof productCalls

export const productApi = api.injectEndpoints({
  endpoints: (build) => ({
    productItemList: build.query<CallAnswer<Calls['productItemList']>, CallArguments<Calls['productItemList']>>(endpoint.reading<Calls['productItemList']>({ method: 'GET', path: '/api/my/portal/product-item/list/{productId}' }, ['Catalog'])),
    productList: build.query<CallAnswer<Calls['productList']>, CallArguments<Calls['productList']>>(endpoint.reading<Calls['productList']>({ method: 'GET', path: '/api/my/portal/product/list' }, ['Catalog'])),
    productGet: build.query<CallAnswer<Calls['productGet']>, CallArguments<Calls['productGet']>>(endpoint.reading<Calls['productGet']>({ method: 'GET', path: '/api/my/portal/product/get/{id}' }, ['Catalog'])),
    promotionRedirectLink: build.query<CallAnswer<Calls['promotionRedirectLink']>, CallArguments<Calls['promotionRedirectLink']>>(endpoint.reading<Calls['promotionRedirectLink']>({ method: 'GET', path: '/api/my/portal/promotion/redirect-link/{code}' }, [])),
    productItemKubernetesPrice: build.query<CallAnswer<Calls['productItemKubernetesPrice']>, CallArguments<Calls['productItemKubernetesPrice']>>(endpoint.reading<Calls['productItemKubernetesPrice']>({ method: 'GET', path: '/api/my/portal/product-item/kubernetes-price/{workerNodeCount}' }, ['Catalog'])),
  }),
})

export const useProductItemListQuery = productApi.useProductItemListQuery
export const useLazyProductItemListQuery = productApi.useLazyProductItemListQuery
export const useProductListQuery = productApi.useProductListQuery
export const useLazyProductListQuery = productApi.useLazyProductListQuery
export const useProductGetQuery = productApi.useProductGetQuery
export const useLazyProductGetQuery = productApi.useLazyProductGetQuery
export const usePromotionRedirectLinkQuery = productApi.usePromotionRedirectLinkQuery
export const useLazyPromotionRedirectLinkQuery = productApi.useLazyPromotionRedirectLinkQuery
export const useProductItemKubernetesPriceQuery = productApi.useProductItemKubernetesPriceQuery
export const useLazyProductItemKubernetesPriceQuery = productApi.useLazyProductItemKubernetesPriceQuery
