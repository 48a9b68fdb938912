// Written by `npm run gen` from the contract. Never edited by hand.
import type { vpcCalls } from '@sarv/contract/vm/vpcs/vpcs.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof vpcCalls

export const vpcApi = api.injectEndpoints({
  endpoints: (build) => ({
    vpcNetworkAccessList: build.query<CallAnswer<Calls['vpcNetworkAccessList']>, CallArguments<Calls['vpcNetworkAccessList']>>(endpoint.reading<Calls['vpcNetworkAccessList']>({ method: 'GET', path: '/api/my/vm/{projectId}/vpc/{vpcHostId}/network-access/list' }, ['Vpc'])),
    vpcInterfaceList: build.query<CallAnswer<Calls['vpcInterfaceList']>, CallArguments<Calls['vpcInterfaceList']>>(endpoint.reading<Calls['vpcInterfaceList']>({ method: 'GET', path: '/api/my/vm/{projectId}/vpc/{vpcHostId}/interface/list' }, ['Network'])),
    vpcList: build.query<CallAnswer<Calls['vpcList']>, CallArguments<Calls['vpcList']>>(endpoint.reading<Calls['vpcList']>({ method: 'GET', path: '/api/my/vm/{projectId}/vpc/list' }, ['Vpc'])),
    vpcShortList: build.query<CallAnswer<Calls['vpcShortList']>, CallArguments<Calls['vpcShortList']>>(endpoint.reading<Calls['vpcShortList']>({ method: 'GET', path: '/api/my/vm/{projectId}/vpc/short-list' }, ['Vpc'])),
    vpcInterfaceShortList: build.query<CallAnswer<Calls['vpcInterfaceShortList']>, CallArguments<Calls['vpcInterfaceShortList']>>(endpoint.reading<Calls['vpcInterfaceShortList']>({ method: 'GET', path: '/api/my/vm/{projectId}/vpc/{vpcHostId}/interface/short-list' }, ['Network'])),
    vpcGet: build.query<CallAnswer<Calls['vpcGet']>, CallArguments<Calls['vpcGet']>>(endpoint.reading<Calls['vpcGet']>({ method: 'GET', path: '/api/my/vm/{projectId}/vpc/get/{id}' }, ['Vpc', 'NetworkPlan'])),
    vpcReceipt: build.query<CallAnswer<Calls['vpcReceipt']>, CallArguments<Calls['vpcReceipt']>>(endpoint.reading<Calls['vpcReceipt']>({ method: 'GET', path: '/api/my/vm/{projectId}/vpc/receipt/{id}' }, ['Vpc'])),
    vpcNetworkAccessCreate: build.mutation<CallAnswer<Calls['vpcNetworkAccessCreate']>, CallArguments<Calls['vpcNetworkAccessCreate']>>(endpoint.writing<Calls['vpcNetworkAccessCreate']>({ method: 'POST', path: '/api/my/vm/{projectId}/vpc/{vpcHostId}/network-access/create' }, ['Vpc', 'Operation'])),
    vpcNetworkAccessAnswer: build.mutation<CallAnswer<Calls['vpcNetworkAccessAnswer']>, CallArguments<Calls['vpcNetworkAccessAnswer']>>(endpoint.writing<Calls['vpcNetworkAccessAnswer']>({ method: 'PUT', path: '/api/my/vm/{projectId}/vpc/{vpcHostId}/network-access/answer/{id}' }, ['Vpc', 'Operation'])),
    vpcNetworkAccessDelete: build.mutation<CallAnswer<Calls['vpcNetworkAccessDelete']>, CallArguments<Calls['vpcNetworkAccessDelete']>>(endpoint.writing<Calls['vpcNetworkAccessDelete']>({ method: 'DELETE', path: '/api/my/vm/{projectId}/vpc/{vpcHostId}/network-access/delete/{id}' }, ['Vpc', 'Operation'])),
    vpcInterfaceCreate: build.mutation<CallAnswer<Calls['vpcInterfaceCreate']>, CallArguments<Calls['vpcInterfaceCreate']>>(endpoint.writing<Calls['vpcInterfaceCreate']>({ method: 'POST', path: '/api/my/vm/{projectId}/vpc/{vpcHostId}/interface/create' }, ['Network', 'Vpc', 'VpcNat', 'Operation'])),
    vpcCreate: build.mutation<CallAnswer<Calls['vpcCreate']>, CallArguments<Calls['vpcCreate']>>(endpoint.writing<Calls['vpcCreate']>({ method: 'POST', path: '/api/my/vm/{projectId}/vpc/create' }, ['Vpc', 'Network', 'Operation'])),
    vpcEdit: build.mutation<CallAnswer<Calls['vpcEdit']>, CallArguments<Calls['vpcEdit']>>(endpoint.writing<Calls['vpcEdit']>({ method: 'PUT', path: '/api/my/vm/{projectId}/vpc/edit/{id}' }, ['Vpc', 'Operation'])),
    vpcInterfaceRemove: build.mutation<CallAnswer<Calls['vpcInterfaceRemove']>, CallArguments<Calls['vpcInterfaceRemove']>>(endpoint.writing<Calls['vpcInterfaceRemove']>({ method: 'DELETE', path: '/api/my/vm/{projectId}/vpc/{vpcHostId}/interface/remove/{id}' }, ['Network', 'Vpc', 'VpcNat', 'Operation'])),
    vpcDelete: build.mutation<CallAnswer<Calls['vpcDelete']>, CallArguments<Calls['vpcDelete']>>(endpoint.writing<Calls['vpcDelete']>({ method: 'DELETE', path: '/api/my/vm/{projectId}/vpc/delete/{id}' }, ['Vpc', 'Network', 'Operation'])),
  }),
})

