// Written by `npm run gen` from the contract. Never edited by hand.
import { api } from "./base-api.ts";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    kubeClusterVersionList: build.query<
      KubeClusterVersionListApiResponse,
      KubeClusterVersionListApiArg
    >({
      query: () => ({ url: `/api/my/kubernetes/cluster/version/list` }),
      providesTags: ["Catalog"],
    }),
    kubeClusterHostCreate: build.mutation<
      KubeClusterHostCreateApiResponse,
      KubeClusterHostCreateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/kubernetes/cluster/${encodeURIComponent(String(queryArg.projectId))}/host/create`,
        method: "POST",
        body: queryArg.createKuberClusterModel,
      }),
      invalidatesTags: ["KubernetesCluster", "VmHost", "Project", "Operation"],
    }),
    kubeClusterHostDelete: build.mutation<
      KubeClusterHostDeleteApiResponse,
      KubeClusterHostDeleteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/kubernetes/cluster/${encodeURIComponent(String(queryArg.projectId))}/host/delete/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
      invalidatesTags: ["KubernetesCluster", "VmHost", "Operation"],
    }),
    kubeClusterHostGet: build.query<
      KubeClusterHostGetApiResponse,
      KubeClusterHostGetApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/kubernetes/cluster/${encodeURIComponent(String(queryArg.projectId))}/host/get/${encodeURIComponent(String(queryArg.id))}`,
      }),
      providesTags: ["KubernetesCluster"],
    }),
    kubeClusterHostKubeconfig: build.query<
      KubeClusterHostKubeconfigApiResponse,
      KubeClusterHostKubeconfigApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/kubernetes/cluster/${encodeURIComponent(String(queryArg.projectId))}/host/kubeconfig/${encodeURIComponent(String(queryArg.id))}`,
      }),
      providesTags: [],
    }),
    kubeClusterHostList: build.query<
      KubeClusterHostListApiResponse,
      KubeClusterHostListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/kubernetes/cluster/${encodeURIComponent(String(queryArg.projectId))}/host/list`,
      }),
      providesTags: ["KubernetesCluster"],
    }),
    kubeClusterNodeCreate: build.mutation<
      KubeClusterNodeCreateApiResponse,
      KubeClusterNodeCreateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/kubernetes/cluster/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.kuberClusterHostId))}/node/create`,
        method: "POST",
        body: queryArg.createKuberClusterNodeModel,
      }),
      invalidatesTags: ["KubernetesCluster", "VmHost", "Operation"],
    }),
    kubeClusterNodeDelete: build.mutation<
      KubeClusterNodeDeleteApiResponse,
      KubeClusterNodeDeleteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/kubernetes/cluster/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.kuberClusterHostId))}/node/delete/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
      invalidatesTags: ["KubernetesCluster", "VmHost", "Operation"],
    }),
    kubeClusterNodeList: build.query<
      KubeClusterNodeListApiResponse,
      KubeClusterNodeListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/kubernetes/cluster/${encodeURIComponent(String(queryArg.projectId))}/host/${encodeURIComponent(String(queryArg.kuberClusterHostId))}/node/list`,
      }),
      providesTags: ["KubernetesCluster"],
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as kubernetesClusterApi };
export type KubeClusterVersionListApiResponse =
  /** status 200 OK */ KuberVersion[];
export type KubeClusterVersionListApiArg = void;
export type KubeClusterHostCreateApiResponse = /** status 200 OK */ Started;
export type KubeClusterHostCreateApiArg = {
  projectId: number;
  createKuberClusterModel: CreateKuberClusterModel;
};
export type KubeClusterHostDeleteApiResponse = /** status 200 OK */ Started;
export type KubeClusterHostDeleteApiArg = {
  projectId: number;
  id: number;
};
export type KubeClusterHostGetApiResponse =
  /** status 200 OK */ KuberClusterDetail;
export type KubeClusterHostGetApiArg = {
  projectId: number;
  id: number;
};
export type KubeClusterHostKubeconfigApiResponse = unknown;
export type KubeClusterHostKubeconfigApiArg = {
  projectId: number;
  id: number;
};
export type KubeClusterHostListApiResponse =
  /** status 200 OK */ KuberClusterListItem[];
export type KubeClusterHostListApiArg = {
  projectId: number;
};
export type KubeClusterNodeCreateApiResponse = /** status 200 OK */ Started;
export type KubeClusterNodeCreateApiArg = {
  projectId: number;
  kuberClusterHostId: number;
  createKuberClusterNodeModel: CreateKuberClusterNodeModel;
};
export type KubeClusterNodeDeleteApiResponse = /** status 200 OK */ Started;
export type KubeClusterNodeDeleteApiArg = {
  projectId: number;
  kuberClusterHostId: number;
  id: number;
};
export type KubeClusterNodeListApiResponse =
  /** status 200 OK */ KuberClusterNodeListItem[];
