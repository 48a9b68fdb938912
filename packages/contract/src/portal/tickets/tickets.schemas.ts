import { z } from 'zod'
import { businessUnit, issuePriority, issueStatus } from '../../enums.ts'
import {
  PathId,
  WireDateTime,
  answeredEnum,
  enumId,
  fromText,
  optionalAttachment,
  optionalId,
  optionalIdInForm,
  prose,
} from '../../fields.ts'

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

export const IssueMessage = z
  .object({
    id: z.int(),
    issueDate: WireDateTime,
    content: z.string().nullable(),
    user: z.string().nullable(),
    userId: z.int(),
    fileName: z.string().nullish().describe('Present = downloadable with issueItemDownload(id of the message)'),
    fileSize: z.int().nullish(),
  })
  .meta({ id: 'IssueMessage' })
export type IssueMessage = z.infer<typeof IssueMessage>

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
  })
  .meta({ id: 'IssueListItem' })
export type IssueListItem = z.infer<typeof IssueListItem>

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

export const CreateIssueItemModel = z
  .object({
    issueId: PathId,
    content: prose({ max: 10_000 }),
    attachment: optionalAttachment,
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
  }),
  { customerProductId: 'orderId' },
).meta({ id: 'CreateIssueModel' })
export type CreateIssueModel = z.infer<typeof CreateIssueModel>