export const useVpcNetworkAccessListQuery = vpcApi.useVpcNetworkAccessListQuery
export const useLazyVpcNetworkAccessListQuery = vpcApi.useLazyVpcNetworkAccessListQuery
export const useVpcInterfaceListQuery = vpcApi.useVpcInterfaceListQuery
export const useLazyVpcInterfaceListQuery = vpcApi.useLazyVpcInterfaceListQuery
export const useVpcListQuery = vpcApi.useVpcListQuery
export const useLazyVpcListQuery = vpcApi.useLazyVpcListQuery
export const useVpcShortListQuery = vpcApi.useVpcShortListQuery
export const useLazyVpcShortListQuery = vpcApi.useLazyVpcShortListQuery
export const useVpcInterfaceShortListQuery = vpcApi.useVpcInterfaceShortListQuery
export const useLazyVpcInterfaceShortListQuery = vpcApi.useLazyVpcInterfaceShortListQuery
export const useVpcGetQuery = vpcApi.useVpcGetQuery
export const useLazyVpcGetQuery = vpcApi.useLazyVpcGetQuery
export const useVpcReceiptQuery = vpcApi.useVpcReceiptQuery
export const useLazyVpcReceiptQuery = vpcApi.useLazyVpcReceiptQuery
export const useVpcNetworkAccessCreateMutation = vpcApi.useVpcNetworkAccessCreateMutation
export const useVpcNetworkAccessAnswerMutation = vpcApi.useVpcNetworkAccessAnswerMutation
export const useVpcNetworkAccessDeleteMutation = vpcApi.useVpcNetworkAccessDeleteMutation
export const useVpcInterfaceCreateMutation = vpcApi.useVpcInterfaceCreateMutation
export const useVpcCreateMutation = vpcApi.useVpcCreateMutation
export const useVpcEditMutation = vpcApi.useVpcEditMutation
export const useVpcInterfaceRemoveMutation = vpcApi.useVpcInterfaceRemoveMutation
export const useVpcDeleteMutation = vpcApi.useVpcDeleteMutation
