import { z } from 'zod'
import { businessUnit, issuePriority, issueStatus } from '../../enums.ts'
import {
  Id,
  WireDateTime,
  answeredEnum,
  enumId,
  idsInForm,
  optionalId,
  optionalIdFromText,
  optionalText,
  prose,
  requiredAttachment,
} from '../../fields.ts'
import { attachmentsPerMessage } from '../../limits.ts'
import { ListQuery } from '../../params.ts'
import { IssueFile, IssueSnapshot } from '../../portal/tickets/tickets.schemas.ts'
import { OptionalReason, Reason } from '../operator-fields.ts'
import { promiseSoonMinutes } from './operator-tickets.rules.ts'

export const OperatorTicketsQuery = ListQuery.omit({ Sort: true }).extend({
  Search: ListQuery.shape.Search.describe('A number, or a part of title, subject, service or customer'),
  Owner: optionalText(z.enum(['mine', 'nobody'])).describe('Of the caller, or of no operator yet'),
  StatusId: optionalIdFromText.describe('An id of issueStatus; absent: not closed, or any while something is searched'),
  BusinessUnitId: optionalIdFromText,
  PriorityId: optionalIdFromText,
  ProductId: optionalIdFromText,
})
export type OperatorTicketsQuery = z.infer<typeof OperatorTicketsQuery>

export const OperatorTicketListItem = z
  .object({
    id: z.int(),
    title: z.string().describe('In the words of whoever opened it, else its subject'),
    customerId: z.int(),
    customer: z.string(),
    user: z.string().nullable().describe('Who opened it'),
    businessUnitId: answeredEnum(businessUnit),
    issuePriorityId: answeredEnum(issuePriority),
    issueStatusId: answeredEnum(issueStatus),
    order: z.string().nullable().describe('The service that it is about'),
    operatorId: z.int().nullable(),
    operator: z.string().nullable().describe('Whose it is; null: nobody’s yet'),
    askedDate: WireDateTime.nullable().describe('Since when the customer waits'),
    answerDueDate: WireDateTime.nullable().describe('Until when an answer is promised; null: none is waited for'),
    closesDate: WireDateTime.nullable().describe('When it closes by itself, if the customer stays silent'),
    createDate: WireDateTime,
    modifyDate: WireDateTime,
  })
  .meta({ id: 'OperatorTicketListItem' })
export type OperatorTicketListItem = z.infer<typeof OperatorTicketListItem>

export const OperatorTicketPage = z
  .object({ totalCount: z.int(), tickets: z.array(OperatorTicketListItem) })
  .meta({ id: 'OperatorTicketPage' })
export type OperatorTicketPage = z.infer<typeof OperatorTicketPage>

export const OperatorTicketFigures = z
  .object({
    openCount: z.int().describe('Not closed'),
    mineCount: z.int().describe('Of these: the caller’s'),
    nobodysCount: z.int().describe('Of these: of no operator yet'),
    waitingCount: z.int().describe('Of these: waiting for an answer'),
    soonCount: z.int().describe(`Promised within the next ${promiseSoonMinutes} minutes`),
    lateCount: z.int().describe('Past what was promised'),
  })
  .meta({ id: 'OperatorTicketFigures' })
export type OperatorTicketFigures = z.infer<typeof OperatorTicketFigures>

const OperatorTicketMessage = z.object({
  id: z.int(),
  createDate: WireDateTime,
  content: z.string(),
  user: z.string().nullable().describe('What the customer reads as its writer'),
  isSupport: z.boolean(),
  operator: z.string().nullable().describe('Who of us wrote it; the customer does not learn it'),
  files: z.array(IssueFile),
  snapshot: IssueSnapshot.nullable(),
})

/** What happened to a ticket behind the counter. */
export const ticketNoteKinds = [
  'note',
  'assigned',
  'routed',
  'priority',
  'closed',
  'lapsed',
  'reopened',
  'merged',
  'received',
] as const

const OperatorTicketNote = z.object({
  id: z.int(),
  createDate: WireDateTime,
  kind: z.enum(ticketNoteKinds).describe('received: another ticket was merged into this one; lapsed: closed by itself'),
  operator: z.string().nullable().describe('null: the command line'),
  content: z.string().nullable().describe('What was noted, or why it was done'),
  aboutId: z.int().nullable().describe('The operator, unit, priority or ticket that it names'),
  about: z.string().nullable().describe('What that is called'),
})

const TicketBeside = z.object({
  id: z.int(),
  title: z.string(),
  issueStatusId: answeredEnum(issueStatus),
  modifyDate: WireDateTime,
})

