// Written by `npm run gen` from the contract. Never edited by hand.
import { api } from "./base-api.ts";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    storageHostCreate: build.mutation<
      StorageHostCreateApiResponse,
      StorageHostCreateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/storage/${encodeURIComponent(String(queryArg.projectId))}/host/create`,
        method: "POST",
        body: queryArg.createStorageHostModel,
      }),
      invalidatesTags: ["Storage", "Operation"],
    }),
    storageHostDelete: build.mutation<
      StorageHostDeleteApiResponse,
      StorageHostDeleteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/storage/${encodeURIComponent(String(queryArg.projectId))}/host/delete/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
      invalidatesTags: ["Storage", "Operation"],
    }),
    storageHostEdit: build.mutation<
      StorageHostEditApiResponse,
      StorageHostEditApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/storage/${encodeURIComponent(String(queryArg.projectId))}/host/edit/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.editStorageHostModel,
      }),
      invalidatesTags: ["Storage", "Operation"],
    }),
    storageHostGet: build.query<
      StorageHostGetApiResponse,
      StorageHostGetApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/storage/${encodeURIComponent(String(queryArg.projectId))}/host/get/${encodeURIComponent(String(queryArg.id))}`,
      }),
      providesTags: ["Storage"],
    }),
    storageHostList: build.query<
      StorageHostListApiResponse,
      StorageHostListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/storage/${encodeURIComponent(String(queryArg.projectId))}/host/list`,
      }),
      providesTags: ["Storage"],
    }),
    storageKeyCreate: build.mutation<
      StorageKeyCreateApiResponse,
      StorageKeyCreateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/storage/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.storageHostId))}/key/create`,
        method: "POST",
      }),
      invalidatesTags: ["Storage"],
    }),
    storageKeyDelete: build.mutation<
      StorageKeyDeleteApiResponse,
      StorageKeyDeleteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/storage/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.storageHostId))}/key/delete/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
      invalidatesTags: ["Storage", "Operation"],
    }),
    storageKeyList: build.query<
      StorageKeyListApiResponse,
      StorageKeyListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/storage/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.storageHostId))}/key/list`,
      }),
      providesTags: ["Storage"],
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as storageApi };
export type StorageHostCreateApiResponse = /** status 200 OK */ Started;
export type StorageHostCreateApiArg = {
  projectId: number;
  createStorageHostModel: CreateStorageHostModel;
};
export type StorageHostDeleteApiResponse = /** status 200 OK */ Started;
export type StorageHostDeleteApiArg = {
  projectId: number;
  id: number;
};
export type StorageHostEditApiResponse = /** status 200 OK */ Started;
export type StorageHostEditApiArg = {
  projectId: number;
  id: number;
  editStorageHostModel: EditStorageHostModel;
};
export type StorageHostGetApiResponse = /** status 200 OK */ StorageHostDetail;
export type StorageHostGetApiArg = {
  projectId: number;
  id: number;
};
export type StorageHostListApiResponse =
  /** status 200 OK */ StorageHostListItem[];
export type StorageHostListApiArg = {
  projectId: number;
};
export type StorageKeyCreateApiResponse = /** status 200 OK */ StorageKeySecret;
export type StorageKeyCreateApiArg = {
  projectId: number;
  storageHostId: number;
};
export type StorageKeyDeleteApiResponse = /** status 200 OK */ Started;
export type StorageKeyDeleteApiArg = {
  projectId: number;
  storageHostId: number;
  id: number;
};
export type StorageKeyListApiResponse =
  /** status 200 OK */ StorageKeyListItem[];
export type StorageKeyListApiArg = {
  projectId: number;
  storageHostId: number;
};
export type Started = {
  /** What was made or changed */
  id: number;
  /** The operation that does the work; null when nothing is left to do */
  operationId?: number | null;
};
export type CreateStorageHostModel = {
  name: string;
  /** Absent: false */
  publicAccess?: boolean;
  isPredefined: boolean;
  productBundleId?: number | null;
  /** GB */
  disk?: number | null;
};
export type EditStorageHostModel = {
  /** GB; absent: unchanged */
  volumeSize?: number | null;
  /** Open or close the bucket */
  publicAccess?: boolean | null;
};
export type StorageHostDetail = {
  id: number;
  datacenter?: string | null;
  name?: string | null;
  status?: string | null;
  /** 1 unpaid, 2 active, 3 disabled, 4 expired, 5 deleted, 6 wait, 7 rebuild, 8 failed, 9 waitChangeDns, 10 shutdown, 11 inQueue, 12 deleting */
  statusId?: number;
  /** GB */
  disk?: number;
  isPublic?: boolean;
  /** Access label */
  public?: string | null;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate?: string;
  /** S3 address to connect to */
  endpoint?: string | null;
  /** GB in use */
  usedDisk?: number | null;
};
export type StorageHostListItem = {
  id: number;
  datacenter: string | null;
  customerId: number;
  customer: string | null;
  userName: string | null;
  name: string | null;
  status: string | null;
  /** 1 unpaid, 2 active, 3 disabled, 4 expired, 5 deleted, 6 wait, 7 rebuild, 8 failed, 9 waitChangeDns, 10 shutdown, 11 inQueue, 12 deleting */
  statusId: number;
  isPublic: boolean;
  public: string | null;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate: string;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  expireDate?: string | null;
};
export type StorageKeySecret = {
  accessKey: string | null;
  /** Shown once */
  secretKey: string | null;
};
export type StorageKeyListItem = {
  id: number;
  accessKey: string | null;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate: string;
};
export const useStorageHostCreateMutation = injectedRtkApi.useStorageHostCreateMutation;
export const useStorageHostDeleteMutation = injectedRtkApi.useStorageHostDeleteMutation;
export const useStorageHostEditMutation = injectedRtkApi.useStorageHostEditMutation;
export const useStorageHostGetQuery = injectedRtkApi.useStorageHostGetQuery;
export const useLazyStorageHostGetQuery = injectedRtkApi.useLazyStorageHostGetQuery;
export const useStorageHostListQuery = injectedRtkApi.useStorageHostListQuery;
export const useLazyStorageHostListQuery = injectedRtkApi.useLazyStorageHostListQuery;
export const useStorageKeyCreateMutation = injectedRtkApi.useStorageKeyCreateMutation;
export const useStorageKeyDeleteMutation = injectedRtkApi.useStorageKeyDeleteMutation;
export const useStorageKeyListQuery = injectedRtkApi.useStorageKeyListQuery;
export const useLazyStorageKeyListQuery = injectedRtkApi.useLazyStorageKeyListQuery;
