// Written by `npm run gen` from the contract. Never edited by hand.
import type { bundleCalls } from '@sarv/contract/portal/bundles/bundles.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof bundleCalls

export const productBundleWebList: ClientCall<Calls['productBundleWebList']> = { method: 'GET', path: '/api/my/portal/product-bundle/web-list' }
export const productBundleVpcList: ClientCall<Calls['productBundleVpcList']> = { method: 'GET', path: '/api/my/portal/product-bundle/vpc-list' }
export const productBundleVolumeList: ClientCall<Calls['productBundleVolumeList']> = { method: 'GET', path: '/api/my/portal/product-bundle/volume-list' }
export const productBundleVmList: ClientCall<Calls['productBundleVmList']> = { method: 'GET', path: '/api/my/portal/product-bundle/vm-list' }
export const productBundleStorageList: ClientCall<Calls['productBundleStorageList']> = { method: 'GET', path: '/api/my/portal/product-bundle/storage-list' }
export const productBundleKuberClusterList: ClientCall<Calls['productBundleKuberClusterList']> = { method: 'GET', path: '/api/my/portal/product-bundle/kuber-cluster-list' }
export const productBundleKuberCloudList: ClientCall<Calls['productBundleKuberCloudList']> = { method: 'GET', path: '/api/my/portal/product-bundle/kuber-cloud-list' }
export const productBundleBareMetalList: ClientCall<Calls['productBundleBareMetalList']> = { method: 'GET', path: '/api/my/portal/product-bundle/bare-metal-list' }
