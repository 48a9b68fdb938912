// Written by `npm run gen` from the contract. Never edited by hand.
import type { projectUserCalls } from '@sarv/contract/project/project-users/project-users.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof projectUserCalls

export const projectUserApi = api.injectEndpoints({
  endpoints: (build) => ({
    projectUserList: build.query<CallAnswer<Calls['projectUserList']>, CallArguments<Calls['projectUserList']>>(endpoint.reading<Calls['projectUserList']>({ method: 'GET', path: '/api/my/{projectId}/user/list' }, ['Accessibility'])),
    projectUserCreate: build.mutation<CallAnswer<Calls['projectUserCreate']>, CallArguments<Calls['projectUserCreate']>>(endpoint.writing<Calls['projectUserCreate']>({ method: 'POST', path: '/api/my/{projectId}/user/create' }, ['Accessibility'])),
    projectUserEdit: build.mutation<CallAnswer<Calls['projectUserEdit']>, CallArguments<Calls['projectUserEdit']>>(endpoint.writing<Calls['projectUserEdit']>({ method: 'POST', path: '/api/my/{projectId}/user/edit/{id}' }, ['Accessibility'])),
    projectUserLeftBehind: build.query<CallAnswer<Calls['projectUserLeftBehind']>, CallArguments<Calls['projectUserLeftBehind']>>(endpoint.reading<Calls['projectUserLeftBehind']>({ method: 'GET', path: '/api/my/{projectId}/user/left-behind/{id}' }, [])),
    projectUserDelete: build.mutation<CallAnswer<Calls['projectUserDelete']>, CallArguments<Calls['projectUserDelete']>>(endpoint.writing<Calls['projectUserDelete']>({ method: 'DELETE', path: '/api/my/{projectId}/user/delete/{id}' }, ['Accessibility', 'Storage'])),
    projectInvitationList: build.query<CallAnswer<Calls['projectInvitationList']>, CallArguments<Calls['projectInvitationList']>>(endpoint.reading<Calls['projectInvitationList']>({ method: 'GET', path: '/api/my/{projectId}/user/invitation/list' }, ['Accessibility'])),
    projectInvitationDelete: build.mutation<CallAnswer<Calls['projectInvitationDelete']>, CallArguments<Calls['projectInvitationDelete']>>(endpoint.writing<Calls['projectInvitationDelete']>({ method: 'DELETE', path: '/api/my/{projectId}/user/invitation/delete/{id}' }, ['Accessibility'])),
  }),
})

export const useProjectUserListQuery = projectUserApi.useProjectUserListQuery
export const useLazyProjectUserListQuery = projectUserApi.useLazyProjectUserListQuery
export const useProjectUserCreateMutation = projectUserApi.useProjectUserCreateMutation
export const useProjectUserEditMutation = projectUserApi.useProjectUserEditMutation
export const useProjectUserLeftBehindQuery = projectUserApi.useProjectUserLeftBehindQuery
export const useLazyProjectUserLeftBehindQuery = projectUserApi.useLazyProjectUserLeftBehindQuery
export const useProjectUserDeleteMutation = projectUserApi.useProjectUserDeleteMutation
export const useProjectInvitationListQuery = projectUserApi.useProjectInvitationListQuery
export const useLazyProjectInvitationListQuery = projectUserApi.useLazyProjectInvitationListQuery
export const useProjectInvitationDeleteMutation = projectUserApi.useProjectInvitationDeleteMutation
