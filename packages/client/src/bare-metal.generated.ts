// Written by `npm run gen` from the contract. Never edited by hand.
import { api } from "./base-api.ts";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    bareMetalHostCreate: build.mutation<
      BareMetalHostCreateApiResponse,
      BareMetalHostCreateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/bare-metal/${encodeURIComponent(String(queryArg.projectId))}/host/create`,
        method: "POST",
        body: queryArg.createBareMetalHostModel,
      }),
      invalidatesTags: ["BareMetal", "Operation"],
    }),
    bareMetalHostDelete: build.mutation<
      BareMetalHostDeleteApiResponse,
      BareMetalHostDeleteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/bare-metal/${encodeURIComponent(String(queryArg.projectId))}/host/delete/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
      invalidatesTags: ["BareMetal", "Operation"],
    }),
    bareMetalHostGet: build.query<
      BareMetalHostGetApiResponse,
      BareMetalHostGetApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/bare-metal/${encodeURIComponent(String(queryArg.projectId))}/host/get/${encodeURIComponent(String(queryArg.id))}`,
      }),
      providesTags: ["BareMetal"],
    }),
    bareMetalHostList: build.query<
      BareMetalHostListApiResponse,
      BareMetalHostListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/bare-metal/${encodeURIComponent(String(queryArg.projectId))}/host/list`,
      }),
      providesTags: ["BareMetal"],
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as bareMetalApi };
export type BareMetalHostCreateApiResponse = /** status 200 OK */ Started;
export type BareMetalHostCreateApiArg = {
  projectId: number;
  createBareMetalHostModel: CreateBareMetalHostModel;
};
export type BareMetalHostDeleteApiResponse = /** status 200 OK */ Started;
export type BareMetalHostDeleteApiArg = {
  projectId: number;
  id: number;
};
export type BareMetalHostGetApiResponse = /** status 200 OK */ BareMetalDetail;
export type BareMetalHostGetApiArg = {
  projectId: number;
  id: number;
};
export type BareMetalHostListApiResponse =
  /** status 200 OK */ BareMetalListItem[];
export type BareMetalHostListApiArg = {
  projectId: number;
};
export type Started = {
  /** What was made or changed */
  id: number;
  /** The operation that does the work; null when nothing is left to do */
  operationId?: number | null;
};
export type CreateBareMetalHostModel = {
  productBundleId: number;
  /** Letters of any script, digits, space, dot, dash, underscore; begins with a letter or digit */
  name: string;
  imageId: number;
};
export type BareMetalDetail = {
  id: number;
  name: string | null;
  bareMetalImage: string | null;
  bareMetalMachine: string | null;
  datacenter: string | null;
  datacenterRack: string | null;
  status: string | null;
  /** 1 unpaid, 2 active, 3 disabled, 4 expired, 5 deleted, 6 wait, 7 rebuild, 8 failed, 9 waitChangeDns, 10 shutdown, 11 inQueue, 12 deleting */
  statusId: number;
  physicalCpu: number;
  physicalMemory: number;
  hdd600GSas10K: number;
  hdd1200GSas10K: number;
  networkPort1G: number;
  networkPort10G: number;
};
export type BareMetalListItem = {
  id: number;
  name: string | null;
  status: string | null;
  /** 1 unpaid, 2 active, 3 disabled, 4 expired, 5 deleted, 6 wait, 7 rebuild, 8 failed, 9 waitChangeDns, 10 shutdown, 11 inQueue, 12 deleting */
  statusId: number;
  bareMetalImage: string | null;
  bareMetalMachine: string | null;
  datacenter: string | null;
  datacenterRack: string | null;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate?: string;
};
export const useBareMetalHostCreateMutation = injectedRtkApi.useBareMetalHostCreateMutation;
export const useBareMetalHostDeleteMutation = injectedRtkApi.useBareMetalHostDeleteMutation;
export const useBareMetalHostGetQuery = injectedRtkApi.useBareMetalHostGetQuery;
export const useLazyBareMetalHostGetQuery = injectedRtkApi.useLazyBareMetalHostGetQuery;
export const useBareMetalHostListQuery = injectedRtkApi.useBareMetalHostListQuery;
export const useLazyBareMetalHostListQuery = injectedRtkApi.useLazyBareMetalHostListQuery;
