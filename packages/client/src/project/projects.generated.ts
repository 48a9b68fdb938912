// Written by `npm run gen` from the contract. Never edited by hand.
import type { projectCalls } from '@sarv/contract/project/projects/projects.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof projectCalls

export const projectApi = api.injectEndpoints({
  endpoints: (build) => ({
    projectList: build.query<CallAnswer<Calls['projectList']>, CallArguments<Calls['projectList']>>(endpoint.reading<Calls['projectList']>({ method: 'GET', path: '/api/my/project/list' }, ['Project'])),
    projectGet: build.query<CallAnswer<Calls['projectGet']>, CallArguments<Calls['projectGet']>>(endpoint.reading<Calls['projectGet']>({ method: 'GET', path: '/api/my/project/get/{id}' }, ['Project'])),
    projectCreate: build.mutation<CallAnswer<Calls['projectCreate']>, CallArguments<Calls['projectCreate']>>(endpoint.writing<Calls['projectCreate']>({ method: 'POST', path: '/api/my/create' }, ['Project'])),
    projectEdit: build.mutation<CallAnswer<Calls['projectEdit']>, CallArguments<Calls['projectEdit']>>(endpoint.writing<Calls['projectEdit']>({ method: 'PUT', path: '/api/my/project/edit/{id}' }, ['Project'])),
    projectDelete: build.mutation<CallAnswer<Calls['projectDelete']>, CallArguments<Calls['projectDelete']>>(endpoint.writing<Calls['projectDelete']>({ method: 'DELETE', path: '/api/my/project/delete/{id}' }, ['Project', 'Operation'])),
  }),
})

export const useProjectListQuery = projectApi.useProjectListQuery
export const useLazyProjectListQuery = projectApi.useLazyProjectListQuery
export const useProjectGetQuery = projectApi.useProjectGetQuery
export const useLazyProjectGetQuery = projectApi.useLazyProjectGetQuery
export const useProjectCreateMutation = projectApi.useProjectCreateMutation
export const useProjectEditMutation = projectApi.useProjectEditMutation
export const useProjectDeleteMutation = projectApi.useProjectDeleteMutation
