// Written by `npm run gen` from the contract. Never edited by hand.
import type { invitationCalls } from '@sarv/contract/account/invitations/invitations.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof invitationCalls

export const invitationApi = api.injectEndpoints({
  endpoints: (build) => ({
    invitationList: build.query<CallAnswer<Calls['invitationList']>, CallArguments<Calls['invitationList']>>(endpoint.reading<Calls['invitationList']>({ method: 'GET', path: '/api/my/account/invitation/list' }, ['Accessibility'])),
    invitationListOwn: build.query<CallAnswer<Calls['invitationListOwn']>, CallArguments<Calls['invitationListOwn']>>(endpoint.reading<Calls['invitationListOwn']>({ method: 'GET', path: '/api/my/account/invitation/list-own' }, ['Accessibility'])),
    invitationResend: build.mutation<CallAnswer<Calls['invitationResend']>, CallArguments<Calls['invitationResend']>>(endpoint.writing<Calls['invitationResend']>({ method: 'POST', path: '/api/my/account/invitation/resend/{id}' }, ['Accessibility'])),
    invitationDelete: build.mutation<CallAnswer<Calls['invitationDelete']>, CallArguments<Calls['invitationDelete']>>(endpoint.writing<Calls['invitationDelete']>({ method: 'DELETE', path: '/api/my/account/invitation/delete/{id}' }, ['Accessibility'])),
    invitationRead: build.mutation<CallAnswer<Calls['invitationRead']>, CallArguments<Calls['invitationRead']>>(endpoint.writing<Calls['invitationRead']>({ method: 'POST', path: '/api/my/account/invitation/read' }, [])),
    invitationAccept: build.mutation<CallAnswer<Calls['invitationAccept']>, CallArguments<Calls['invitationAccept']>>(endpoint.writing<Calls['invitationAccept']>({ method: 'POST', path: '/api/my/account/invitation/accept' }, ['Accessibility', 'NotificationStatus', 'Profile', 'Session', 'BareMetal', 'Catalog', 'Colocation', 'Decision', 'CdnCert', 'CdnHost', 'CdnRoute', 'DNSRecordSetting', 'DnsCdnHost', 'EditRecordDialog', 'ProxyStatus', 'WebHost', 'Domain', 'Bill', 'Cap', 'Invoice', 'Order', 'Payment', 'Quote', 'Wallet', 'ConfigMap', 'Deployment', 'Ingress', 'NameSpace', 'SecretMap', 'KubernetesCluster', 'Issue', 'Notification', 'Support', 'SupportItems', 'Operation', 'LimitRequest', 'Webhook', 'Label', 'SavedView', 'Incident', 'Project', 'Storage', 'StorageObject', 'LoadBalance', 'Network', 'PublicIP', 'VmHost', 'Vpc', 'VpcNat', 'Key', 'NetworkPlan'])),
  }),
})

export const useInvitationListQuery = invitationApi.useInvitationListQuery
export const useLazyInvitationListQuery = invitationApi.useLazyInvitationListQuery
export const useInvitationListOwnQuery = invitationApi.useInvitationListOwnQuery
export const useLazyInvitationListOwnQuery = invitationApi.useLazyInvitationListOwnQuery
export const useInvitationResendMutation = invitationApi.useInvitationResendMutation
export const useInvitationDeleteMutation = invitationApi.useInvitationDeleteMutation
export const useInvitationReadMutation = invitationApi.useInvitationReadMutation
export const useInvitationAcceptMutation = invitationApi.useInvitationAcceptMutation
