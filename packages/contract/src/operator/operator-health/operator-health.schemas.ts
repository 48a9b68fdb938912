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
})

const OperatorGatewayHealth = z.object({
  paymentProviderId: answeredEnum(paymentProvider),
  isFailing: z.boolean().describe('It did not answer lately: customers are sent elsewhere until it does'),
  startedCount: z.int().describe('Payments of the last 24 hours'),
  creditedCount: z.int().describe('Those of them that came through'),
})

const OperatorMessageHealth = z.object({
  channel: z.enum(['email', 'sms']),
  waitingCount: z.int(),
  failedCount: z.int().describe('Given up in the last 24 hours'),
})

export const OperatorHealth = z
  .object({
    engines: z.array(OperatorEngineHealth),
    gateways: z.array(OperatorGatewayHealth),
    messages: z.array(OperatorMessageHealth),
    failedOperationCount: z.int().describe('Of the last 24 hours'),
    runningOperationCount: z.int(),
    needsHandCount: z.int().describe('Operations of which something could not be taken back: a person has to look'),
  })
  .meta({ id: 'OperatorHealth' })
export type OperatorHealth = z.infer<typeof OperatorHealth>

export const OperatorFinding = z
  .object({
    id: z.int(),
    datacenter: z.string(),
    kind: z.enum(['gone', 'failed', 'power', 'address', 'size', 'attachment', 'route', 'orphan']),
    serviceType: z.string(),
    serviceId: z.int(),
    projectId: z.int(),
    engineRef: z.string().nullable().describe('What the engine calls it'),
    isHeldBack: z
      .boolean()
      .describe('Seen, and not believed yet: so much is missing that the answer is more likely wrong'),
    firstDate: WireDateTime,
  })
  .meta({ id: 'OperatorFinding' })
export type OperatorFinding = z.infer<typeof OperatorFinding>
