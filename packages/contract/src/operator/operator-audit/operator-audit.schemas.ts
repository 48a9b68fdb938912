import { z } from 'zod'
import { ReportDate, WireDateTime, fromText, line, optionalIdFromText, optionalText } from '../../fields.ts'
import { maxPageSize } from '../../limits.ts'

export const OperatorAuditQuery = z.object({
  OperatorId: optionalIdFromText.describe('Another operator’s is read by administrators alone'),
  CustomerId: optionalIdFromText,
  Event: optionalText(line({ max: 60 })).describe('The id of a call, or a command'),
  FromDate: optionalText(ReportDate),
  ToDate: optionalText(ReportDate),
  PageNumber: fromText(z.int().min(1).max(1_000_000)),
  PageSize: fromText(z.int().min(1).max(maxPageSize)),
})

const OperatorAuditLine = z.object({
  id: z.int().describe('Its place in the chain'),
  date: WireDateTime,
  operatorId: z.int().nullable().describe('Null: whoever may use the command line'),
  operator: z.string().describe('As they were called then'),
  event: z.string().describe('The id of the call, or a command of `sarv` as `operator:customer close`'),
  title: z.string().describe('Persian; what was done'),
  isLook: z.boolean().describe('It was read while seeing the portal as a customer'),
  target: z.string().nullable(),
  customerId: z.int().nullable(),
  customer: z.string().nullable(),
  reason: z.string().nullable(),
  succeeded: z.boolean(),
  isProven: z.boolean().describe('It fits the line before it: nobody has changed it since'),
})

export const OperatorAuditPage = z
  .object({
    pageNumber: z.int(),
    pageSize: z.int(),
    totalRecords: z.int(),
    totalPages: z.int(),
    data: z.array(OperatorAuditLine),
    operators: z.array(z.object({ id: z.int(), name: z.string() })).describe('Whose lines can be asked for'),
    events: z.array(z.object({ id: z.string(), title: z.string() })).describe('What can be asked for'),
  })
  .meta({ id: 'OperatorAuditPage' })
export type OperatorAuditPage = z.infer<typeof OperatorAuditPage>
