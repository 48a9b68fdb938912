// Written by `npm run gen` from the contract. Never edited by hand.
import type { ticketCalls } from '@sarv/contract/portal/tickets/tickets.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof ticketCalls

export const ticketApi = api.injectEndpoints({
  endpoints: (build) => ({
    issueSubjectList: build.query<CallAnswer<Calls['issueSubjectList']>, CallArguments<Calls['issueSubjectList']>>(endpoint.reading<Calls['issueSubjectList']>({ method: 'GET', path: '/api/my/portal/issue-subject/list' }, ['Catalog'])),
    issueItemList: build.query<CallAnswer<Calls['issueItemList']>, CallArguments<Calls['issueItemList']>>(endpoint.reading<Calls['issueItemList']>({ method: 'GET', path: '/api/my/portal/issue-item/list/{issueId}' }, ['SupportItems'])),
    issueList: build.query<CallAnswer<Calls['issueList']>, CallArguments<Calls['issueList']>>(endpoint.reading<Calls['issueList']>({ method: 'GET', path: '/api/my/portal/issue/list' }, ['Support'])),
    businessUnitList: build.query<CallAnswer<Calls['businessUnitList']>, CallArguments<Calls['businessUnitList']>>(endpoint.reading<Calls['businessUnitList']>({ method: 'GET', path: '/api/my/portal/business-unit/list' }, ['Catalog'])),
    issueSubjectShortList: build.query<CallAnswer<Calls['issueSubjectShortList']>, CallArguments<Calls['issueSubjectShortList']>>(endpoint.reading<Calls['issueSubjectShortList']>({ method: 'POST', path: '/api/my/portal/issue-subject/short-list' }, ['Catalog'])),
    issueShortList: build.query<CallAnswer<Calls['issueShortList']>, CallArguments<Calls['issueShortList']>>(endpoint.reading<Calls['issueShortList']>({ method: 'GET', path: '/api/my/portal/issue/short-list' }, ['Issue'])),
    issueItemCreate: build.mutation<CallAnswer<Calls['issueItemCreate']>, CallArguments<Calls['issueItemCreate']>>(endpoint.writing<Calls['issueItemCreate']>({ method: 'POST', path: '/api/my/portal/issue-item/create' }, ['SupportItems', 'Support', 'Issue'])),
    issueCreate: build.mutation<CallAnswer<Calls['issueCreate']>, CallArguments<Calls['issueCreate']>>(endpoint.writing<Calls['issueCreate']>({ method: 'POST', path: '/api/my/portal/issue/create' }, ['Support', 'Issue'])),
    issueItemDownload: build.query<CallAnswer<Calls['issueItemDownload']>, CallArguments<Calls['issueItemDownload']>>(endpoint.reading<Calls['issueItemDownload']>({ method: 'GET', path: '/api/my/portal/issue-item/download/{id}' }, [])),
    issueClose: build.mutation<CallAnswer<Calls['issueClose']>, CallArguments<Calls['issueClose']>>(endpoint.writing<Calls['issueClose']>({ method: 'PUT', path: '/api/my/portal/issue/close/{id}' }, ['SupportItems', 'Support', 'Issue'])),
    issuePriorityList: build.query<CallAnswer<Calls['issuePriorityList']>, CallArguments<Calls['issuePriorityList']>>(endpoint.reading<Calls['issuePriorityList']>({ method: 'GET', path: '/api/my/portal/issue-priority/list' }, ['Catalog'])),
    issueFileUpload: build.mutation<CallAnswer<Calls['issueFileUpload']>, CallArguments<Calls['issueFileUpload']>>(endpoint.writing<Calls['issueFileUpload']>({ method: 'POST', path: '/api/my/portal/issue-file/upload' }, [])),
    issueFileDownload: build.query<CallAnswer<Calls['issueFileDownload']>, CallArguments<Calls['issueFileDownload']>>(endpoint.reading<Calls['issueFileDownload']>({ method: 'GET', path: '/api/my/portal/issue-file/download/{id}' }, [])),
    issueSnapshot: build.query<CallAnswer<Calls['issueSnapshot']>, CallArguments<Calls['issueSnapshot']>>(endpoint.reading<Calls['issueSnapshot']>({ method: 'GET', path: '/api/my/portal/issue/snapshot/{orderId}' }, [])),
    issueSeen: build.mutation<CallAnswer<Calls['issueSeen']>, CallArguments<Calls['issueSeen']>>(endpoint.writing<Calls['issueSeen']>({ method: 'PUT', path: '/api/my/portal/issue/seen/{id}' }, ['Support', 'Issue'])),
    issueRate: build.mutation<CallAnswer<Calls['issueRate']>, CallArguments<Calls['issueRate']>>(endpoint.writing<Calls['issueRate']>({ method: 'PUT', path: '/api/my/portal/issue/rate/{id}' }, ['SupportItems', 'Support'])),
  }),
})

export const useIssueSubjectListQuery = ticketApi.useIssueSubjectListQuery
export const useLazyIssueSubjectListQuery = ticketApi.useLazyIssueSubjectListQuery
export const useIssueItemListQuery = ticketApi.useIssueItemListQuery
export const useLazyIssueItemListQuery = ticketApi.useLazyIssueItemListQuery
export const useIssueListQuery = ticketApi.useIssueListQuery
export const useLazyIssueListQuery = ticketApi.useLazyIssueListQuery
export const useBusinessUnitListQuery = ticketApi.useBusinessUnitListQuery
export const useLazyBusinessUnitListQuery = ticketApi.useLazyBusinessUnitListQuery
export const useIssueSubjectShortListQuery = ticketApi.useIssueSubjectShortListQuery
export const useLazyIssueSubjectShortListQuery = ticketApi.useLazyIssueSubjectShortListQuery
export const useIssueShortListQuery = ticketApi.useIssueShortListQuery
export const useLazyIssueShortListQuery = ticketApi.useLazyIssueShortListQuery
export const useIssueItemCreateMutation = ticketApi.useIssueItemCreateMutation
export const useIssueCreateMutation = ticketApi.useIssueCreateMutation
export const useIssueItemDownloadQuery = ticketApi.useIssueItemDownloadQuery
export const useLazyIssueItemDownloadQuery = ticketApi.useLazyIssueItemDownloadQuery
export const useIssueCloseMutation = ticketApi.useIssueCloseMutation
export const useIssuePriorityListQuery = ticketApi.useIssuePriorityListQuery
export const useLazyIssuePriorityListQuery = ticketApi.useLazyIssuePriorityListQuery
export const useIssueFileUploadMutation = ticketApi.useIssueFileUploadMutation
export const useIssueFileDownloadQuery = ticketApi.useIssueFileDownloadQuery
export const useLazyIssueFileDownloadQuery = ticketApi.useLazyIssueFileDownloadQuery
export const useIssueSnapshotQuery = ticketApi.useIssueSnapshotQuery
export const useLazyIssueSnapshotQuery = ticketApi.useLazyIssueSnapshotQuery
export const useIssueSeenMutation = ticketApi.useIssueSeenMutation
export const useIssueRateMutation = ticketApi.useIssueRateMutation
