// Written by `npm run gen` from the contract. Never edited by hand.
import type { operatorTicketCalls } from '@sarv/contract/operator/operator-tickets/operator-tickets.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof operatorTicketCalls

export const operatorTicketList: ClientCall<Calls['operatorTicketList']> = { method: 'GET', path: '/api/operator/ticket/list' }
export const operatorTicketFigures: ClientCall<Calls['operatorTicketFigures']> = { method: 'GET', path: '/api/operator/ticket/figures' }
export const operatorColleagueList: ClientCall<Calls['operatorColleagueList']> = { method: 'GET', path: '/api/operator/ticket/colleagues' }
export const operatorTicketGet: ClientCall<Calls['operatorTicketGet']> = { method: 'GET', path: '/api/operator/ticket/get/{id}' }
export const operatorTicketDownload: ClientCall<Calls['operatorTicketDownload']> = { method: 'GET', path: '/api/operator/ticket/download/{id}' }
export const operatorTicketUpload: ClientCall<Calls['operatorTicketUpload']> = { method: 'POST', path: '/api/operator/ticket/upload/{id}' }
export const operatorTicketReply: ClientCall<Calls['operatorTicketReply']> = { method: 'POST', path: '/api/operator/ticket/reply/{id}' }
export const operatorTicketNote: ClientCall<Calls['operatorTicketNote']> = { method: 'POST', path: '/api/operator/ticket/note/{id}' }
export const operatorTicketTake: ClientCall<Calls['operatorTicketTake']> = { method: 'PUT', path: '/api/operator/ticket/take/{id}' }
export const operatorTicketAssign: ClientCall<Calls['operatorTicketAssign']> = { method: 'PUT', path: '/api/operator/ticket/assign/{id}' }
export const operatorTicketRoute: ClientCall<Calls['operatorTicketRoute']> = { method: 'PUT', path: '/api/operator/ticket/route/{id}' }
export const operatorTicketPriority: ClientCall<Calls['operatorTicketPriority']> = { method: 'PUT', path: '/api/operator/ticket/priority/{id}' }
export const operatorTicketClose: ClientCall<Calls['operatorTicketClose']> = { method: 'PUT', path: '/api/operator/ticket/close/{id}' }
export const operatorTicketReopen: ClientCall<Calls['operatorTicketReopen']> = { method: 'PUT', path: '/api/operator/ticket/reopen/{id}' }
export const operatorTicketMerge: ClientCall<Calls['operatorTicketMerge']> = { method: 'PUT', path: '/api/operator/ticket/merge/{id}' }