export type KubeClusterNodeListApiArg = {
  projectId: number;
  kuberClusterHostId: number;
};
export type KuberVersion = {
  id: number;
  name: string | null;
};
export type Started = {
  /** What was made or changed */
  id: number;
  /** The operation that does the work; null when nothing is left to do */
  operationId?: number | null;
};
export type CreateKuberClusterModel = {
  vmImageId: number;
  kubernetesVersionId: number;
  /** Letters of any script, digits, space, dot, dash, underscore; begins with a letter or digit */
  clusterName: string;
  /** At least 8 characters with a digit, a lower-case and an upper-case letter and one of !@#$%^&* */
  password: string;
  isPredefined: boolean;
  productBundleId?: number | null;
  /** Workers */
  nodeCount: number;
  cpu?: number | null;
  /** GB */
  memory?: number | null;
  /** GB */
  disk?: number | null;
};
export type KuberClusterDetail = {
  id: number;
  datacenter: string | null;
  name: string | null;
  masterNode: number;
  workerNode: number;
  status: string | null;
  /** 1 unpaid, 2 active, 3 disabled, 4 expired, 5 deleted, 6 wait, 7 rebuild, 8 failed, 9 waitChangeDns, 10 shutdown, 11 inQueue, 12 deleting */
  statusId: number;
  projectId: number;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate: string;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  modifyDate: string;
};
export type KuberClusterListItem = {
  id: number;
  datacenter: string | null;
  name: string | null;
  status: string | null;
  /** 1 unpaid, 2 active, 3 disabled, 4 expired, 5 deleted, 6 wait, 7 rebuild, 8 failed, 9 waitChangeDns, 10 shutdown, 11 inQueue, 12 deleting */
  statusId: number;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate: string;
};
export type CreateKuberClusterNodeModel = {
  /** 1 master, 2 worker */
  kubernetesNodeTypeId: number;
  isPredefined: boolean;
  productBundleId?: number | null;
  /** At least 8 characters with a digit, a lower-case and an upper-case letter and one of !@#$%^&* */
  vmPassword: string;
  cpu?: number | null;
  /** GB */
  memory?: number | null;
  /** GB */
  disk?: number | null;
};
export type KuberClusterNodeListItem = {
  id: number;
  datacenter: string | null;
  name: string | null;
  kuberClusterNodeType: string | null;
  /** 1 master, 2 worker */
  kuberClusterNodeTypeId: number;
  vmHostId: number;
  status: string | null;
  /** 1 unpaid, 2 active, 3 disabled, 4 expired, 5 deleted, 6 wait, 7 rebuild, 8 failed, 9 waitChangeDns, 10 shutdown, 11 inQueue, 12 deleting */
  statusId: number;
  /** Address of the node */
  ip?: string | null;
};
export const useKubeClusterVersionListQuery = injectedRtkApi.useKubeClusterVersionListQuery;
export const useLazyKubeClusterVersionListQuery = injectedRtkApi.useLazyKubeClusterVersionListQuery;
export const useKubeClusterHostCreateMutation = injectedRtkApi.useKubeClusterHostCreateMutation;
export const useKubeClusterHostDeleteMutation = injectedRtkApi.useKubeClusterHostDeleteMutation;
export const useKubeClusterHostGetQuery = injectedRtkApi.useKubeClusterHostGetQuery;
export const useLazyKubeClusterHostGetQuery = injectedRtkApi.useLazyKubeClusterHostGetQuery;
export const useKubeClusterHostKubeconfigQuery = injectedRtkApi.useKubeClusterHostKubeconfigQuery;
export const useLazyKubeClusterHostKubeconfigQuery = injectedRtkApi.useLazyKubeClusterHostKubeconfigQuery;
export const useKubeClusterHostListQuery = injectedRtkApi.useKubeClusterHostListQuery;
export const useLazyKubeClusterHostListQuery = injectedRtkApi.useLazyKubeClusterHostListQuery;
export const useKubeClusterNodeCreateMutation = injectedRtkApi.useKubeClusterNodeCreateMutation;
export const useKubeClusterNodeDeleteMutation = injectedRtkApi.useKubeClusterNodeDeleteMutation;
export const useKubeClusterNodeListQuery = injectedRtkApi.useKubeClusterNodeListQuery;
export const useLazyKubeClusterNodeListQuery = injectedRtkApi.useLazyKubeClusterNodeListQuery;
