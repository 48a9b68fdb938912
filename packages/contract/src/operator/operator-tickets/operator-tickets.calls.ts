import { z } from 'zod'
import { Started } from '../../answers.schemas.ts'
import { defineCall } from '../../call.ts'
import { ItemParams } from '../../params.ts'
import { IssueFile } from '../../portal/tickets/tickets.schemas.ts'
import { OperatorReasonModel } from '../operator-customers/operator-customers.schemas.ts'
import {
  OperatorAssignModel,
  OperatorColleague,
  OperatorMergeModel,
  OperatorNoteModel,
  OperatorPriorityModel,
  OperatorReplyModel,
  OperatorRouteModel,
  OperatorTakeModel,
  OperatorTicketDetail,
  OperatorTicketFigures,
  OperatorTicketPage,
  OperatorTicketsQuery,
  OperatorUploadModel,
} from './operator-tickets.schemas.ts'

const path = '/api/operator/ticket'

/** What most acts on a ticket are: it is named by the path, and lists and threads of operators are read again. */
const about = { access: 'operator:support', params: ItemParams, invalidates: ['OperatorTicket'] } as const

export const operatorTicketCalls = {
  operatorTicketList: defineCall({
    method: 'GET',
    path: `${path}/list`,
    access: 'operator:support',
    summary: 'List the tickets of all customers, the promise that runs out first at the top',
    query: OperatorTicketsQuery,
    response: OperatorTicketPage,
    provides: ['OperatorTicket'],
  }),
  operatorTicketFigures: defineCall({
    method: 'GET',
    path: `${path}/figures`,
    access: 'operator:support',
    summary: 'Count the tickets that are not closed',
    response: OperatorTicketFigures,
    provides: ['OperatorTicket'],
  }),
  operatorColleagueList: defineCall({
    method: 'GET',
    path: `${path}/colleagues`,
    access: 'operator:support',
    summary: 'List the operators who can be given tickets',
    response: z.array(OperatorColleague),
    provides: ['OperatorTicket'],
  }),
  operatorTicketGet: defineCall({
    method: 'GET',
    path: `${path}/get/{id}`,
    access: 'operator:support',
    summary: 'Read a ticket: its messages, and what only operators read of it',
    params: ItemParams,
    response: OperatorTicketDetail,
    provides: ['OperatorTicket'],
  }),
  operatorTicketDownload: defineCall({
    method: 'GET',
    path: `${path}/download/{id}`,
    access: 'operator:support',
    summary: 'Download one of the files of a message',
    description: 'The id is the file’s. Needs the bearer header, so fetch it rather than link to it.',
    params: ItemParams,
    answers: 'file',
  }),
  operatorTicketUpload: defineCall({
    method: 'POST',
    path: `${path}/upload/{id}`,
    access: 'operator:support',
    summary: 'Upload a file for an answer that is not sent yet',
    description:
      'Judged by its content. Goes with the answer that names it in `fileIds`; deleted after a day without one.',
    params: ItemParams,
    body: OperatorUploadModel,
    multipart: true,
    response: IssueFile,
  }),
  operatorTicketReply: defineCall({
    method: 'POST',
    path: `${path}/reply/{id}`,
    ...about,
    summary: 'Answer a ticket',
    description:
      'The customer reads it as written by support, and is told. A ticket of nobody becomes the caller’s; one that was closed is open again.',
    body: OperatorReplyModel,
    response: Started,
  }),
  operatorTicketNote: defineCall({
    method: 'POST',
    path: `${path}/note/{id}`,
    ...about,
    summary: 'Write down something that only operators read',
    body: OperatorNoteModel,
    response: Started,
  }),
  operatorTicketTake: defineCall({
    method: 'PUT',
    path: `${path}/take/{id}`,
    ...about,
    summary: 'Take a ticket for oneself',
    body: OperatorTakeModel,
  }),
  operatorTicketAssign: defineCall({
    method: 'PUT',
    path: `${path}/assign/{id}`,
    ...about,
    summary: 'Give a ticket to another operator',
    body: OperatorAssignModel,
  }),
  operatorTicketRoute: defineCall({
    method: 'PUT',
    path: `${path}/route/{id}`,
    ...about,
    summary: 'Send a ticket to another unit',
    description: 'It is nobody’s then. The promise of an answer stays.',
    body: OperatorRouteModel,
  }),
  operatorTicketPriority: defineCall({
    method: 'PUT',
    path: `${path}/priority/{id}`,
    ...about,
    summary: 'Change the priority of a ticket',
    description: 'The promise of an answer can come nearer by it, and never goes further away.',
    body: OperatorPriorityModel,
  }),
  operatorTicketClose: defineCall({
    method: 'PUT',
    path: `${path}/close/{id}`,
    ...about,
    summary: 'Close a ticket, and tell whoever asked',
    body: OperatorReasonModel,
  }),
  operatorTicketReopen: defineCall({
    method: 'PUT',
    path: `${path}/reopen/{id}`,
    ...about,
    summary: 'Open a closed ticket again',
    description: 'An answer is promised from now on, and whoever asked is told.',
    body: OperatorReasonModel,
  }),
  operatorTicketMerge: defineCall({
    method: 'PUT',
    path: `${path}/merge/{id}`,
    ...about,
    summary: 'Let a ticket go on in another one of the same customer',
    description:
      'It is closed and points there; its messages stay with it. The nearer promise counts, and whoever asked is told.',
    body: OperatorMergeModel,
  }),
}
