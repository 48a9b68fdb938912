import { z } from 'zod'
import { businessUnit, issuePriority, issueStatus, operationStatus, serviceStatus } from '../../enums.ts'
import {
  PathId,
  WireDateTime,
  answeredEnum,
  enumId,
  fromText,
  idsInForm,
  opaque,
  optionalAttachment,
  optionalId,
  optionalIdFromText,
  optionalIdInForm,
  optionalText,
  prose,
  proseLine,
  requiredAttachment,
} from '../../fields.ts'
import { attachmentsPerMessage } from '../../limits.ts'
import { ListQuery } from '../../params.ts'

export const ticketTitleLength = { min: 3, max: 120 } as const
export const ticketRating = { min: 1, max: 5 } as const

/** Takes a field also under the name that older clients send it with. */
const withOlderNames = <S extends z.ZodObject>(schema: S, olderNames: Record<string, keyof z.output<S> & string>) =>
  z.preprocess((body: z.input<S>) => {
    const renamed = Object.entries(body ?? {}).map(([name, value]) => [olderNames[name] ?? name, value] as const)
    return { ...Object.fromEntries(renamed), ...body }
  }, schema)

export const IssueSubjectShortItem = z
  .object({
    id: z.int(),
    name: z.string().nullable(),
  })
  .meta({ id: 'IssueSubjectShortItem' })
export type IssueSubjectShortItem = z.infer<typeof IssueSubjectShortItem>

export const IssueSubjectListItem = z
  .object({
    id: z.int(),
    name: z.string().nullable(),
  })
  .meta({ id: 'IssueSubjectListItem' })
export type IssueSubjectListItem = z.infer<typeof IssueSubjectListItem>

export const IssueFile = z
  .object({
    id: z.int().describe('For issueFileDownload'),
    fileName: z.string(),
    fileSize: z.int(),
  })
  .meta({ id: 'IssueFile' })
export type IssueFile = z.infer<typeof IssueFile>

export const UploadIssueFileModel = z.object({ attachment: requiredAttachment }).meta({ id: 'UploadIssueFileModel' })
export type UploadIssueFileModel = z.infer<typeof UploadIssueFileModel>

/** How a service stood when its owner let support see it: nothing that opens anything, no content, no address. */
export const IssueSnapshot = z
  .object({
    takenDate: WireDateTime,
    service: z.string().describe('Its name'),
    product: z.string(),
    project: z.string(),
    serviceStatusId: answeredEnum(serviceStatus).nullable(),
    operations: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        operationStatusId: answeredEnum(operationStatus),
        reason: z.string().nullable(),
        createDate: WireDateTime,
        endDate: WireDateTime.nullable(),
      }),
    ),
    requests: z
      .array(
        z.object({
          title: z.string().describe('What was asked for'),
          date: WireDateTime,
          status: z.int().describe('How it was answered, as HTTP says it'),
          traceId: z.string(),
        }),
      )
      .describe('The last requests that were about it'),
  })
  .meta({ id: 'IssueSnapshot' })
export type IssueSnapshot = z.infer<typeof IssueSnapshot>

export const IssueSnapshotToSend = z
  .object({
    snapshot: IssueSnapshot.describe('What would be sent'),
    sealed: z.string().describe('Sent with the message as `snapshot`, by whoever agrees: exactly this goes'),
  })
  .meta({ id: 'IssueSnapshotToSend' })
export type IssueSnapshotToSend = z.infer<typeof IssueSnapshotToSend>

export const IssueMessage = z
  .object({
    id: z.int(),
    issueDate: WireDateTime,
    content: z.string().nullable(),
    user: z.string().nullable(),
    userId: z.int(),
    fileName: z.string().nullish().describe('Present = downloadable with issueItemDownload(id of the message)'),
    fileSize: z.int().nullish(),
    isSupport: z.boolean().optional().describe('Ours: written by the provider'),
    files: z.array(IssueFile).optional().describe('Ours: all files of the message; the first is also `fileName`'),
    snapshot: IssueSnapshot.nullish(),
  })
  .meta({ id: 'IssueMessage' })
export type IssueMessage = z.infer<typeof IssueMessage>

/** Ours: the clock of the promised answer. */
const promised = {
  answerDueDate: WireDateTime.nullish().describe('Until when an answer is promised; absent: none is waited for'),
  promise: z.string().nullish().describe('Persian: within how many hours, and which hours count'),
}

