// Written by `npm run gen` from the contract. Never edited by hand.
import type { bundleCalls } from '@sarv/contract/portal/bundles/bundles.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof bundleCalls

export const bundleApi = api.injectEndpoints({
  endpoints: (build) => ({
    productBundleWebList: build.query<CallAnswer<Calls['productBundleWebList']>, CallArguments<Calls['productBundleWebList']>>(endpoint.reading<Calls['productBundleWebList']>({ method: 'GET', path: '/api/my/portal/product-bundle/web-list' }, ['Catalog'])),
    productBundleVpcList: build.query<CallAnswer<Calls['productBundleVpcList']>, CallArguments<Calls['productBundleVpcList']>>(endpoint.reading<Calls['productBundleVpcList']>({ method: 'GET', path: '/api/my/portal/product-bundle/vpc-list' }, ['Catalog'])),
    productBundleVolumeList: build.query<CallAnswer<Calls['productBundleVolumeList']>, CallArguments<Calls['productBundleVolumeList']>>(endpoint.reading<Calls['productBundleVolumeList']>({ method: 'GET', path: '/api/my/portal/product-bundle/volume-list' }, ['Catalog'])),
    productBundleVmList: build.query<CallAnswer<Calls['productBundleVmList']>, CallArguments<Calls['productBundleVmList']>>(endpoint.reading<Calls['productBundleVmList']>({ method: 'GET', path: '/api/my/portal/product-bundle/vm-list' }, ['Catalog'])),
    productBundleStorageList: build.query<CallAnswer<Calls['productBundleStorageList']>, CallArguments<Calls['productBundleStorageList']>>(endpoint.reading<Calls['productBundleStorageList']>({ method: 'GET', path: '/api/my/portal/product-bundle/storage-list' }, ['Catalog'])),
    productBundleKuberClusterList: build.query<CallAnswer<Calls['productBundleKuberClusterList']>, CallArguments<Calls['productBundleKuberClusterList']>>(endpoint.reading<Calls['productBundleKuberClusterList']>({ method: 'GET', path: '/api/my/portal/product-bundle/kuber-cluster-list' }, ['Catalog'])),
    productBundleKuberCloudList: build.query<CallAnswer<Calls['productBundleKuberCloudList']>, CallArguments<Calls['productBundleKuberCloudList']>>(endpoint.reading<Calls['productBundleKuberCloudList']>({ method: 'GET', path: '/api/my/portal/product-bundle/kuber-cloud-list' }, ['Catalog'])),
    productBundleBareMetalList: build.query<CallAnswer<Calls['productBundleBareMetalList']>, CallArguments<Calls['productBundleBareMetalList']>>(endpoint.reading<Calls['productBundleBareMetalList']>({ method: 'GET', path: '/api/my/portal/product-bundle/bare-metal-list' }, ['Catalog'])),
  }),
})

export const useProductBundleWebListQuery = bundleApi.useProductBundleWebListQuery
export const useLazyProductBundleWebListQuery = bundleApi.useLazyProductBundleWebListQuery
export const useProductBundleVpcListQuery = bundleApi.useProductBundleVpcListQuery
export const useLazyProductBundleVpcListQuery = bundleApi.useLazyProductBundleVpcListQuery
export const useProductBundleVolumeListQuery = bundleApi.useProductBundleVolumeListQuery
export const useLazyProductBundleVolumeListQuery = bundleApi.useLazyProductBundleVolumeListQuery
export const useProductBundleVmListQuery = bundleApi.useProductBundleVmListQuery
export const useLazyProductBundleVmListQuery = bundleApi.useLazyProductBundleVmListQuery
export const useProductBundleStorageListQuery = bundleApi.useProductBundleStorageListQuery
export const useLazyProductBundleStorageListQuery = bundleApi.useLazyProductBundleStorageListQuery
export const useProductBundleKuberClusterListQuery = bundleApi.useProductBundleKuberClusterListQuery
export const useLazyProductBundleKuberClusterListQuery = bundleApi.useLazyProductBundleKuberClusterListQuery
export const useProductBundleKuberCloudListQuery = bundleApi.useProductBundleKuberCloudListQuery
export const useLazyProductBundleKuberCloudListQuery = bundleApi.useLazyProductBundleKuberCloudListQuery
export const useProductBundleBareMetalListQuery = bundleApi.useProductBundleBareMetalListQuery
export const useLazyProductBundleBareMetalListQuery = bundleApi.useLazyProductBundleBareMetalListQuery
