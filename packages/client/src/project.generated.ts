// Written by `npm run gen` from the contract. Never edited by hand.
import { api } from "./base-api.ts";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    projectCreate: build.mutation<
      ProjectCreateApiResponse,
      ProjectCreateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/create`,
        method: "POST",
        body: queryArg.createProjectModel,
      }),
      invalidatesTags: ["Project"],
    }),
    projectDelete: build.mutation<
      ProjectDeleteApiResponse,
      ProjectDeleteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/project/delete/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
      invalidatesTags: ["Project", "Operation"],
    }),
    projectEdit: build.mutation<ProjectEditApiResponse, ProjectEditApiArg>({
      query: (queryArg) => ({
        url: `/api/my/project/edit/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.editProjectModel,
      }),
      invalidatesTags: ["Project"],
    }),
    projectGet: build.query<ProjectGetApiResponse, ProjectGetApiArg>({
      query: (queryArg) => ({
        url: `/api/my/project/get/${encodeURIComponent(String(queryArg.id))}`,
      }),
      providesTags: ["Project"],
    }),
    projectList: build.query<ProjectListApiResponse, ProjectListApiArg>({
      query: () => ({ url: `/api/my/project/list` }),
      providesTags: ["Project"],
    }),
    projectUserCreate: build.mutation<
      ProjectUserCreateApiResponse,
      ProjectUserCreateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/${encodeURIComponent(String(queryArg.projectId))}/user/create`,
        method: "POST",
        body: queryArg.createProjectUserModel,
      }),
      invalidatesTags: ["Accessibility"],
    }),
    projectUserDelete: build.mutation<
      ProjectUserDeleteApiResponse,
      ProjectUserDeleteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/${encodeURIComponent(String(queryArg.projectId))}/user/delete/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
      invalidatesTags: ["Accessibility"],
    }),
    projectUserEdit: build.mutation<
      ProjectUserEditApiResponse,
      ProjectUserEditApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/${encodeURIComponent(String(queryArg.projectId))}/user/edit/${encodeURIComponent(String(queryArg.id))}`,
        method: "POST",
        body: queryArg.editProjectUserModel,
      }),
      invalidatesTags: ["Accessibility"],
    }),
    projectInvitationDelete: build.mutation<
      ProjectInvitationDeleteApiResponse,
      ProjectInvitationDeleteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/${encodeURIComponent(String(queryArg.projectId))}/user/invitation/delete/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
      invalidatesTags: ["Accessibility"],
    }),
    projectInvitationList: build.query<
      ProjectInvitationListApiResponse,
      ProjectInvitationListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/${encodeURIComponent(String(queryArg.projectId))}/user/invitation/list`,
      }),
      providesTags: ["Accessibility"],
    }),
    projectUserList: build.query<
      ProjectUserListApiResponse,
      ProjectUserListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my/${encodeURIComponent(String(queryArg.projectId))}/user/list`,
      }),
      providesTags: ["Accessibility"],
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as projectApi };
export type ProjectCreateApiResponse = /** status 200 OK */ Started;
export type ProjectCreateApiArg = {
  createProjectModel: CreateProjectModel;
};
export type ProjectDeleteApiResponse = /** status 200 OK */ Started;
export type ProjectDeleteApiArg = {
  id: number;
};
export type ProjectEditApiResponse = unknown;
export type ProjectEditApiArg = {
  id: number;
  editProjectModel: EditProjectModel;
};
export type ProjectGetApiResponse = /** status 200 OK */ ProjectDetail;
export type ProjectGetApiArg = {
  id: number;
};
export type ProjectListApiResponse = /** status 200 OK */ ProjectListItem[];
export type ProjectListApiArg = void;
export type ProjectUserCreateApiResponse = /** status 200 OK */ Started;
export type ProjectUserCreateApiArg = {
  projectId: number;
  createProjectUserModel: CreateProjectUserModel;
};
export type ProjectUserDeleteApiResponse = unknown;
export type ProjectUserDeleteApiArg = {
  projectId: number;
  id: number;
};
export type ProjectUserEditApiResponse = unknown;
export type ProjectUserEditApiArg = {
  projectId: number;
  id: number;
  editProjectUserModel: EditProjectUserModel;
};
export type ProjectInvitationDeleteApiResponse = unknown;
export type ProjectInvitationDeleteApiArg = {
  projectId: number;
  id: number;
};
export type ProjectInvitationListApiResponse =
  /** status 200 OK */ InvitationListItem[];
