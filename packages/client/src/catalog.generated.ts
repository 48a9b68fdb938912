// Written by `npm run gen` from the contract. Never edited by hand.
import { api } from "./base-api.ts";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    equipmentBrandList: build.query<
      EquipmentBrandListApiResponse,
      EquipmentBrandListApiArg
    >({
      query: () => ({ url: `/api/my/asset/equipment/brand-list` }),
      providesTags: ["Catalog"],
    }),
    equipmentList: build.query<EquipmentListApiResponse, EquipmentListApiArg>({
      query: (queryArg) => ({
        url: `/api/my/asset/equipment/list/${encodeURIComponent(String(queryArg.typeId))}/${encodeURIComponent(String(queryArg.brandId))}`,
      }),
      providesTags: ["Catalog"],
    }),
    equipmentTypeList: build.query<
      EquipmentTypeListApiResponse,
      EquipmentTypeListApiArg
    >({
      query: () => ({ url: `/api/my/asset/equipment/type-list` }),
      providesTags: ["Catalog"],
    }),
    bareMetalImageList: build.query<
      BareMetalImageListApiResponse,
      BareMetalImageListApiArg
    >({
      query: () => ({ url: `/api/my/bare-metal/image/list` }),
      providesTags: ["Catalog"],
    }),
    datacenterList: build.query<
      DatacenterListApiResponse,
      DatacenterListApiArg
    >({
      query: () => ({ url: `/api/my/infra/datacenter/list` }),
      providesTags: ["Catalog"],
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as catalogApi };
export type EquipmentBrandListApiResponse =
  /** status 200 OK */ EquipmentBrandListItem[];
export type EquipmentBrandListApiArg = void;
export type EquipmentListApiResponse = /** status 200 OK */ EquipmentListItem[];
export type EquipmentListApiArg = {
  typeId: number;
  brandId: number;
};
export type EquipmentTypeListApiResponse =
  /** status 200 OK */ EquipmentTypeListItem[];
export type EquipmentTypeListApiArg = void;
export type BareMetalImageListApiResponse =
  /** status 200 OK */ BareMetalImageListItem[];
export type BareMetalImageListApiArg = void;
export type DatacenterListApiResponse =
  /** status 200 OK */ DatacenterListItem[];
export type DatacenterListApiArg = void;
export type EquipmentBrandListItem = {
  id: number;
  name: string | null;
};
export type EquipmentListItem = {
  id: number;
  name: string | null;
  type: string | null;
  typeId: number;
  brand: string | null;
  brandId: number;
};
export type EquipmentTypeListItem = {
  id: number;
  name: string | null;
};
export type BareMetalImageListItem = {
  id: number;
  name: string | null;
  /** 1 windows, 2 ubuntu, 4 debian, 5 centos, 6 suse, 7 rocky */
  bareMetalHostImageOsId: number;
  bareMetalHostImageOs: string | null;
  status: boolean;
};
export type DatacenterListItem = {
  id: number;
  name: string | null;
  photoName?: string | null;
  /** Its engines are the built-in sandbox */
  isSandbox?: boolean;
  /** Why nothing new fits; null while there is room */
  fullReason?: string | null;
};
export const useEquipmentBrandListQuery = injectedRtkApi.useEquipmentBrandListQuery;
export const useLazyEquipmentBrandListQuery = injectedRtkApi.useLazyEquipmentBrandListQuery;
export const useEquipmentListQuery = injectedRtkApi.useEquipmentListQuery;
export const useLazyEquipmentListQuery = injectedRtkApi.useLazyEquipmentListQuery;
export const useEquipmentTypeListQuery = injectedRtkApi.useEquipmentTypeListQuery;
export const useLazyEquipmentTypeListQuery = injectedRtkApi.useLazyEquipmentTypeListQuery;
export const useBareMetalImageListQuery = injectedRtkApi.useBareMetalImageListQuery;
export const useLazyBareMetalImageListQuery = injectedRtkApi.useLazyBareMetalImageListQuery;
export const useDatacenterListQuery = injectedRtkApi.useDatacenterListQuery;
export const useLazyDatacenterListQuery = injectedRtkApi.useLazyDatacenterListQuery;
