// Written by `npm run gen` from the contract. Never edited by hand.
import type { vpcIpCalls } from '@sarv/contract/vm/vpc-ips/vpc-ips.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof vpcIpCalls

export const vpcIpApi = api.injectEndpoints({
  endpoints: (build) => ({
    vpcIpList: build.query<CallAnswer<Calls['vpcIpList']>, CallArguments<Calls['vpcIpList']>>(endpoint.reading<Calls['vpcIpList']>({ method: 'GET', path: '/api/my/vm/{projectId}/vpc/{vpcHostId}/ip/list' }, ['PublicIP'])),
    vpcIpCreate: build.mutation<CallAnswer<Calls['vpcIpCreate']>, CallArguments<Calls['vpcIpCreate']>>(endpoint.writing<Calls['vpcIpCreate']>({ method: 'POST', path: '/api/my/vm/{projectId}/vpc/{vpcHostId}/ip/create' }, ['PublicIP', 'Operation'])),
    vpcIpEdit: build.mutation<CallAnswer<Calls['vpcIpEdit']>, CallArguments<Calls['vpcIpEdit']>>(endpoint.writing<Calls['vpcIpEdit']>({ method: 'PUT', path: '/api/my/vm/{projectId}/vpc/{vpcHostId}/ip/edit/{id}' }, ['PublicIP'])),
    vpcIpAssign: build.mutation<CallAnswer<Calls['vpcIpAssign']>, CallArguments<Calls['vpcIpAssign']>>(endpoint.writing<Calls['vpcIpAssign']>({ method: 'PUT', path: '/api/my/vm/{projectId}/vpc/{vpcHostId}/ip/assign/{id}' }, ['PublicIP', 'Operation'])),
    vpcIpMove: build.mutation<CallAnswer<Calls['vpcIpMove']>, CallArguments<Calls['vpcIpMove']>>(endpoint.writing<Calls['vpcIpMove']>({ method: 'PUT', path: '/api/my/vm/{projectId}/vpc/{vpcHostId}/ip/move/{id}' }, ['PublicIP', 'Operation'])),
    vpcIpDelete: build.mutation<CallAnswer<Calls['vpcIpDelete']>, CallArguments<Calls['vpcIpDelete']>>(endpoint.writing<Calls['vpcIpDelete']>({ method: 'DELETE', path: '/api/my/vm/{projectId}/vpc/{vpcHostId}/ip/delete/{id}' }, ['PublicIP', 'Operation'])),
  }),
})

export const useVpcIpListQuery = vpcIpApi.useVpcIpListQuery
export const useLazyVpcIpListQuery = vpcIpApi.useLazyVpcIpListQuery
export const useVpcIpCreateMutation = vpcIpApi.useVpcIpCreateMutation
export const useVpcIpEditMutation = vpcIpApi.useVpcIpEditMutation
export const useVpcIpAssignMutation = vpcIpApi.useVpcIpAssignMutation
export const useVpcIpMoveMutation = vpcIpApi.useVpcIpMoveMutation
export const useVpcIpDeleteMutation = vpcIpApi.useVpcIpDeleteMutation
