import { z } from 'zod'
import { cacheGroups } from '../../cache-groups.ts'
import { operationStatus } from '../../enums.ts'
import { WireDateTime, answeredEnum } from '../../fields.ts'

export const OperationListItem = z
  .object({
    id: z.int(),
    kind: z.string().describe('The id of the call that started it'),
    title: z.string().describe('Persian; what is done, without names'),
    sentence: z.string().describe('Persian; what is done to what, with both names where it is about two things'),
    projectId: z.int().nullable(),
    serviceType: z.string().describe('A name of productCategory'),
    serviceId: z.int().nullable(),
    serviceName: z.string().nullable(),
    user: z.string().nullable(),
    operationStatusId: answeredEnum(operationStatus),
    percent: z.int().describe('0-100, done steps of all steps'),
    step: z.string().nullable().describe('Persian name of the running or failed step'),
    stepNumber: z.int().optional().describe('Which of its steps it is at, from 1'),
    stepCount: z.int().optional(),
    expectedEndDate: WireDateTime.optional().describe(
      'While it goes on: when it will probably be done, by what its steps took in the last operations of its kind',
    ),
    reason: z.string().nullable().describe('Persian reason of the failure'),
    canRetry: z.boolean(),
    canCancel: z.boolean(),
    createDate: WireDateTime,
    endDate: WireDateTime.nullable(),
  })
  .meta({ id: 'OperationListItem' })
export type OperationListItem = z.infer<typeof OperationListItem>

export const OperationStep = z
  .object({
    name: z.string().describe('Persian'),
    operationStatusId: answeredEnum(operationStatus),
    attempt: z.int(),
    startDate: WireDateTime.nullable(),
    endDate: WireDateTime.nullable(),
    error: z.string().nullable(),
  })
  .meta({ id: 'OperationStep' })
export type OperationStep = z.infer<typeof OperationStep>

export const OperationDetail = OperationListItem.extend({ steps: z.array(OperationStep) }).meta({
  id: 'OperationDetail',
})
export type OperationDetail = z.infer<typeof OperationDetail>

export const LiveEvent = z
  .object({
    group: z.enum(cacheGroups).nullable().describe('The cache group to read again'),
    projectId: z.int().nullable(),
    id: z.int().nullable(),
    operation: OperationListItem.nullish(),
  })
  .meta({ id: 'LiveEvent' })
export type LiveEvent = z.infer<typeof LiveEvent>
