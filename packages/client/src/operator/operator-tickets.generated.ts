// Written by `npm run gen` from the contract. Never edited by hand.
import type { operatorTicketCalls } from '@sarv/contract/operator/operator-tickets/operator-tickets.calls'
import { operatorApi } from '../operator-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof operatorTicketCalls

export const operatorTicketApi = operatorApi.injectEndpoints({
  endpoints: (build) => ({
    operatorTicketList: build.query<CallAnswer<Calls['operatorTicketList']>, CallArguments<Calls['operatorTicketList']>>(endpoint.reading<Calls['operatorTicketList']>({ method: 'GET', path: '/api/operator/ticket/list' }, ['OperatorTicket'])),
    operatorTicketFigures: build.query<CallAnswer<Calls['operatorTicketFigures']>, CallArguments<Calls['operatorTicketFigures']>>(endpoint.reading<Calls['operatorTicketFigures']>({ method: 'GET', path: '/api/operator/ticket/figures' }, ['OperatorTicket'])),
    operatorColleagueList: build.query<CallAnswer<Calls['operatorColleagueList']>, CallArguments<Calls['operatorColleagueList']>>(endpoint.reading<Calls['operatorColleagueList']>({ method: 'GET', path: '/api/operator/ticket/colleagues' }, ['OperatorTicket'])),
    operatorTicketGet: build.query<CallAnswer<Calls['operatorTicketGet']>, CallArguments<Calls['operatorTicketGet']>>(endpoint.reading<Calls['operatorTicketGet']>({ method: 'GET', path: '/api/operator/ticket/get/{id}' }, ['OperatorTicket'])),
    operatorTicketDownload: build.query<CallAnswer<Calls['operatorTicketDownload']>, CallArguments<Calls['operatorTicketDownload']>>(endpoint.reading<Calls['operatorTicketDownload']>({ method: 'GET', path: '/api/operator/ticket/download/{id}' }, [])),
    operatorTicketUpload: build.mutation<CallAnswer<Calls['operatorTicketUpload']>, CallArguments<Calls['operatorTicketUpload']>>(endpoint.writing<Calls['operatorTicketUpload']>({ method: 'POST', path: '/api/operator/ticket/upload/{id}' }, [])),
    operatorTicketReply: build.mutation<CallAnswer<Calls['operatorTicketReply']>, CallArguments<Calls['operatorTicketReply']>>(endpoint.writing<Calls['operatorTicketReply']>({ method: 'POST', path: '/api/operator/ticket/reply/{id}' }, ['OperatorTicket'])),
    operatorTicketNote: build.mutation<CallAnswer<Calls['operatorTicketNote']>, CallArguments<Calls['operatorTicketNote']>>(endpoint.writing<Calls['operatorTicketNote']>({ method: 'POST', path: '/api/operator/ticket/note/{id}' }, ['OperatorTicket'])),
    operatorTicketTake: build.mutation<CallAnswer<Calls['operatorTicketTake']>, CallArguments<Calls['operatorTicketTake']>>(endpoint.writing<Calls['operatorTicketTake']>({ method: 'PUT', path: '/api/operator/ticket/take/{id}' }, ['OperatorTicket'])),
    operatorTicketAssign: build.mutation<CallAnswer<Calls['operatorTicketAssign']>, CallArguments<Calls['operatorTicketAssign']>>(endpoint.writing<Calls['operatorTicketAssign']>({ method: 'PUT', path: '/api/operator/ticket/assign/{id}' }, ['OperatorTicket'])),
    operatorTicketRoute: build.mutation<CallAnswer<Calls['operatorTicketRoute']>, CallArguments<Calls['operatorTicketRoute']>>(endpoint.writing<Calls['operatorTicketRoute']>({ method: 'PUT', path: '/api/operator/ticket/route/{id}' }, ['OperatorTicket'])),
    operatorTicketPriority: build.mutation<CallAnswer<Calls['operatorTicketPriority']>, CallArguments<Calls['operatorTicketPriority']>>(endpoint.writing<Calls['operatorTicketPriority']>({ method: 'PUT', path: '/api/operator/ticket/priority/{id}' }, ['OperatorTicket'])),
    operatorTicketClose: build.mutation<CallAnswer<Calls['operatorTicketClose']>, CallArguments<Calls['operatorTicketClose']>>(endpoint.writing<Calls['operatorTicketClose']>({ method: 'PUT', path: '/api/operator/ticket/close/{id}' }, ['OperatorTicket'])),
    operatorTicketReopen: build.mutation<CallAnswer<Calls['operatorTicketReopen']>, CallArguments<Calls['operatorTicketReopen']>>(endpoint.writing<Calls['operatorTicketReopen']>({ method: 'PUT', path: '/api/operator/ticket/reopen/{id}' }, ['OperatorTicket'])),
    operatorTicketMerge: build.mutation<CallAnswer<Calls['operatorTicketMerge']>, CallArguments<Calls['operatorTicketMerge']>>(endpoint.writing<Calls['operatorTicketMerge']>({ method: 'PUT', path: '/api/operator/ticket/merge/{id}' }, ['OperatorTicket'])),
  }),
})

export const useOperatorTicketListQuery = operatorTicketApi.useOperatorTicketListQuery
export const useLazyOperatorTicketListQuery = operatorTicketApi.useLazyOperatorTicketListQuery
export const useOperatorTicketFiguresQuery = operatorTicketApi.useOperatorTicketFiguresQuery
export const useLazyOperatorTicketFiguresQuery = operatorTicketApi.useLazyOperatorTicketFiguresQuery
export const useOperatorColleagueListQuery = operatorTicketApi.useOperatorColleagueListQuery
export const useLazyOperatorColleagueListQuery = operatorTicketApi.useLazyOperatorColleagueListQuery
export const useOperatorTicketGetQuery = operatorTicketApi.useOperatorTicketGetQuery
export const useLazyOperatorTicketGetQuery = operatorTicketApi.useLazyOperatorTicketGetQuery
export const useOperatorTicketDownloadQuery = operatorTicketApi.useOperatorTicketDownloadQuery
export const useLazyOperatorTicketDownloadQuery = operatorTicketApi.useLazyOperatorTicketDownloadQuery
export const useOperatorTicketUploadMutation = operatorTicketApi.useOperatorTicketUploadMutation
export const useOperatorTicketReplyMutation = operatorTicketApi.useOperatorTicketReplyMutation
export const useOperatorTicketNoteMutation = operatorTicketApi.useOperatorTicketNoteMutation
export const useOperatorTicketTakeMutation = operatorTicketApi.useOperatorTicketTakeMutation
export const useOperatorTicketAssignMutation = operatorTicketApi.useOperatorTicketAssignMutation
export const useOperatorTicketRouteMutation = operatorTicketApi.useOperatorTicketRouteMutation
export const useOperatorTicketPriorityMutation = operatorTicketApi.useOperatorTicketPriorityMutation
export const useOperatorTicketCloseMutation = operatorTicketApi.useOperatorTicketCloseMutation
export const useOperatorTicketReopenMutation = operatorTicketApi.useOperatorTicketReopenMutation
export const useOperatorTicketMergeMutation = operatorTicketApi.useOperatorTicketMergeMutation
