// Written by `npm run gen` from the contract. Never edited by hand.
import type { ProductItemKubernetesPriceApiArg, ProductItemKubernetesPriceApiResponse, ProductItemListApiArg, ProductItemListApiResponse } from "../portal.generated.ts";
import { api } from "../base-api.ts";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    productItemKubernetesPrice: build.query<
      ProductItemKubernetesPriceApiResponse,
      ProductItemKubernetesPriceApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/portal/product-item/kubernetes-price/${encodeURIComponent(String(queryArg.workerNodeCount))}`,
      }),
      providesTags: ["Catalog"],
    }),
    productItemList: build.query<
      ProductItemListApiResponse,
      ProductItemListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/portal/product-item/list/${encodeURIComponent(String(queryArg.productId))}`,
      }),
      providesTags: ["Catalog"],
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as portalProductItemApi };
export const useProductItemKubernetesPriceQuery = injectedRtkApi.useProductItemKubernetesPriceQuery;
export const useLazyProductItemKubernetesPriceQuery = injectedRtkApi.useLazyProductItemKubernetesPriceQuery;
export const useProductItemListQuery = injectedRtkApi.useProductItemListQuery;
export const useLazyProductItemListQuery = injectedRtkApi.useLazyProductItemListQuery;
