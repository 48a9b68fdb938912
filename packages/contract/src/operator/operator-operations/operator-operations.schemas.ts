import { z } from 'zod'
import { operationStatus } from '../../enums.ts'
import { WireDateTime, answeredEnum, optionalText } from '../../fields.ts'
import { operatorGroups } from '../operator-groups.ts'

export const OperatorEvent = z
  .object({
    group: z.enum(operatorGroups).nullable().describe('The cache group to read again; null: all of them'),
  })
  .meta({ id: 'OperatorEvent' })
export type OperatorEvent = z.infer<typeof OperatorEvent>

export const OperatorOperationsQuery = z.object({
  State: optionalText(z.enum(['failed', 'active'])).describe(
    'failed where nothing is said: of the last 30 days, and all that needs a person',
  ),
})

export const OperatorOperation = z
  .object({
    id: z.int(),
    sentence: z.string().describe('Persian; what is done to what'),
    customerId: z.int(),
    customer: z.string(),
    serviceType: z.string(),
    serviceName: z.string().nullable(),
    operationStatusId: answeredEnum(operationStatus),
    step: z.string().nullable().describe('Persian name of the running or failed step'),
    stepNumber: z.int(),
    stepCount: z.int(),
    reason: z.string().nullable().describe('Persian reason of the failure'),
    canRetry: z.boolean(),
    needsHand: z.boolean().describe('Part of it could not be taken back: a person has to look'),
    createDate: WireDateTime,
    endDate: WireDateTime.nullable(),
  })
  .meta({ id: 'OperatorOperation' })
export type OperatorOperation = z.infer<typeof OperatorOperation>