export type ProjectInvitationListApiArg = {
  projectId: number;
};
export type ProjectUserListApiResponse =
  /** status 200 OK */ ProjectUserListItem[];
export type ProjectUserListApiArg = {
  projectId: number;
};
export type Started = {
  /** What was made or changed */
  id: number;
  /** The operation that does the work; null when nothing is left to do */
  operationId?: number | null;
};
export type CreateProjectModel = {
  /** Letters of any script, digits, space, dot, dash, underscore; begins with a letter or digit */
  name: string;
  datacenterId: number;
  description?: string | null;
  /** Whether every user of the account reads it. Absent: false */
  isPublic?: boolean;
};
export type EditProjectModel = {
  /** Letters of any script, digits, space, dot, dash, underscore; begins with a letter or digit */
  name: string;
  description?: string | null;
  /** Whether every user of the account reads it; absent: as it was */
  isPublic?: boolean;
};
export type ProjectDetail = {
  id: number;
  name: string | null;
  datacenterId: number;
  datacenterName: string | null;
  isPublic: boolean;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate?: string | null;
  description?: string | null;
};
export type ProjectListItem = {
  id: number;
  name: string | null;
  customer: string | null;
  customerId: number;
  datacenterId: number;
  datacenter: string | null;
  /** 1 vmware, 2 openStack */
  hypervisorId: number;
  hypervisor: string | null;
  isPublic: boolean;
  /** Enabled */
  status: boolean;
  /** 1 owner, 2 maintainer, 3 reporter */
  userAccessTypeId?: number;
};
export type CreateProjectUserModel = {
  /** E-mail of the user */
  userName: string;
  /** 1 owner, 2 maintainer, 3 reporter */
  userAccessTypeId: number;
};
export type EditProjectUserModel = {
  /** 1 owner, 2 maintainer, 3 reporter */
  userAccessTypeId: number;
};
export type InvitationProject = {
  projectId: number;
  project: string;
  /** 1 owner, 2 maintainer, 3 reporter */
  userAccessTypeId: number;
};
export type InvitationListItem = {
  id: number;
  email: string;
  isSuperUser: boolean;
  isFinancialManager: boolean;
  isAccountManager: boolean;
  projectId: number | null;
  project: string | null;
  /** 1 owner, 2 maintainer, 3 reporter */
  userAccessTypeId: number | null;
  /** What an invitation into the account brings along */
  projects?: InvitationProject[];
  invitedBy: string | null;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate: string;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  expireDate: string;
};
export type ProjectUserListItem = {
  id: number;
  user: string | null;
  userId: number;
  email: string | null;
  /** 1 owner, 2 maintainer, 3 reporter */
  userAccessTypeId: number;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  createDate: string;
  /** Tehran wall clock, 2026-11-15T09:30:00; a zone is accepted in requests */
  modifyDate: string;
  /** Label of userAccessTypeId */
  userAccessType?: string | null;
};
export const useProjectCreateMutation = injectedRtkApi.useProjectCreateMutation;
export const useProjectDeleteMutation = injectedRtkApi.useProjectDeleteMutation;
export const useProjectEditMutation = injectedRtkApi.useProjectEditMutation;
export const useProjectGetQuery = injectedRtkApi.useProjectGetQuery;
export const useLazyProjectGetQuery = injectedRtkApi.useLazyProjectGetQuery;
export const useProjectListQuery = injectedRtkApi.useProjectListQuery;
export const useLazyProjectListQuery = injectedRtkApi.useLazyProjectListQuery;
export const useProjectUserCreateMutation = injectedRtkApi.useProjectUserCreateMutation;
export const useProjectUserDeleteMutation = injectedRtkApi.useProjectUserDeleteMutation;
export const useProjectUserEditMutation = injectedRtkApi.useProjectUserEditMutation;
export const useProjectInvitationDeleteMutation = injectedRtkApi.useProjectInvitationDeleteMutation;
export const useProjectInvitationListQuery = injectedRtkApi.useProjectInvitationListQuery;
export const useLazyProjectInvitationListQuery = injectedRtkApi.useLazyProjectInvitationListQuery;
export const useProjectUserListQuery = injectedRtkApi.useProjectUserListQuery;
export const useLazyProjectUserListQuery = injectedRtkApi.useLazyProjectUserListQuery;
