// Written by `npm run gen` from the contract. Never edited by hand.
import type { vpcNatCalls } from '@sarv/contract/vm/vpc-nats/vpc-nats.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof vpcNatCalls

export const vpcNatApi = api.injectEndpoints({
  endpoints: (build) => ({
    vpcNatList: build.query<CallAnswer<Calls['vpcNatList']>, CallArguments<Calls['vpcNatList']>>(endpoint.reading<Calls['vpcNatList']>({ method: 'GET', path: '/api/my/vm/{projectId}/vpc/{vpcHostId}/nat/list' }, ['VpcNat'])),
    vpcNatGet: build.query<CallAnswer<Calls['vpcNatGet']>, CallArguments<Calls['vpcNatGet']>>(endpoint.reading<Calls['vpcNatGet']>({ method: 'GET', path: '/api/my/vm/{projectId}/vpc/{vpcHostId}/nat/get/{id}' }, ['VpcNat'])),
    vpcNatOptions: build.query<CallAnswer<Calls['vpcNatOptions']>, CallArguments<Calls['vpcNatOptions']>>(endpoint.reading<Calls['vpcNatOptions']>({ method: 'GET', path: '/api/my/vm/{projectId}/vpc/{vpcHostId}/nat/options' }, ['VpcNat', 'Vpc'])),
    vpcNatCreateDnat: build.mutation<CallAnswer<Calls['vpcNatCreateDnat']>, CallArguments<Calls['vpcNatCreateDnat']>>(endpoint.writing<Calls['vpcNatCreateDnat']>({ method: 'POST', path: '/api/my/vm/{projectId}/vpc/{vpcHostId}/nat/create-dnat' }, ['VpcNat', 'Operation'])),
    vpcNatCreateSnat: build.mutation<CallAnswer<Calls['vpcNatCreateSnat']>, CallArguments<Calls['vpcNatCreateSnat']>>(endpoint.writing<Calls['vpcNatCreateSnat']>({ method: 'POST', path: '/api/my/vm/{projectId}/vpc/{vpcHostId}/nat/create-snat' }, ['Vpc', 'VpcNat', 'Operation'])),
    vpcNatEditDnat: build.mutation<CallAnswer<Calls['vpcNatEditDnat']>, CallArguments<Calls['vpcNatEditDnat']>>(endpoint.writing<Calls['vpcNatEditDnat']>({ method: 'PUT', path: '/api/my/vm/{projectId}/vpc/{vpcHostId}/nat/edit-dnat/{id}' }, ['VpcNat', 'Operation'])),
    vpcNatEditSnat: build.mutation<CallAnswer<Calls['vpcNatEditSnat']>, CallArguments<Calls['vpcNatEditSnat']>>(endpoint.writing<Calls['vpcNatEditSnat']>({ method: 'PUT', path: '/api/my/vm/{projectId}/vpc/{vpcHostId}/nat/edit-snat' }, ['VpcNat', 'Vpc', 'Operation'])),
    vpcNatDelete: build.mutation<CallAnswer<Calls['vpcNatDelete']>, CallArguments<Calls['vpcNatDelete']>>(endpoint.writing<Calls['vpcNatDelete']>({ method: 'DELETE', path: '/api/my/vm/{projectId}/vpc/{vpcHostId}/nat/delete/{id}' }, ['VpcNat', 'Operation'])),
    vpcNatDeleteSnat: build.mutation<CallAnswer<Calls['vpcNatDeleteSnat']>, CallArguments<Calls['vpcNatDeleteSnat']>>(endpoint.writing<Calls['vpcNatDeleteSnat']>({ method: 'DELETE', path: '/api/my/vm/{projectId}/vpc/{vpcHostId}/nat/delete-snat' }, ['Vpc', 'VpcNat', 'Operation'])),
  }),
})

export const useVpcNatListQuery = vpcNatApi.useVpcNatListQuery
export const useLazyVpcNatListQuery = vpcNatApi.useLazyVpcNatListQuery
export const useVpcNatGetQuery = vpcNatApi.useVpcNatGetQuery
export const useLazyVpcNatGetQuery = vpcNatApi.useLazyVpcNatGetQuery
export const useVpcNatOptionsQuery = vpcNatApi.useVpcNatOptionsQuery
export const useLazyVpcNatOptionsQuery = vpcNatApi.useLazyVpcNatOptionsQuery
export const useVpcNatCreateDnatMutation = vpcNatApi.useVpcNatCreateDnatMutation
export const useVpcNatCreateSnatMutation = vpcNatApi.useVpcNatCreateSnatMutation
export const useVpcNatEditDnatMutation = vpcNatApi.useVpcNatEditDnatMutation
export const useVpcNatEditSnatMutation = vpcNatApi.useVpcNatEditSnatMutation
export const useVpcNatDeleteMutation = vpcNatApi.useVpcNatDeleteMutation
export const useVpcNatDeleteSnatMutation = vpcNatApi.useVpcNatDeleteSnatMutation