/** What operators are offered to do about a ticket, the first first. */
export const suggestionKinds = ['retry', 'incident', 'merge', 'money'] as const

export const OperatorTicketSuggestion = z
  .object({
    kind: z
      .enum(suggestionKinds)
      .describe('retry: try its operation again; merge: go on in another ticket; incident, money: answer with `reply`'),
    aboutId: z.int().nullable().describe('The operation, the incident, or the ticket to go on in'),
    about: z.string().describe('Persian: what it is about'),
    because: z.string().describe('Persian: why it is offered'),
    way: z.string().describe('Persian: what would be done'),
    effect: z.string().describe('Persian: what comes of it'),
    reply: z.string().nullable().describe('Persian: an answer to begin with; null: the act itself is offered'),
  })
  .meta({ id: 'OperatorTicketSuggestion' })
export type OperatorTicketSuggestion = z.infer<typeof OperatorTicketSuggestion>

export const OperatorTicketDetail = OperatorTicketListItem.extend({
  subject: z.string(),
  promise: z.string().describe('Persian: within how many hours, and which hours count'),
  firstAnswerDate: WireDateTime.nullable(),
  projectId: z.int().nullable(),
  project: z.string().nullable().describe('Whose readers read it; null: a matter of the account'),
  product: z.string().nullable().describe('Persian: of the service, else as the customer chose'),
  serviceType: z.string().nullable(),
  serviceId: z.int().nullable(),
  rating: z.int().nullable(),
  ratingComment: z.string().nullable(),
  mergedIntoId: z.int().nullable(),
  messages: z.array(OperatorTicketMessage),
  notes: z.array(OperatorTicketNote).describe('Never in an answer to a customer'),
  merged: z.array(TicketBeside).describe('Tickets that go on in this one; their messages stay with them'),
  others: z.array(TicketBeside).describe('The latest other tickets of the customer'),
  suggestions: z.array(OperatorTicketSuggestion).describe('At most three; none of a closed ticket'),
}).meta({ id: 'OperatorTicketDetail' })
export type OperatorTicketDetail = z.infer<typeof OperatorTicketDetail>

export const OperatorColleague = z
  .object({ id: z.int(), name: z.string(), openCount: z.int().describe('Tickets of theirs that are not closed') })
  .meta({ id: 'OperatorColleague' })
export type OperatorColleague = z.infer<typeof OperatorColleague>

const MessageContent = prose({ max: 10_000 })

export const OperatorReplyModel = z
  .object({
    content: MessageContent.describe('Markdown'),
    fileIds: idsInForm(attachmentsPerMessage).describe('Of operatorTicketUpload'),
    afterMessageId: optionalId.describe(
      'The last message that was read; where the customer has written since, nothing is sent. Absent: whatever was written',
    ),
    staysOpen: z.boolean().optional().describe('More is to come from us: the customer is promised another answer'),
    reason: OptionalReason,
  })
  .meta({ id: 'OperatorReplyModel' })
export type OperatorReplyModel = z.infer<typeof OperatorReplyModel>

export const OperatorNoteModel = z
  .object({ content: MessageContent, reason: OptionalReason })
  .meta({ id: 'OperatorNoteModel' })
export type OperatorNoteModel = z.infer<typeof OperatorNoteModel>

export const OperatorUploadModel = z
  .object({ attachment: requiredAttachment, reason: OptionalReason })
  .meta({ id: 'OperatorUploadModel' })
export type OperatorUploadModel = z.infer<typeof OperatorUploadModel>

export const OperatorTakeModel = z.object({ reason: OptionalReason }).meta({ id: 'OperatorTakeModel' })
export type OperatorTakeModel = z.infer<typeof OperatorTakeModel>

export const OperatorAssignModel = z.object({ operatorId: Id, reason: Reason }).meta({ id: 'OperatorAssignModel' })
export type OperatorAssignModel = z.infer<typeof OperatorAssignModel>

export const OperatorRouteModel = z
  .object({ businessUnitId: enumId(businessUnit), reason: Reason })
  .meta({ id: 'OperatorRouteModel' })
export type OperatorRouteModel = z.infer<typeof OperatorRouteModel>

export const OperatorPriorityModel = z
  .object({ issuePriorityId: enumId(issuePriority), reason: Reason })
  .meta({ id: 'OperatorPriorityModel' })
export type OperatorPriorityModel = z.infer<typeof OperatorPriorityModel>

export const OperatorMergeModel = z
  .object({ intoId: Id.describe('The ticket in which it goes on'), reason: Reason })
  .meta({ id: 'OperatorMergeModel' })
export type OperatorMergeModel = z.infer<typeof OperatorMergeModel>
