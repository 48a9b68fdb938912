// Written by `npm run gen` from the contract. Never edited by hand.
import type { ticketCalls } from '@sarv/contract/portal/tickets/tickets.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof ticketCalls

export const issueSubjectList: ClientCall<Calls['issueSubjectList']> = { method: 'GET', path: '/api/my/portal/issue-subject/list' }
export const issueItemList: ClientCall<Calls['issueItemList']> = { method: 'GET', path: '/api/my/portal/issue-item/list/{issueId}' }
export const issueList: ClientCall<Calls['issueList']> = { method: 'GET', path: '/api/my/portal/issue/list' }
export const businessUnitList: ClientCall<Calls['businessUnitList']> = { method: 'GET', path: '/api/my/portal/business-unit/list' }
export const issueSubjectShortList: ClientCall<Calls['issueSubjectShortList']> = { method: 'POST', path: '/api/my/portal/issue-subject/short-list' }
export const issueShortList: ClientCall<Calls['issueShortList']> = { method: 'GET', path: '/api/my/portal/issue/short-list' }
export const issueItemCreate: ClientCall<Calls['issueItemCreate']> = { method: 'POST', path: '/api/my/portal/issue-item/create' }
export const issueCreate: ClientCall<Calls['issueCreate']> = { method: 'POST', path: '/api/my/portal/issue/create' }
export const issueItemDownload: ClientCall<Calls['issueItemDownload']> = { method: 'GET', path: '/api/my/portal/issue-item/download/{id}' }
export const issueClose: ClientCall<Calls['issueClose']> = { method: 'PUT', path: '/api/my/portal/issue/close/{id}' }
export const issuePriorityList: ClientCall<Calls['issuePriorityList']> = { method: 'GET', path: '/api/my/portal/issue-priority/list' }
export const issueFileUpload: ClientCall<Calls['issueFileUpload']> = { method: 'POST', path: '/api/my/portal/issue-file/upload' }
export const issueFileDownload: ClientCall<Calls['issueFileDownload']> = { method: 'GET', path: '/api/my/portal/issue-file/download/{id}' }
export const issueSnapshot: ClientCall<Calls['issueSnapshot']> = { method: 'GET', path: '/api/my/portal/issue/snapshot/{orderId}' }
export const issueSeen: ClientCall<Calls['issueSeen']> = { method: 'PUT', path: '/api/my/portal/issue/seen/{id}' }
export const issueRate: ClientCall<Calls['issueRate']> = { method: 'PUT', path: '/api/my/portal/issue/rate/{id}' }
