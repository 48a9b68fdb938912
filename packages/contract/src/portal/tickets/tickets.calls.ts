import { z } from 'zod'
import { Started } from '../../answers.schemas.ts'
import { defineCall } from '../../call.ts'
import { PathId } from '../../fields.ts'
import { ItemParams, ListQuery } from '../../params.ts'
import {
  BusinessUnitListItem,
  CreateIssueItemModel,
  CreateIssueModel,
  IssueListItem,
  IssueShortItem,
  IssueSubjectListItem,
  IssueSubjectShortItem,
  IssueSubjectShortListModel,
  IssueThread,
} from './tickets.schemas.ts'

const path = '/api/my/portal'

export const ticketCalls = {
  issueSubjectList: defineCall({
    method: 'GET',
    path: `${path}/issue-subject/list`,
    access: 'signedIn',
    summary: 'List the ticket subjects',
    response: z.array(IssueSubjectListItem),
    provides: ['Catalog'],
  }),
  issueItemList: defineCall({
    method: 'GET',
    path: `${path}/issue-item/list/{issueId}`,
    access: 'signedIn',
    summary: 'Read the messages of a ticket',
    params: z.object({ issueId: PathId }),
    response: IssueThread,
    provides: ['SupportItems'],
  }),
  issueList: defineCall({
    method: 'GET',
    path: `${path}/issue/list`,
    access: 'signedIn',
    summary: 'List the tickets',
    query: ListQuery,
    response: z.array(IssueListItem),
    provides: ['Support'],
  }),
  businessUnitList: defineCall({
    method: 'GET',
    path: `${path}/business-unit/list`,
    access: 'signedIn',
    summary: 'List the units that answer tickets',
    response: z.array(BusinessUnitListItem),
    provides: ['Catalog'],
  }),
  issueSubjectShortList: defineCall({
    method: 'POST',
    path: `${path}/issue-subject/short-list`,
    access: 'signedIn',
    summary: 'List the ticket subjects of a product and unit',
    description: 'A read with its filter in the body.',
    body: IssueSubjectShortListModel,
    response: z.array(IssueSubjectShortItem),
    provides: ['Catalog'],
  }),
  issueShortList: defineCall({
    method: 'GET',
    path: `${path}/issue/short-list`,
    access: 'signedIn',
    summary: 'List the latest tickets',
    response: z.array(IssueShortItem),
    provides: ['Issue'],
  }),
  issueItemCreate: defineCall({
    method: 'POST',
    path: `${path}/issue-item/create`,
    access: 'signedIn',
    summary: 'Add a message to a ticket',
    body: CreateIssueItemModel,
    multipart: true,
    response: Started,
    invalidates: ['SupportItems', 'Support', 'Issue'],
  }),
  issueCreate: defineCall({
    method: 'POST',
    path: `${path}/issue/create`,
    access: 'signedIn',
    summary: 'Open a ticket',
    body: CreateIssueModel,
    multipart: true,
    response: Started,
    invalidates: ['Support', 'Issue'],
  }),
  issueItemDownload: defineCall({
    method: 'GET',
    path: `${path}/issue-item/download/{id}`,
    access: 'signedIn',
    summary: 'Download the attachment of a message',
    description: 'Needs the bearer header, so fetch it rather than link to it.',
    params: ItemParams,
    answers: 'file',
  }),
  issueClose: defineCall({
    method: 'PUT',
    path: `${path}/issue/close/{id}`,
    access: 'signedIn',
    summary: 'Close a ticket',
    description: 'A new message opens it again.',
    params: ItemParams,
    invalidates: ['SupportItems', 'Support', 'Issue'],
  }),
}
