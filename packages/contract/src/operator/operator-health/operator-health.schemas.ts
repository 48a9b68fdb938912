import { z } from 'zod'
import { paymentProvider } from '../../enums.ts'
import { WireDateTime, answeredEnum } from '../../fields.ts'

const OperatorEngineHealth = z.object({
  datacenter: z.string(),
  scope: z.string().describe('Which of its engines'),
  label: z.string().describe('What people call it'),
  lastDate: WireDateTime.nullable().describe(
    'When the engine last answered to the end, with all that it has; null: never',
  ),
  isSilent: z.boolean().describe('It should have answered since'),
  tookMs: z.int().nullable().describe('How long that answer took'),
  failure: z.string().nullable().describe('Persian; why the last round had no answer'),
  failedSinceDate: WireDateTime.nullable().describe('The first of the rounds without an answer'),
})

const OperatorGatewayHealth = z.object({
  paymentProviderId: answeredEnum(paymentProvider),
  isFailing: z.boolean().describe('It did not answer lately: customers are sent elsewhere until it does'),
  startedCount: z.int().describe('Payments of the last 24 hours'),
  creditedCount: z.int().describe('Those of them that came through'),
  isDry: z.boolean().describe('Many were begun and none came through, though the bank answers'),
})

const OperatorMessageHealth = z.object({
  channel: z.enum(['email', 'sms']),
  waitingCount: z.int(),
  failedCount: z.int().describe('Given up in the last 24 hours'),
  sentCount: z.int().describe('Taken by whoever delivers them in the last 24 hours'),
  state: z.enum(['fine', 'some', 'none']).describe('none: what was given up is all there was'),
})

export const OperatorHealth = z
  .object({
    engines: z.array(OperatorEngineHealth),
    gateways: z.array(OperatorGatewayHealth),
    messages: z.array(OperatorMessageHealth),
    failedOperationCount: z.int().describe('Of the last 24 hours'),
    runningOperationCount: z.int(),
    invoices: z.object({
      obstacle: z
        .string()
        .nullable()
        .describe('Persian: why no invoice is issued, and which setting mends it; null: invoices are issued'),
      waitingMonthCount: z.int().describe('Months whose bills wait for their invoices'),
    }),
    needsHandCount: z.int().describe('Operations of which something could not be taken back: a person has to look'),
  })
  .meta({ id: 'OperatorHealth' })
export type OperatorHealth = z.infer<typeof OperatorHealth>

export const OperatorFinding = z
  .object({
    id: z.int(),
    datacenter: z.string(),
    kind: z.enum(['gone', 'failed', 'power', 'address', 'size', 'attachment', 'route', 'orphan', 'guards']),
    serviceType: z.string(),
    product: z.string().describe('Persian; what people call its kind'),
    serviceId: z.int(),
    serviceName: z.string().nullable().describe('Null: we have nothing under this number, or it has no name'),
    projectId: z.int(),
    project: z.string().nullable(),
    customerId: z.int().nullable(),
    customer: z.string().nullable(),
    engineRef: z.string().nullable().describe('What the engine calls it'),
    isHeldBack: z
      .boolean()
      .describe('Seen, and not believed yet: so much is missing that the answer is more likely wrong'),
    details: z
      .array(z.object({ label: z.string(), value: z.string() }))
      .describe('What was expected and what was found'),
    next: z.enum(['looksAgain', 'itself', 'person']).describe('What comes of it'),
    firstDate: WireDateTime,
  })
  .meta({ id: 'OperatorFinding' })
export type OperatorFinding = z.infer<typeof OperatorFinding>
