// Written by `npm run gen` from the contract. Never edited by hand.
import type { ProductGetApiArg, ProductGetApiResponse, ProductListApiArg, ProductListApiResponse } from "../portal.generated.ts";
import { api } from "../base-api.ts";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    productGet: build.query<ProductGetApiResponse, ProductGetApiArg>({
      query: (queryArg) => ({
        url: `/api/my/portal/product/get/${encodeURIComponent(String(queryArg.id))}`,
      }),
      providesTags: ["Catalog"],
    }),
    productList: build.query<ProductListApiResponse, ProductListApiArg>({
      query: () => ({ url: `/api/my/portal/product/list` }),
      providesTags: ["Catalog"],
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as portalProductApi };
export const useProductGetQuery = injectedRtkApi.useProductGetQuery;
export const useLazyProductGetQuery = injectedRtkApi.useLazyProductGetQuery;
export const useProductListQuery = injectedRtkApi.useProductListQuery;
export const useLazyProductListQuery = injectedRtkApi.useLazyProductListQuery;