export const IssueThread = z
  .object({
    issueId: z.int(),
    issueSubject: z.string().nullable(),
    businessUnit: z.string().nullable(),
    order: z.string().nullish(),
    issueStatusId: answeredEnum(issueStatus),
    createDate: WireDateTime,
    modifyDate: WireDateTime.nullish(),
    issueItems: z.array(IssueMessage).nullish(),
    issuePriorityId: answeredEnum(issuePriority).optional(),
    title: z.string().nullish().describe('Ours: in the words of whoever opened it'),
    ...promised,
    closesDate: WireDateTime.nullish().describe('Ours: when it closes by itself, if nobody of the customer writes'),
    firstAnswerDate: WireDateTime.nullish().describe('Ours'),
    product: z.string().nullish().describe('Persian'),
    projectId: z.int().nullish().describe('Ours: whoever may read this project reads the ticket'),
    serviceType: z.string().nullish().describe('Ours: with serviceId, the service that it is about'),
    serviceId: z.int().nullish(),
    user: z.string().nullish().describe('Ours: who opened it'),
    mayWrite: z
      .boolean()
      .optional()
      .describe('Ours: whether the caller may answer, close and rate it; others who see it read only'),
    rating: z.int().nullish().describe('Ours: 1 to 5'),
    ratingComment: z.string().nullish(),
    isOwnRating: z.boolean().optional().describe('Ours: the caller gave it'),
    mergedIntoId: z.int().nullish().describe('Ours: it goes on in this ticket'),
  })
  .meta({ id: 'IssueThread' })
export type IssueThread = z.infer<typeof IssueThread>

export const IssueShortItem = z
  .object({
    id: z.int(),
    issueSubject: z.string().nullable(),
    issueStatus: z.string().nullable(),
    createDate: WireDateTime,
    modifyDate: WireDateTime.nullish(),
  })
  .meta({ id: 'IssueShortItem' })
export type IssueShortItem = z.infer<typeof IssueShortItem>

export const IssueListItem = z
  .object({
    id: z.int(),
    issueSubject: z.string().nullable(),
    businessUnit: z.string().nullable(),
    issueStatus: z.string().nullable(),
    issueStatusId: answeredEnum(issueStatus),
    createDate: WireDateTime,
    modifyDate: WireDateTime.nullable(),
    title: z.string().nullish(),
    businessUnitId: answeredEnum(businessUnit).optional(),
    issuePriorityId: answeredEnum(issuePriority).optional(),
    order: z.string().nullish(),
    user: z.string().nullish(),
    answerDueDate: promised.answerDueDate,
    isUnread: z.boolean().optional().describe('Ours: something in it that the caller has not seen'),
    rating: z.int().nullish(),
  })
  .meta({ id: 'IssueListItem' })
export type IssueListItem = z.infer<typeof IssueListItem>

export const IssueListQuery = ListQuery.extend({
  StatusId: optionalIdFromText.describe('An id of issueStatus'),
  BusinessUnitId: optionalIdFromText,
  PriorityId: optionalIdFromText,
  OrderId: optionalIdFromText.describe('Of one own service'),
  ProductId: optionalIdFromText.describe('Ours: an id of productCategory'),
  View: optionalText(z.enum(['open', 'unread', 'mine'])).describe('Not closed, unseen, or opened by the caller'),
})
export type IssueListQuery = z.infer<typeof IssueListQuery>

export const IssuePriorityItem = z
  .object({
    id: answeredEnum(issuePriority),
    name: z.string(),
    promise: z.string().describe('Persian: within how many hours, and which hours count'),
    answerDueDate: WireDateTime.describe('If it were asked now'),
  })
  .meta({ id: 'IssuePriorityItem' })
export type IssuePriorityItem = z.infer<typeof IssuePriorityItem>

export const RateIssueModel = z
  .object({
    rating: z.int().min(ticketRating.min).max(ticketRating.max),
    comment: optionalText(prose({ max: 1000 })),
  })
  .meta({ id: 'RateIssueModel' })
export type RateIssueModel = z.infer<typeof RateIssueModel>

export const BusinessUnitListItem = z
  .object({
    id: answeredEnum(businessUnit),
    name: z.string().nullable(),
  })
  .meta({ id: 'BusinessUnitListItem' })
export type BusinessUnitListItem = z.infer<typeof BusinessUnitListItem>

export const IssueSubjectShortListModel = z
  .object({
    productId: optionalId,
    businessUnitId: optionalId,
  })
  .meta({ id: 'IssueSubjectShortListModel' })
export type IssueSubjectShortListModel = z.infer<typeof IssueSubjectShortListModel>

/** Ours: what goes with a message besides its one attachment. */
const besides = {
  fileIds: idsInForm(attachmentsPerMessage).describe('Of issueFileUpload'),
  snapshot: optionalText(opaque(100_000)).describe('`sealed` of issueSnapshot'),
}

export const CreateIssueItemModel = z
  .object({
    issueId: PathId,
    content: prose({ max: 10_000 }),
    attachment: optionalAttachment,
    ...besides,
  })
  .meta({ id: 'CreateIssueItemModel' })
export type CreateIssueItemModel = z.infer<typeof CreateIssueItemModel>

export const CreateIssueModel = withOlderNames(
  z.object({
    content: prose({ max: 10_000 }),
    businessUnitId: PathId,
    issueSubjectId: PathId,
    issuePriorityId: fromText(enumId(issuePriority)).default(issuePriority.id.important),
    orderId: optionalIdInForm.describe('The own service that the ticket is about'),
    productId: optionalIdInForm,
    attachment: optionalAttachment,
    title: optionalText(proseLine(ticketTitleLength)).describe('Ours: in a few words'),
    ...besides,
  }),
  { customerProductId: 'orderId' },
).meta({ id: 'CreateIssueModel' })
export type CreateIssueModel = z.infer<typeof CreateIssueModel>
