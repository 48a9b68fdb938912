// Written by `npm run gen` from the contract. Never edited by hand.
import { api } from "./base-api.ts";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    colocationHostCreate: build.mutation<
      ColocationHostCreateApiResponse,
      ColocationHostCreateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/colocation/${encodeURIComponent(String(queryArg.projectId))}/host/create`,
        method: "POST",
        body: queryArg.createColocationHostModel,
      }),
      invalidatesTags: ["Colocation", "Operation"],
    }),
    colocationHostDelete: build.mutation<
      ColocationHostDeleteApiResponse,
      ColocationHostDeleteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/colocation/${encodeURIComponent(String(queryArg.projectId))}/host/delete/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
      invalidatesTags: ["Colocation", "Operation"],
    }),
    colocationHostGet: build.query<
      ColocationHostGetApiResponse,
      ColocationHostGetApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/colocation/${encodeURIComponent(String(queryArg.projectId))}/host/get/${encodeURIComponent(String(queryArg.id))}`,
      }),
      providesTags: ["Colocation"],
    }),
    colocationHostList: build.query<
      ColocationHostListApiResponse,
      ColocationHostListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/colocation/${encodeURIComponent(String(queryArg.projectId))}/host/list`,
      }),
      providesTags: ["Colocation"],
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as colocationApi };
export type ColocationHostCreateApiResponse = /** status 200 OK */ Started;
export type ColocationHostCreateApiArg = {
  projectId: number;
  createColocationHostModel: CreateColocationHostModel;
};
export type ColocationHostDeleteApiResponse = /** status 200 OK */ Started;
export type ColocationHostDeleteApiArg = {
  projectId: number;
  id: number;
};
export type ColocationHostGetApiResponse =
  /** status 200 OK */ ColocationDetail;
export type ColocationHostGetApiArg = {
  projectId: number;
  id: number;
};
export type ColocationHostListApiResponse =
  /** status 200 OK */ ColocationListItem[];
export type ColocationHostListApiArg = {
  projectId: number;
};
export type Started = {
  /** What was made or changed */
  id: number;
  /** The operation that does the work; null when nothing is left to do */
  operationId?: number | null;
};
export type ColocationEquipmentModel = {
  equipmentId: number;
  inventoryNumber?: string | null;
};
export type CreateColocationHostModel = {
  /** Letters of any script, digits, space, dot, dash, underscore; begins with a letter or digit */
  name: string;
  /** Rack units */
  rackUnitSpace: number;
  /** Absent: 0 */
  networkPort1G?: number;
  /** Absent: 0 */
  networkPort10G?: number;
  powerAmp: number;
  /** Absent: 0 */
  ipv4Count?: number;
  equipmentModels?: ColocationEquipmentModel[] | null;
};
export type ColocationDetail = {
  id: number;
  name: string | null;
  datacenter: string | null;
  status: string | null;
  datacenterRack: string | null;
  powerAmp: number;
  network1G: number;
  network10G: number;
  ipv4Count: number;
  rackUnitSpace: number;
};
export type ColocationListItem = {
  id: number;
  name: string | null;
  datacenter: string | null;
  status: string | null;
  /** 1 unpaid, 2 active, 3 disabled, 4 expired, 5 deleted, 6 wait, 7 rebuild, 8 failed, 9 waitChangeDns, 10 shutdown, 11 inQueue, 12 deleting */
  statusId?: number;
  datacenterId?: number;
  datacenterRackId?: number;
  datacenterRack: string | null;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate?: string;
};
export const useColocationHostCreateMutation = injectedRtkApi.useColocationHostCreateMutation;
export const useColocationHostDeleteMutation = injectedRtkApi.useColocationHostDeleteMutation;
export const useColocationHostGetQuery = injectedRtkApi.useColocationHostGetQuery;
export const useLazyColocationHostGetQuery = injectedRtkApi.useLazyColocationHostGetQuery;
export const useColocationHostListQuery = injectedRtkApi.useColocationHostListQuery;
export const useLazyColocationHostListQuery = injectedRtkApi.useLazyColocationHostListQuery;
