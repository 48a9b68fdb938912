import { z } from 'zod'
import { defineCall } from '../../call.ts'
import {
  BareMetalBundle,
  KuberCloudBundle,
  KuberClusterBundle,
  StorageBundle,
  VmBundle,
  VolumeBundle,
  VpcBundle,
  WebBundle,
} from './bundles.schemas.ts'

const path = '/api/my/portal/product-bundle'

export const bundleCalls = {
  productBundleWebList: defineCall({
    method: 'GET',
    path: `${path}/web-list`,
    access: 'signedIn',
    summary: 'List the bundles of web hosts',
    response: z.array(WebBundle),
    provides: ['Catalog'],
    tokens: 'anyScope',
  }),
  productBundleVpcList: defineCall({
    method: 'GET',
    path: `${path}/vpc-list`,
    access: 'signedIn',
    summary: 'List the bundles of private clouds',
    response: z.array(VpcBundle),
    provides: ['Catalog'],
    tokens: 'anyScope',
  }),
  productBundleVolumeList: defineCall({
    method: 'GET',
    path: `${path}/volume-list`,
    access: 'signedIn',
    summary: 'List the bundles of volumes',
    response: z.array(VolumeBundle),
    provides: ['Catalog'],
    tokens: 'anyScope',
  }),
  productBundleVmList: defineCall({
    method: 'GET',
    path: `${path}/vm-list`,
    access: 'signedIn',
    summary: 'List the bundles of servers',
    response: z.array(VmBundle),
    provides: ['Catalog'],
    tokens: 'anyScope',
  }),
  productBundleStorageList: defineCall({
    method: 'GET',
    path: `${path}/storage-list`,
    access: 'signedIn',
    summary: 'List the bundles of buckets',
    response: z.array(StorageBundle),
    provides: ['Catalog'],
    tokens: 'anyScope',
  }),
  productBundleKuberClusterList: defineCall({
    method: 'GET',
    path: `${path}/kuber-cluster-list`,
    access: 'signedIn',
    summary: 'List the bundles of cluster workers',
    response: z.array(KuberClusterBundle),
    provides: ['Catalog'],
    tokens: 'anyScope',
  }),
  productBundleKuberCloudList: defineCall({
    method: 'GET',
    path: `${path}/kuber-cloud-list`,
    access: 'signedIn',
    summary: 'List the bundles of namespaces',
    response: z.array(KuberCloudBundle),
    provides: ['Catalog'],
    tokens: 'anyScope',
  }),
  productBundleBareMetalList: defineCall({
    method: 'GET',
    path: `${path}/bare-metal-list`,
    access: 'signedIn',
    summary: 'List the bundles of bare-metal servers',
    response: z.array(BareMetalBundle),
    provides: ['Catalog'],
    tokens: 'anyScope',
  }),
}
