// Written by `npm run gen` from the contract. Never edited by hand.
import type { ProductBundleBareMetalListApiArg, ProductBundleBareMetalListApiResponse, ProductBundleKuberCloudListApiArg, ProductBundleKuberCloudListApiResponse, ProductBundleKuberClusterListApiArg, ProductBundleKuberClusterListApiResponse, ProductBundleStorageListApiArg, ProductBundleStorageListApiResponse, ProductBundleVmListApiArg, ProductBundleVmListApiResponse, ProductBundleVolumeListApiArg, ProductBundleVolumeListApiResponse, ProductBundleVpcListApiArg, ProductBundleVpcListApiResponse, ProductBundleWebListApiArg, ProductBundleWebListApiResponse } from "../portal.generated.ts";
import { api } from "../base-api.ts";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    productBundleBareMetalList: build.query<
      ProductBundleBareMetalListApiResponse,
      ProductBundleBareMetalListApiArg
    >({
      query: () => ({ url: `/api/my/portal/product-bundle/bare-metal-list` }),
      providesTags: ["Catalog"],
    }),
    productBundleKuberCloudList: build.query<
      ProductBundleKuberCloudListApiResponse,
      ProductBundleKuberCloudListApiArg
    >({
      query: () => ({ url: `/api/my/portal/product-bundle/kuber-cloud-list` }),
      providesTags: ["Catalog"],
    }),
    productBundleKuberClusterList: build.query<
      ProductBundleKuberClusterListApiResponse,
      ProductBundleKuberClusterListApiArg
    >({
      query: () => ({
        url: `/api/my/portal/product-bundle/kuber-cluster-list`,
      }),
      providesTags: ["Catalog"],
    }),
    productBundleStorageList: build.query<
      ProductBundleStorageListApiResponse,
      ProductBundleStorageListApiArg
    >({
      query: () => ({ url: `/api/my/portal/product-bundle/storage-list` }),
      providesTags: ["Catalog"],
    }),
    productBundleVmList: build.query<
      ProductBundleVmListApiResponse,
      ProductBundleVmListApiArg
    >({
      query: () => ({ url: `/api/my/portal/product-bundle/vm-list` }),
      providesTags: ["Catalog"],
    }),
    productBundleVolumeList: build.query<
      ProductBundleVolumeListApiResponse,
      ProductBundleVolumeListApiArg
    >({
      query: () => ({ url: `/api/my/portal/product-bundle/volume-list` }),
      providesTags: ["Catalog"],
    }),
    productBundleVpcList: build.query<
      ProductBundleVpcListApiResponse,
      ProductBundleVpcListApiArg
    >({
      query: () => ({ url: `/api/my/portal/product-bundle/vpc-list` }),
      providesTags: ["Catalog"],
    }),
    productBundleWebList: build.query<
      ProductBundleWebListApiResponse,
      ProductBundleWebListApiArg
    >({
      query: () => ({ url: `/api/my/portal/product-bundle/web-list` }),
      providesTags: ["Catalog"],
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as portalProductBundleApi };
export const useProductBundleBareMetalListQuery = injectedRtkApi.useProductBundleBareMetalListQuery;
export const useLazyProductBundleBareMetalListQuery = injectedRtkApi.useLazyProductBundleBareMetalListQuery;
export const useProductBundleKuberCloudListQuery = injectedRtkApi.useProductBundleKuberCloudListQuery;
export const useLazyProductBundleKuberCloudListQuery = injectedRtkApi.useLazyProductBundleKuberCloudListQuery;
export const useProductBundleKuberClusterListQuery = injectedRtkApi.useProductBundleKuberClusterListQuery;
export const useLazyProductBundleKuberClusterListQuery = injectedRtkApi.useLazyProductBundleKuberClusterListQuery;
export const useProductBundleStorageListQuery = injectedRtkApi.useProductBundleStorageListQuery;
export const useLazyProductBundleStorageListQuery = injectedRtkApi.useLazyProductBundleStorageListQuery;
export const useProductBundleVmListQuery = injectedRtkApi.useProductBundleVmListQuery;
export const useLazyProductBundleVmListQuery = injectedRtkApi.useLazyProductBundleVmListQuery;
export const useProductBundleVolumeListQuery = injectedRtkApi.useProductBundleVolumeListQuery;
export const useLazyProductBundleVolumeListQuery = injectedRtkApi.useLazyProductBundleVolumeListQuery;
export const useProductBundleVpcListQuery = injectedRtkApi.useProductBundleVpcListQuery;
export const useLazyProductBundleVpcListQuery = injectedRtkApi.useLazyProductBundleVpcListQuery;
export const useProductBundleWebListQuery = injectedRtkApi.useProductBundleWebListQuery;
export const useLazyProductBundleWebListQuery = injectedRtkApi.useLazyProductBundleWebListQuery;
